/** Collapses leading slashes and backslashes to one slash, because browsers read `//host` and `/\host` as an address of another host. */
export function onSite(path: string): string {
  const second = path.charCodeAt(1);
  return second === 0x2f || second === 0x5c ? path.replace(/^[/\\]+/, '/') : path;
}
