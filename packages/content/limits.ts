/** The longer side of a picture that is saved, in pixels: more than any screen shows. */
export const maxPictureSide = 2400;
