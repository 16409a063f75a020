import { act } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { nothingPublished, renderDesk } from "../tests/support/render-desk.tsx";
import { useAnswer } from "./requests.ts";
import { usePublishing } from "./use-publishing.ts";

/** The open connections. */
const open = new Set<FakeEventSource>();

class FakeEventSource {
  static readonly CLOSED = 2;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    open.add(this);
  }
  close() {
    open.delete(this);
  }
}

vi.stubGlobal("EventSource", FakeEventSource);
afterEach(() => vi.restoreAllMocks());

function Part() {
  usePublishing();
  return useAnswer<string>("/api/text").answer;
}

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

test("a hidden tab has no connection, and requests its data again when it is shown", async () => {
  let text = "first";
  const view = renderDesk(<Part />, { answers: { "/api/text": () => text } });
  await view.findByText("first");
  expect(open.size).toBe(1);
  const [source] = open;
  act(() => source?.onmessage?.({ data: JSON.stringify(nothingPublished) }));
  show("hidden");
  expect(open.size).toBe(0);
  text = "second";
  show("visible");
  expect(open.size).toBe(1);
  await view.findByText("second");
  view.unmount();
  expect(open.size).toBe(0);
});

test("a tab that opens in the background connects when it is shown", async () => {
  show("hidden");
  renderDesk(<Part />, { answers: { "/api/text": "first" } });
  expect(open.size).toBe(0);
  show("visible");
  expect(open.size).toBe(1);
});
