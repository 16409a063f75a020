/** Why the browser can't read this file as a picture, and what to do. */
export function whyUnreadable(name: string, bytes: Uint8Array): string {
  if (isHeic(bytes))
    return `${name} is a HEIC photo, which only Apple's own programs can show. On the iPhone choose Settings › Camera › Formats › Most Compatible, and take it again; or send it to yourself with WhatsApp, and use that one.`;
  return `${name} cannot be opened: it is no picture, or only a part of one. Take it from the camera again.`;
}

/** A photo in the format of iPhones. https://nokiatech.github.io/heif/technical.html */
export function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)));
}
