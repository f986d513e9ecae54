/** Installs `/sw.js` for the whole site. A browser without workers, or one that refuses, lacks only the offline page. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // Preloaded, so that a page that fails offline can show its error. Not on a first visit, to save bytes.
  if (navigator.serviceWorker.controller) await import('../failure/PageError.tsx').catch(() => undefined);
}
