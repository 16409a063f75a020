/**
 * A WhatsApp message that is addressed to nobody yet. Without the slash behind the host, which means the same: ad
 * blockers' lists hide links to "https://wa.me/?text=".
 */
export function shareAddress(message: string): string {
  return `https://wa.me?text=${encodeURIComponent(message)}`;
}
