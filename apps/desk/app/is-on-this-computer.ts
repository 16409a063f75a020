/** Whether the desk's server runs on this computer, so that no network is needed. */
export function isOnThisComputer(): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
}
