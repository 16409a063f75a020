import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { Refused } from "../api.ts";
import { setClock } from "./clock.ts";

/** The answer to a request that the server did not do, in its own words. */
export class Refusal extends Error {
  readonly answer: Refused;
  readonly status: number;
  constructor(answer: Refused, status: number) {
    super(answer.refused.join("\n"));
    this.answer = answer;
    this.status = status;
  }
}

/** No answer at all: the server is off, or the network is. */
export class Unreachable extends Error {}

export function get<Answer>(url: string, signal?: AbortSignal): Promise<Answer> {
  return request(url, { signal });
}

/** `body` is sent as JSON; a `FormData` as it is. */
export async function post<Answer>(url: string, body: unknown = {}): Promise<Answer> {
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = { "X-Edit-Person": encodeURIComponent(personName()) };
  if (!isForm) headers["Content-Type"] = "application/json";
  const answer = await request<Answer>(url, { method: "POST", headers, body: isForm ? body : JSON.stringify(body) });
  refresh();
  return answer;
}

/** Begins a session of this browser, which a cookie names. */
export async function logIn(name: string, password: string): Promise<void> {
  const letters = String.fromCharCode(...new TextEncoder().encode(`${name}:${password}`));
  await request("/api/log-in", { method: "POST", headers: { Authorization: `Basic ${btoa(letters)}` } });
}

const loginWatchers = new Set<() => void>();

/** Calls `watcher` when the server answers that the session has ended. */
export function onLoginNeeded(watcher: () => void): () => void {
  loginWatchers.add(watcher);
  return () => void loginWatchers.delete(watcher);
}

async function request<Answer>(url: string, { headers, ...init }: RequestInit): Promise<Answer> {
  const inLanguage = { ...headers, "Accept-Language": document.documentElement.lang };
  const response = await fetch(url, { ...init, headers: inLanguage }).catch((error) => {
    throw init.signal?.aborted ? error : new Unreachable(String(error));
  });
  setClock(response.headers.get("Date"));
  const isJson = response.headers.get("Content-Type")?.includes("json");
  const answer = isJson ? await response.json() : { refused: [await response.text()] };
  if (response.ok) return answer;
  if (response.status === 401) for (const watcher of loginWatchers) watcher();
  throw new Refusal(answer.refused ? answer : { refused: [JSON.stringify(answer)] }, response.status);
}

/** Who changes things here, as typed once; kept by this browser. */
export function personName(): string {
  return localStorage.getItem("person") ?? "";
}

interface Known {
  answer?: unknown;
  error?: Error;
  isLoading: boolean;
  isOld: boolean;
  /** When it was asked, in milliseconds since the desk was opened. */
  since?: number;
}

/** What was asked in the last second is new enough for a screen that opens. */
const freshMs = 1000;

const known = new Map<string, Known>();
const watchers = new Set<() => void>();
const unasked: Known = { isLoading: false, isOld: true };

function tell(url: string, change: Partial<Known>): void {
  known.set(url, { ...(known.get(url) ?? unasked), ...change });
  for (const watcher of watchers) watcher();
}

/** What is shown, or one of it, is asked for again; until the new answer comes, the old one stays. */
export function refresh(only?: string): void {
  for (const url of known.keys()) if (only === undefined || url === only) tell(url, { isOld: true });
}

/** Asks for what `useAnswer` will want. */
export async function ask(url: string): Promise<void> {
  tell(url, { isLoading: true, isOld: false, since: performance.now() });
  try {
    tell(url, { answer: await get(url), error: undefined, isLoading: false });
  } catch (error) {
    tell(url, { error: error as Error, isLoading: false });
  }
}

/** The answer to a GET request, kept while one goes back and forth between screens; `undefined` asks for nothing. */
export function useAnswer<Answer>(url: string | undefined) {
  const watch = useCallback((watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }, []);
  const state = useSyncExternalStore(watch, () => (url ? (known.get(url) ?? unasked) : undefined));
  useEffect(() => {
    if (url && state?.isOld && !state.isLoading) ask(url);
  }, [url, state]);
  // What is opened again may have changed since.
  useEffect(() => {
    const { answer, since = 0 } = (url && known.get(url)) || unasked;
    if (url && answer && performance.now() - since > freshMs) tell(url, { isOld: true });
  }, [url]);
  return { answer: state?.answer as Answer | undefined, error: state?.error };
}
