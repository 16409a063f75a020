/**
 * A WhatsApp message without a recipient. Without the slash behind the host, which means the same: ad
 * blockers' lists hide links to "https://wa.me/?text=".
 */
export function shareAddress(message: string): string {
  return `https://wa.me?text=${encodeText(message)}`;
}

/**
 * A text within an address. Letters of other scripts stay as they are, which browsers encode when the link is followed:
 * encoded, each of them has nine characters.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text).replace(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent);
}
