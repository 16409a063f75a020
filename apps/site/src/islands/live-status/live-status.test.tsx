import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveStatus } from "./live-status";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pause = () => act(() => vi.advanceTimersByTime(1000));
const announced = () => screen.getByRole("status").textContent;

test("announces nothing on load, and the status after a pause", () => {
  const { rerender } = render(<LiveStatus text="" typed="" />);
  pause();
  expect(announced()).toBe("");
  rerender(<LiveStatus text="7 results" typed="cardiology" />);
  expect(announced()).toBe("");
  pause();
  expect(announced()).toBe("7 results");
});

test("changes the announcement for another query with the same status", () => {
  const { rerender } = render(<LiveStatus text="" typed="" />);
  const statuses = ["cardiology", "neurology", "urology"].map((typed) => {
    rerender(<LiveStatus text="7 results" typed={typed} />);
    pause();
    return announced();
  });
  expect(statuses.map((status) => status?.trim())).toEqual(["7 results", "7 results", "7 results"]);
  expect(statuses[1]).not.toBe(statuses[0]);
  expect(statuses[2]).not.toBe(statuses[1]);
});
