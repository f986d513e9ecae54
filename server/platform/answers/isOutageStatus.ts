/** "Disabled" (503) is a word of a living platform; every other 5xx is not. */
export function isOutageStatus(status: number): boolean {
  return status >= 500 && status !== 503;
}
