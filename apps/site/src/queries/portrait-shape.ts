/** The width of a portrait, divided by its height. */
export const portraitShape = 4 / 5;
