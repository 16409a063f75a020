import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { userInfo } from "node:os";
import { text } from "node:stream/consumers";
import type { FolderTaken } from "../store/folder-lock.ts";
import type { Outcome } from "./steps.ts";

/** Has the running desk publish, and waits for the outcome: `fetch` would give up after five minutes. */
export async function askDesk({ url, key }: Pick<FolderTaken["owner"], "url" | "key">): Promise<Outcome> {
  const headers = {
    "Content-Type": "application/json",
    "X-Edit-Key": key,
    "X-Desk-Person": encodeURIComponent(userInfo().username),
  };
  const question = request(`${url}/api/publish`, { method: "POST", headers }).end('{"wait":true}');
  const [response]: IncomingMessage[] = await once(question, "response");
  const body = response ? await text(response) : "";
  if (response?.statusCode !== 200) throw new Error(`The desk at ${url} does not publish: ${body}`);
  return JSON.parse(body) as Outcome;
}
