import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Refused } from "../api.ts";
import { Desk } from "../tests/support/desk.ts";

/* Requests that no page of the desk sends, to every route of the server. */

let desk: Desk;
let picture: Uint8Array<ArrayBuffer>;
const failed = vi.spyOn(console, "error").mockImplementation(() => undefined);

beforeAll(async () => {
  desk = await Desk.open();
  const create = { width: 20, height: 10, channels: 3 as const, background: "teal" };
  picture = new Uint8Array(await sharp({ create }).png().toBuffer());
});
afterEach(() => expect(failed.mock.calls).toEqual([]));
afterAll(() => {
  failed.mockRestore();
  desk.close();
});

const deskHeaders = { Host: "localhost:4570", Origin: "http://localhost:4570", "X-Desk-Person": "Sunita" };
const ask = (path: string, init: RequestInit = {}) =>
  desk.app.request(`http://localhost:4570${path}`, {
    ...init,
    headers: { ...deskHeaders, ...(init.headers as object) },
  });

const odd = [
  ..."-1 0 0.5 1.5 1e9 1e309 NaN Infinity 9999999999999999999999 [] {} null true x".split(" "),
  ..."constructor __proto__ toString hasOwnProperty ../.. ..%2f..%2fHEAD %00 %0a %E0%A4%A %F0%9F%8F%A5 :(top) --all".split(
    " ",
  ),
  "",
  "x".repeat(3000),
];

/** The paths of all routes, from the server. */
function routesOf(method: string): string[] {
  const paths = desk.app.routes.filter((route) => route.method === method).map(({ path }) => path);
  return [...new Set(paths)].filter((path) => path !== "*");
}

/** The addresses of a route, with each invalid value for its parameters. */
function addressesOf(path: string): string[] {
  const plain = path
    .replace(/\{[^}]*\.xlsx\}/, ".xlsx")
    .replace(/\{[^}]*\.png\}/, ".png")
    .replace(/\{.*\}/, "");
  return /:\w+/.test(plain) ? odd.map((value) => plain.replace(/:\w+/, () => value)) : [plain];
}

async function expectAnswer(address: string, response: Response | Promise<Response>): Promise<void> {
  const answer = await response;
  // An event stream doesn't end.
  if (answer.headers.get("Content-Type") === "text/event-stream") return answer.body?.cancel();
  const text = await answer.text();
  expect(answer.status, `${address} ${text}`).toBeLessThan(500);
  if (answer.status < 400 || !address.includes("/api/")) return;
  const { refused } = JSON.parse(text) as Refused;
  expect(refused.join(" "), address).toMatch(/\w.*[.:!]/);
  expect(refused.join(" "), address).not.toMatch(/native code|undefined|\[object/);
}

test("every route answers invalid addresses with a message", async () => {
  const gets = routesOf("GET");
  expect(gets).toEqual(expect.arrayContaining(["/api/session", "/pictures/:path{.+}", "/api/review/:secret"]));
  for (const path of gets) for (const address of addressesOf(path)) await expectAnswer(address, ask(address));
});

test("every route answers invalid parameters with a message", async () => {
  const parameters: [path: string, parameter: string, values: string[]][] = [
    ["/api/record", "path", odd],
    ["/api/mentions", "path", odd],
    ["/api/history", "path", odd],
    ["/api/history", "before", odd],
    ["/api/today", "from", odd],
    ["/pictures/doctors/photos/doctor.png", "width", odd],
  ];
  for (const [path, name, values] of parameters)
    for (const value of values) await expectAnswer(`${path}?${name}=${value}`, ask(`${path}?${name}=${value}`));
  const unknown = "constructor=x&path=constructor&path=2&from[]=x&before=--all&since=--all&without=../..&byTheDesk=no";
  for (const path of routesOf("GET").filter((path) => !path.includes(":")))
    await expectAnswer(`${path}?${unknown}`, ask(`${path}?${unknown}`));
});

test("every route answers a body of a wrong type with a message", async () => {
  const bodies: [type: string, body: string][] = [
    ["application/json", ""],
    ["application/json", "{"],
    ["application/json", "null"],
    ["application/json", "[[]]"],
    ["application/json", '"text"'],
    ["application/json", '{"__proto__":{"path":"x"},"constructor":{"prototype":1}}'],
    ["text/plain", "{}"],
    ["application/x-www-form-urlencoded", "path=x&path=y&changes[]=1"],
    ["multipart/form-data", "no boundary"],
    ["multipart/form-data; boundary=a", "--a\r\nContent-Disposition: form-data; name=file\r\n\r\nx\r\n--a--"],
    ["multipart/form-data; boundary=a", "--a\r\n"],
    ["", "\0\0"],
  ];
  const posts = routesOf("POST");
  expect(posts).toContain("/api/save");
  for (const path of posts)
    for (const address of [path.replace(/:\w+/, "x"), path.replace(/:\w+/, "constructor")])
      for (const [type, body] of bodies)
        await expectAnswer(
          `POST ${address} ${type} ${body}`,
          ask(address, { method: "POST", body, headers: type ? { "Content-Type": type } : {} }),
        );
});

test("accepts only whole numbers as a picture's width, and crops inside the picture", async () => {
  const path = "/pictures/doctors/photos/doctor.png";
  const statuses = async (widths: string[]) =>
    Promise.all(widths.map(async (width) => (await ask(`${path}?width=${width}`)).status));
  expect(await statuses(["0.5", "0", "-3", "NaN", "1e3", "", "x"])).toEqual(Array(7).fill(422));
  expect(await statuses(["1", "320", "99999"])).toEqual([200, 200, 200]);
  const upload = async (crop: unknown) => {
    const form = new FormData();
    form.set("file", new File([picture], "photo.png"));
    form.set("crop", typeof crop === "string" ? crop : JSON.stringify(crop));
    const { status, body } = await desk.post<Refused & { width: number; height: number }>("/api/uploads", form);
    return status === 200 ? [body.width, body.height] : [status, body.refused[0]];
  };
  const whole = { left: 0, top: 0, width: 1, height: 1 };
  for (const crop of [
    { ...whole, left: 1.5 },
    { ...whole, left: 0.5 },
    { ...whole, width: 0 },
    { ...whole, top: -1 },
    { ...whole, height: "1" },
    [],
    "null",
    "{",
  ])
    expect(await upload(crop), JSON.stringify(crop)).toEqual([422, expect.stringContaining("Select it again")]);
  expect(await upload(whole)).toEqual([20, 10]);
  expect(await upload({ left: 0.3333, top: 0.5, width: 0.6668, height: 0.5 })).toEqual([13, 5]);
  expect(await upload({ left: 0.999, top: 0.999, width: 0.001, height: 0.001 })).toEqual([1, 1]);
});

test("handles fields with the names of built-in object properties", async () => {
  const record = await desk.record("claims.yaml");
  const value = { ...record.value, constructor: "x", toString: { valueOf: 1 } };
  const { status, body } = await desk.save<Refused>("claims.yaml", value, { version: "older", base: record.value });
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toMatch(/[Cc]onstructor/);
  expect(JSON.stringify(body)).not.toContain("native code");
});
