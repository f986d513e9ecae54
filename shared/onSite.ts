/** A path that stays a path wherever it is written down: to a browser two slashes at the beginning name another host, and a backslash is one. */
export function onSite(path: string): string {
  const second = path.charCodeAt(1);
  return second === 0x2f || second === 0x5c ? path.replace(/^[/\\]+/, '/') : path;
}
