import { checkContent } from "@hospital/content/check/check-content";
import { readHospitalBrand } from "@hospital/content/hospital-brand";
import { fileText } from "@hospital/content/messages/write-problem";
import { plainPicture } from "@hospital/testing/content/example-content";
import { exampleFolder } from "@hospital/testing/content/example-folder";
import { drawIcons } from "@hospital/theme/app-icons";
import { svgProblem } from "@hospital/theme/svg";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { Brand } from "../src/components/brand/brand.tsx";

const svg = (width: number, height: number, inside = '<path d="M0 0h9v9H0z" fill="#123456"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

const example = exampleFolder();

/** The result of `look` with these files in the brand folder. */
const withBrand = <Seen>(files: Record<string, string | Buffer | object>, look: (root: string) => Promise<Seen>) =>
  example.after((tree) => {
    for (const [name, content] of Object.entries(files))
      tree.set(`brand/${name}`, typeof content === "string" || Buffer.isBuffer(content) ? content : stringify(content));
  }, look);

const problemsWith = (files: Parameters<typeof withBrand>[0]) =>
  withBrand(files, async (root) =>
    (await checkContent(root))
      .filter(({ file }) => file.includes("/brand/"))
      .map((problem) => {
        const { message, fix } = fileText(problem);
        return `${problem.file}:${problem.line} ${problem.field} ${problem.level}: ${message} → ${fix}`;
      }),
  );
const brandWith = (files: Parameters<typeof withBrand>[0]) => withBrand(files, (root) => readHospitalBrand(root));

describe("a hospital's colours", () => {
  test("that are unreadable are refused with the location and the nearest colours with enough contrast", async () => {
    const colours = { primary: "#7c3aed", accent: "#8a1f11" };
    const [primary = "", accent = "", ...otherProblems] = await problemsWith({ "brand.yaml": { colours } });
    expect(primary).toMatch(/^content\/brand\/brand\.yaml:2 colours\.primary error: .*#7c3aed.* as link on .* needs 7/);
    expect(accent).toMatch(/^content\/brand\/brand\.yaml:3 colours\.accent error: /);
    expect(otherProblems).toEqual([]);
    const nearest = [primary, accent].map(
      (problem) => /The nearest colour with enough contrast is "(#[\da-f]{6})"/.exec(problem)?.[1] ?? "",
    );
    expect(nearest).not.toContain("");
    expect(await problemsWith({ "brand.yaml": { colours: { primary: nearest[0], accent: nearest[1] } } })).toEqual([]);
  });

  test.each([
    ["a name", "teal", /colours\.primary error: .*must be a colour in quotes/],
    ["one without quotes, which YAML takes for a remark", null, /colours\.primary error: /],
  ])("are written as numbers: %s is refused", async (_name, primary, says) => {
    expect(await problemsWith({ "brand.yaml": { colours: { primary } } })).toEqual([expect.stringMatching(says)]);
  });
});

describe("a drawing", () => {
  test.each([
    ["a script", svg(9, 9, "<script>alert(1)</script>")],
    ["a script under another prefix", svg(9, 9, '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
    ["a style from elsewhere under another prefix", svg(9, 9, "<s:style>@import 'https://x.example/a.css'</s:style>")],
    ["100,000 shapes", svg(9, 9, '<path d="M0 0h1v1z"/>'.repeat(100_000))],
    ["a handler", svg(9, 9, '<path d="M0 0" onclick="alert(1)"/>')],
    ["a page inside", svg(9, 9, "<foreignObject><p>x</p></foreignObject>")],
    ["a picture from elsewhere", svg(9, 9, '<image href="https://x.example/a.png"/>')],
    ["a shape from elsewhere", svg(9, 9, '<use xlink:href="//x.example/a.svg#b"/>')],
    ["a link", svg(9, 9, '<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ["a change of a link", svg(9, 9, '<set attributeName="href" to="javascript:alert(1)"/>')],
    ["a paint from elsewhere", svg(9, 9, '<path d="M0 0" fill="url(https://x.example/#a)"/>')],
    ["a style from elsewhere", svg(9, 9, "<style>@import 'https://x.example/a.css'</style>")],
    ["a disguised paint", svg(9, 9, '<path d="M0 0" style="fill:u\\72l(https://x.example/#a)"/>')],
    ["a spelt-out letter", svg(9, 9, '<path d="M0 0" style="fill:&#117;rl(https://x.example/#a)"/>')],
    ["a document type", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(9, 9)}`],
    ["a style sheet before it", `<?xml-stylesheet href="https://x.example/a.css"?>${svg(9, 9)}`],
    ["a tag that never ends", svg(9, 9, "<path d='M0 0'")],
    ["something else", "<html></html>"],
    ["no size", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  ])("with %s is refused", async (_name, drawing) => {
    expect(svgProblem(drawing)).toBeDefined();
    const files = { "brand.yaml": { logo: "./logo.svg" }, "logo.svg": drawing };
    expect(await problemsWith(files)).toEqual([
      expect.stringMatching(/brand\.yaml:1 logo error: The picture .*logo\.svg/),
    ]);
  });

  test("as drawing programs write it is taken", () => {
    const head = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- A program wrote this -->\n';
    const gradient = '<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient></defs>';
    const shapes = '<style>.b{fill:url(#a)}</style><g class="b"><path d="M0 0h9v9"/></g><use href="#c"/>';
    expect(svgProblem(head + svg(9, 9, gradient + shapes))).toBeUndefined();
  });
});

const shapes: [name: string, width: number, height: number][] = [
  ["wide", 600, 150],
  ["square", 300, 300],
  ["tall", 150, 450],
];

describe.each(["svg", "png"])("a logo as %s", (ending) => {
  const logoFile = async (width: number, height: number) =>
    ending === "svg"
      ? svg(width, height, '<path d="M0 0h99v99H0z" fill="#c02080"/>')
      : plainPicture(width, height).png().toBuffer();

  test.each(shapes)(
    "that is %s shows whole, with the name in words or in its alternative",
    async (name, width, height) => {
      const files = { "brand.yaml": { logo: `./logo.${ending}` }, [`logo.${ending}`]: await logoFile(width, height) };
      const { logos, files: sent } = await brandWith(files);
      const { src = "" } = logos.en;
      expect(logos.en.width / logos.en.height).toBeCloseTo(width / height, 1);
      expect(sent.get(src)?.length).toBeGreaterThan(50);
      const html = renderToStaticMarkup(
        Brand({ logo: logos.en, name: "Asha Clinic", city: "Pune", href: "/", look: "line" }),
      );
      expect(html).toContain(`src="${src}"`);
      expect(html).toContain(name === "wide" ? 'alt="Asha Clinic, Pune"' : 'alt=""');
      expect(html.includes("brand__text")).toBe(name !== "wide");
    },
  );

  test.each(shapes)("that is %s becomes icons with all of it on their plate", async (_name, width, height) => {
    const files = { "brand.yaml": { logo: `./logo.${ending}` }, [`logo.${ending}`]: await logoFile(width, height) };
    const { icons } = await brandWith(files);
    const drawn = await drawIcons({ ...icons, mark: { ...icons.mark, text: filled(icons.mark.text) } });
    for (const [address, size] of Object.entries({ "/apple-touch-icon.png": 180, "/icon-maskable-512.png": 512 })) {
      const { info, data } = await sharp(drawn.get(address)).trim().toBuffer({ resolveWithObject: true });
      expect(await sharp(drawn.get(address)).metadata()).toMatchObject({ width: size, height: size });
      expect(data.length).toBeGreaterThan(0);
      expect(info.width / info.height).toBeCloseTo(width / height, 0);
      expect(Math.max(info.width, info.height)).toBeLessThan(0.8 * size);
    }
    expect([...drawn.keys()]).toContain("/favicon.svg");
    expect(drawn.get("/favicon.ico")?.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });

  /** The drawing's shape fills its viewBox, as a bitmap does. */
  const filled = (text: string) => text.replace("M0 0h99v99H0z", "M0 0h600v600H0z");
});

describe("a logo", () => {
  test("in the hospital's own colours is in the page, in the page's colours", async () => {
    const drawing = svg(9, 9, '<path d="M0 0h9v9z" fill="#0D5450"/><path d="M1 1h9v9z"/>');
    const files = { "brand.yaml": { logo: "./logo.svg", colours: { primary: "#0d5450" } }, "logo.svg": drawing };
    const { logos, files: sent } = await brandWith(files);
    expect(logos.en.drawing).toBe('<path d="M0 0h9v9z" fill="var(--link)"/><path d="M1 1h9v9z"/>');
    expect(sent.size).toBe(0);
  });

  test("has another file in another language, and for a dark ground", async () => {
    const picture = await plainPicture(400, 100).png().toBuffer();
    const otherPicture = await plainPicture(400, 101).png().toBuffer();
    const brand = { logo: { en: "./logo.png", hi: "./logo-hi.png" }, logoDark: "./dark.png", mark: "./mark.svg" };
    const files = {
      "brand.yaml": brand,
      "logo.png": picture,
      "logo-hi.png": otherPicture,
      "dark.png": otherPicture,
      "mark.svg": svg(9, 9),
    };
    expect(await problemsWith(files)).toEqual([]);
    const { logos } = await brandWith(files);
    expect(logos.hi.src).not.toBe(logos.en.src);
    const html = (look: "line" | "block") =>
      renderToStaticMarkup(Brand({ logo: logos.en, name: "Asha Clinic", city: "Pune", href: "/", look }));
    expect(html("line")).toMatch(/<source media="\(prefers-color-scheme: dark\)" srcSet="\/_astro\/logo\./i);
    expect(html("line")).not.toContain('data-tone="plate"');
    expect(html("block")).toContain(`src="${logos.en.darkSrc}"`);
  });

  test("that is a line of words alone asks for a mark, and without a file the site has a plain one", async () => {
    const files = { "brand.yaml": { logo: "./logo.svg" }, "logo.svg": svg(600, 100) };
    expect(await problemsWith(files)).toEqual([expect.stringMatching(/ logo warning: .*6\.0 times.* → Add mark/)]);
    const { logos, icons } = await readHospitalBrand(example.root);
    expect(logos.en.drawing).toContain("var(--link)");
    expect((await drawIcons(icons)).size).toBe(7);
  });

  test("reports a missing file, and a file that isn't named", async () => {
    const files = { "brand.yaml": { logo: "./lago.svg" }, "logo.svg": svg(9, 9) };
    expect(await problemsWith(files)).toEqual([
      expect.stringMatching(/lago\.svg is missing.*Did you mean "logo\.svg"/),
    ]);
    expect(await problemsWith({ "logo.svg": svg(9, 9) })).toEqual([
      expect.stringMatching(/No record names this picture/),
    ]);
  });
});
