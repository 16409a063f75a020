/** The longer side of a picture that is saved, in pixels: more than any screen shows. */
export const maxPictureSide = 2400;

/** Characters of a page's description; search engines show about as many. */
export const maxDescriptionLength = 160;
