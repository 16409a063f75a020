import { expect, test, vi } from "vitest";
import { comparePassword } from "./compare-password.ts";

vi.mock("bcryptjs", () => {
  throw new Error("Passwords are compared in the desk’s own thread.");
});

test("compares a password with its hash in another thread, in which it doesn't delay the desk", async () => {
  const hash = "$2b$04$dw4rvlPUBmOOnDc8j1m4/eDhJALRWutyIHr6YJkauGoDMKU30ppPq";
  expect(await comparePassword("right", hash)).toBe(true);
  expect(await comparePassword("wrong", hash)).toBe(false);
  expect(await comparePassword("right", "no hash")).toBe(false);
});
