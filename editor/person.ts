import type { IncomingMessage } from "node:http";
import type { Person } from "./store/repository.ts";

/** The header in which the server in front says who has logged in; it has to overwrite what a browser sends by that name. */
const header = (process.env.EDIT_USER_HEADER ?? "Remote-User").toLowerCase();

/** Who has logged in at the server in front; nobody where there is none. */
export function loggedIn({ headers }: IncomingMessage, isFromFront: boolean): Person | undefined {
  const value = headers[header];
  // Headers come as if each byte were a letter.
  const name = isFromFront && typeof value === "string" ? Buffer.from(value, "latin1").toString().trim() : "";
  if (name === "") return undefined;
  return name.includes("@") ? { name: name.split("@")[0] ?? name, email: name } : { name };
}

/** Who does this: by the login, or else the name that was asked for once in the page. */
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
