/** Milliseconds before a stylesheet is asked for again where there is a network, and how often. */
const PAUSE_MS = 5_000;
const MAX_TRIES = 3;

/**
 * Neither the browser nor the loader of chunks asks twice for a stylesheet that did not come: after a moment without a network,
 * pages and dialogs would be drawn without their looks until the next document.
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
