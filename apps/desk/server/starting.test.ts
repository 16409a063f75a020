import { expect, test } from "vitest";
import { startingAnswer } from "./starting.ts";

const answerTo = (headers: Record<string, string>) =>
  startingAnswer(new Request("http://localhost:4323/", { headers }));

test("shows a page in both languages until the desk is ready, which reloads itself", async () => {
  const answer = answerTo({ Accept: "text/html,*/*" });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Refresh")).toBe("2");
  expect(await answer.text()).toMatch(/The desk is starting[\s\S]*lang="hi">डेस्क शुरू हो रहा है/);
});

test("refuses the requests of an open page in its language until the desk is ready", async () => {
  expect(await answerTo({ Accept: "*/*", "Accept-Language": "hi" }).json()).toEqual({
    refused: ["डेस्क शुरू हो रहा है …"],
  });
});
