const plain = /^\/(?:[\w.~!$&'()*+,;=:@/-]*[\w.~!$&'()*+,;=:@-])?$/;

/**
 * One spelling for a path: letters outside ASCII and controls percent-encoded, escapes of plain characters undone, the rest of
 * the escapes in capitals, no slash at the end. For comparing and for keys; two spellings of one address must not be two keys.
 */
export function normalizePath(path: string): string {
  // Nearly every path is plain already; the page cache asks at every hit.
  if (plain.test(path)) return path;
  const encoded = path.toWellFormed().replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
  const spelled = encoded.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
  let end = spelled.length;
  while (end > 1 && spelled.charCodeAt(end - 1) === 0x2f) end -= 1;
  return spelled.slice(0, end);
}
