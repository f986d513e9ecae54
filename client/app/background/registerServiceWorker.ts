/** Installs `/sw.js` for the whole site. A browser without workers, or one that refuses, loses nothing but the offline page. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // A page that fails without a network must be able to say so. Whoever is here for the first time is spared the code.
  if (navigator.serviceWorker.controller) await import('../failure/PageError.tsx').catch(() => undefined);
}
