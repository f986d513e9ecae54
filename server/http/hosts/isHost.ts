/** A host name or address with an optional port, as RFC 9110 7.2 has it in Host; no user, no path. */
export function isHost(text: string): boolean {
  return /^[\w.-]+(?::\d{1,5})?$|^\[[\da-fA-F:.]+\](?::\d{1,5})?$/.test(text);
}
