/** Milliseconds before a style sheet is loaded again while online, and how often. */
const PAUSE_MS = 5_000;
const MAX_TRIES = 3;

/**
 * Loads a style sheet again after it failed, when the network returns or a few times while online. Neither the browser nor Vite's
 * chunk loader retries: after a moment offline, pages and dialogs would be unstyled until the next document.
 */
export function reviveStyles(window: Window & typeof globalThis): void {
  const tries = new Map<string, number>();
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof window.HTMLLinkElement) || target.rel !== 'stylesheet') return;
      const again = () => target.replaceWith(target.cloneNode());
      if (!window.navigator.onLine) return window.addEventListener('online', again, { once: true });
      const tried = (tries.get(target.href) ?? 0) + 1;
      tries.set(target.href, tried);
      if (tried <= MAX_TRIES) window.setTimeout(again, PAUSE_MS);
    },
    true,
  );
}
