// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { InsurerFinder } from "./insurer-finder";

const labels = {
  title: "Find your insurer",
  search: "Name",
  all: "{total} insurers",
  count: "{count} of {total} insurers",
  near: "These come nearest.",
  none: "These are all {total}.",
  remove: "Remove filter: {name}",
  clear: "Clear all",
};
const phone = { label: "Ask us", number: "+91 00000 00003" };

beforeEach(() => {
  history.replaceState(null, "", "/insurance-tpa");
  document.body.innerHTML = `<ul aria-labelledby="insurers"><li><b>Niva Bupa</b><i>Also known as Max Bupa</i></li><li><b>Star Health</b></li></ul>`;
});
afterEach(cleanup);

const show = () => render(<InsurerFinder labelledBy="insurers" total={2} labels={labels} phone={phone} />);
const type = (value: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Name" }), { target: { value } });
const shown = () => [...document.querySelectorAll("li:not([hidden]) b")].map(({ textContent }) => textContent);
const status = () => screen.getByRole("status").textContent;

test("all are shown until something is typed, and again when it is deleted", () => {
  show();
  expect([shown(), status()]).toEqual([["Niva Bupa", "Star Health"], "2 insurers"]);
  type("star");
  expect([shown(), status()]).toEqual([["Star Health"], "1 of 2 insurers"]);
  type("");
  expect([shown(), status()]).toEqual([["Niva Bupa", "Star Health"], "2 insurers"]);
});

test("a former name finds the insurer of today", () => {
  show();
  type("max bupa");
  expect(shown()).toEqual(["Niva Bupa"]);
});

test("the address keeps what is typed beside what else it holds", () => {
  history.replaceState(null, "", "/insurance-tpa?from=poster#insurers");
  show();
  type("star");
  expect(location.search + location.hash).toBe("?from=poster&q=star#insurers");
});

test("an address that asks is answered at once", () => {
  history.replaceState(null, "", "/insurance-tpa?q=niva");
  show();
  expect([shown(), status()]).toEqual([["Niva Bupa"], "1 of 2 insurers"]);
});

test("the phone number stands where nothing is found, and only there", () => {
  show();
  expect(screen.queryByRole("link")).toBeNull();
  type("xqzwv");
  expect([shown().length, status()]).toEqual([2, "These are all 2."]);
  expect(screen.getByRole("link", { name: /Ask us/ }).getAttribute("href")).toBe("tel:+910000000003");
});
