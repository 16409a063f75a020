import type { IncomingMessage } from "node:http";
import type { Person } from "./store/repository.ts";

/** The reverse proxy's header with the login; the proxy must overwrite what a browser sends by that name. */
const header = (process.env.EDIT_USER_HEADER ?? "Remote-User").toLowerCase();

/** The login at the reverse proxy, if there is one. */
export function loggedIn({ headers }: IncomingMessage, isFromFront: boolean): Person | undefined {
  const value = headers[header];
  // Node decodes headers as Latin-1.
  const name = isFromFront && typeof value === "string" ? Buffer.from(value, "latin1").toString().trim() : "";
  if (name === "") return undefined;
  return name.includes("@") ? { name: name.split("@")[0] ?? name, email: name } : { name };
}

/** The author of a change: the login, or the name that the page has asked for. */
export function personOf(request: IncomingMessage, isFromFront: boolean): Person {
  const asked = request.headers["x-edit-person"];
  return loggedIn(request, isFromFront) ?? { name: typeof asked === "string" ? decodeName(asked) : "Front desk" };
}

function decodeName(value: string): string {
  try {
    return decodeURIComponent(value).trim() || "Front desk";
  } catch {
    return value;
  }
}
