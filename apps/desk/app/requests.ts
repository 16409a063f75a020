import useSWR, { mutate, preload } from "swr";
import type { RecordSummary, Refused } from "../api.ts";
import { setClock } from "./clock.ts";

/** The server's refusal of a request, with its messages. */
export class Refusal extends Error {
  readonly answer: Refused;
  readonly status: number;
  constructor(answer: Refused, status: number) {
    super(answer.refused.join("\n"));
    this.answer = answer;
    this.status = status;
  }
}

/** An error of the server or the network. */
export class Unreachable extends Error {}

/** The answer of a proxy whose server doesn't answer: its status, with a page or nothing. */
export class Unavailable extends Unreachable {}

/** A chosen file that was saved again since, so that the browser doesn't send it. */
export class FileChanged extends Error {}

export function get<Answer>(url: string): Promise<Answer> {
  return request(url);
}

/** Sends `body` as JSON, or a `FormData` unchanged. */
export async function post<Answer>(url: string, body: unknown = {}): Promise<Answer> {
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = { "X-Desk-Person": encodeURIComponent(personName()) };
  if (!isForm) headers["Content-Type"] = "application/json";
  const answer = await request<Answer>(url, { method: "POST", headers, body: isForm ? body : JSON.stringify(body) });
  const isTap = url.startsWith(todayAddress);
  // Today has buttons for the state that it shows, so it waits for the new one, which the answer to a tap contains.
  if (!isTap) showAnswer(todayAddress, undefined);
  mutate((key) => !isTap || key !== todayAddress);
  return answer;
}

/** The days on the screen Today, which the answer to a tap contains. */
export const todayAddress = "/api/today";

/** Shows this as the answer of an address; `undefined` shows none until the next one arrives. */
export function showAnswer(url: string, answer: unknown): void {
  mutate(url, answer, { revalidate: false });
}

/** Starts a session for this browser, which a cookie identifies. */
export async function logIn(name: string, password: string): Promise<void> {
  const letters = String.fromCharCode(...new TextEncoder().encode(`${name}:${password}`));
  await request("/api/log-in", { method: "POST", headers: { Authorization: `Basic ${btoa(letters)}` } });
}

const loginWatchers = new Set<() => void>();

/** Calls `watcher` when the server reports that the session has ended. */
export function onLoginNeeded(watcher: () => void): () => void {
  loginWatchers.add(watcher);
  return () => void loginWatchers.delete(watcher);
}

async function request<Answer>(url: string, { headers, ...init }: RequestInit = {}): Promise<Answer> {
  const inLanguage = { ...headers, "Accept-Language": document.documentElement.lang };
  const response = await fetch(url, { ...init, headers: inLanguage }).catch(async (error) => {
    throw (await hasChangedFile(init.body)) ? new FileChanged() : new Unreachable(String(error));
  });
  setClock(response.headers.get("Date"));
  const isJson = response.headers.get("Content-Type")?.includes("json");
  const text = await response.text().catch((error) => {
    throw new Unreachable(String(error));
  });
  if (!response.ok && !isJson && (response.status >= 500 || text.trim() === ""))
    throw new Unavailable(String(response.status));
  const answer = isJson ? JSON.parse(text) : { refused: [text] };
  if (response.ok) return answer;
  if (response.status === 401) for (const watcher of loginWatchers) watcher();
  throw new Refusal(answer.refused ? answer : { refused: [JSON.stringify(answer)] }, response.status);
}

async function hasChangedFile(body: RequestInit["body"]): Promise<boolean> {
  if (!(body instanceof FormData)) return false;
  const files = [...body.values()].filter((value) => value instanceof File);
  const firstBytes = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()));
  return firstBytes.some(({ status }) => status === "rejected");
}

/** The name of the person, entered once and stored in this browser. */
export function personName(): string {
  return localStorage.getItem("person") ?? "";
}

/** Requests all shown data again, or only this address; until the new response arrives, the old one is shown. */
export async function refresh(only?: string): Promise<void> {
  await mutate(only ?? (() => true));
}

/** Removes a deleted record from the cached list, which is shown until the new one arrives. */
export function forgetRecord(path: string): void {
  mutate<RecordSummary[]>("/api/records", (records) => records?.filter((record) => record.path !== path));
}

/** Preloads the response that `useAnswer` will need. */
export function requestEarly(url: string): void {
  preload(url, get);
}

/**
 * The response to a GET request, cached while a person goes back and forth between screens; `undefined` requests
 * nothing. With `keepPreviousData`, the response of another address stays until the new one arrives.
 */
export function useAnswer<Answer>(url: string | undefined, { keepPreviousData = false } = {}) {
  const {
    data: answer,
    error,
    isValidating: isUpdating,
    mutate: retry,
  } = useSWR<Answer, Error>(url ?? null, get, {
    // A screen that opens may use a response of the last second.
    dedupingInterval: 1000,
    revalidateOnFocus: false,
    keepPreviousData,
    shouldRetryOnError: (error) => error instanceof Unreachable,
  });
  return { answer, error, isUpdating, retry: () => void retry() };
}
