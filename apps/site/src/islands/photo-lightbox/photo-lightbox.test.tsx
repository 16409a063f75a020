import { cleanup, createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Photo } from "./photo";
import { PhotoLightbox } from "./photo-lightbox";

const photo: Photo = {
  id: "reception",
  caption: "Reception",
  thumbnail: { alt: "A counter", src: "/s.jpg", avifSrcSet: "/s.avif 320w", sizes: "20rem", width: 320, height: 213 },
  full: { src: "#large", avifSrcSet: "/l.avif 1600w", width: 1600, height: 1067 },
};

const labels = {
  view: "View photo: {caption}",
  close: "Close",
  previous: "Previous",
  next: "Next",
  position: "{number} of {count}",
};

function click(modifiers: MouseEventInit = {}) {
  render(<PhotoLightbox labelledBy="title" title="Photo Gallery" photos={[photo]} labels={labels} />);
  const link = screen.getByRole("link", { name: "View photo: Reception" });
  const event = createEvent.click(link, { button: 0, ...modifiers });
  fireEvent(link, event);
  return { link, event };
}

afterEach(cleanup);

test("each photo is a link to its large picture", () => {
  expect(click({ ctrlKey: true }).link.getAttribute("href")).toBe("#large");
});

test("a click doesn't leave the page, and focuses the photo", () => {
  const { link, event } = click();
  expect(event.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(link);
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("leaves a click with %s to the browser", (modifier) => {
  expect(click({ [modifier]: true }).event.defaultPrevented).toBe(false);
});

test("opens the large picture, as without JavaScript, if the dialog can't be loaded", async () => {
  history.replaceState(null, "", "/gallery");
  vi.resetModules();
  vi.doMock("./photo-dialog", () => Promise.reject(new Error("offline")));
  const { PhotoLightbox } = await import("./photo-lightbox");
  render(<PhotoLightbox labelledBy="title" title="Photo Gallery" photos={[photo]} labels={labels} />);
  const link = screen.getByRole("link", { name: "View photo: Reception" });
  fireEvent.click(link);
  await waitFor(() => expect(location.hash).toBe("#large"));
  expect(link.isConnected).toBe(true);
});
