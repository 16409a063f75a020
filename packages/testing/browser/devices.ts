/** The options of specs about one kind of screen, in any project. */
export const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

export const desktop = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  hasTouch: false,
  isMobile: false,
};
