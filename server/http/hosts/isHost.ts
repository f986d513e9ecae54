/** Whether a text is a host name or address with an optional port, as in the Host header (RFC 9110 7.2): no user, no path. */
export function isHost(text: string): boolean {
  return /^[\w.-]+(?::\d{1,5})?$|^\[[\da-fA-F:.]+\](?::\d{1,5})?$/.test(text);
}
