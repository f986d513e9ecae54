/** Path that this document was loaded from: its content policy is that page's, wherever the visitor has gone since. */
export function documentPath({ performance, location }: Pick<Window, 'performance' | 'location'>): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded ? new URL(loaded.name, location.href).pathname : location.pathname;
}
