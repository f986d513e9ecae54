const PLAIN = /^\/(?:[\w.~!$&'()*+,;=:@/-]*[\w.~!$&'()*+,;=:@-])?$/;

/**
 * Normalizes a path for comparisons and cache keys: characters outside ASCII and controls are percent-encoded, escapes of unreserved
 * characters decoded, other escapes upper case (RFC 3986 6.2.2), trailing slashes removed.
 */
export function normalizePath(path: string): string {
  // Fast path for nearly all paths: the page cache calls this at every hit.
  if (PLAIN.test(path)) return path;
  const encoded = path.toWellFormed().replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
  const spelled = encoded.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
  let end = spelled.length;
  while (end > 1 && spelled.charCodeAt(end - 1) === 0x2f) end -= 1;
  return spelled.slice(0, end);
}
