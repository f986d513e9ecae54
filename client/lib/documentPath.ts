/** The path that this document was loaded from, whose content policy still applies after navigations. */
export function documentPath({ performance, location }: Pick<Window, 'performance' | 'location'>): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded ? new URL(loaded.name, location.href).pathname : location.pathname;
}
