import type { Context } from "hono";
import { Refusal } from "../store/refusal.ts";
import { say } from "../store/refusals.ts";
import type { Person } from "../store/repository.ts";

/** The reverse proxy's header with the login; the proxy must overwrite what a browser sends by that name. */
const header = process.env.EDIT_USER_HEADER ?? "Remote-User";

/** The login at the reverse proxy, if there is one. */
export function loggedIn(context: Context): Person | undefined {
  // Node decodes headers as Latin-1.
  const name = Buffer.from(context.req.header(header) ?? "", "latin1")
    .toString()
    .trim();
  if (name === "") return undefined;
  return name.includes("@") ? { name: name.split("@")[0] ?? name, email: name } : { name };
}

/**
 * The name that the page has asked for.
 *
 * @throws {Refusal} where there is none.
 */
export function personOf(context: Context): Person {
  const name = decode(context.req.header("X-Edit-Person") ?? "").trim();
  if (name === "") throw new Refusal(say("nameFirst"));
  return { name };
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
