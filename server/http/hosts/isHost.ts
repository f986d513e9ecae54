/** Characters of the longest name in DNS, with a port. */
const MAX_LENGTH = 253 + ':65535'.length;

/**
 * Whether a text is a host name or address with an optional port, as in the Host header (RFC 9110 7.2): no user, no path, no empty label,
 * and no longer than a name can be, because a page without PUBLIC_ORIGIN repeats it in every absolute link.
 */
export function isHost(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  return /^[\w-]+(?:\.[\w-]+)*\.?(?::\d{1,5})?$|^\[[\da-fA-F:.]+\](?::\d{1,5})?$/.test(text);
}
