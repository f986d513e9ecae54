import { siteOrigin } from '#sandbox/games/browser/siteOrigin.ts';

/** Messages from the embedding page. */
export type BridgeOrder =
  /** Show an event, or the list. */
  | { type: 'open'; event: string | null }
  /** The player signed in or out, or their balance changed: request the state again. */
  | { type: 'refresh' }
  /** The theme of the page changed. */
  | { type: 'theme'; theme: 'dark' | 'light' }
  /** The visible part of a frame as tall as its content, CSS pixels from its top. */
  | { type: 'viewport'; top: number; height: number };

/** The two-way bridge of the sportsbook: accepts messages only from the embedding page and the site's origin. */
export function createBridge(onOrder: (order: BridgeOrder) => void) {
  const isFramed = parent !== window;
  function notify(message: object): void {
    if (isFramed) parent.postMessage(message, siteOrigin());
  }
  addEventListener('message', ({ source, origin, data }) => {
    if (!isFramed || source !== parent || origin !== siteOrigin() || typeof data !== 'object' || !data) return;
    const order = data as Record<string, unknown>;
    if (order['type'] === 'open' && (order['event'] === null || typeof order['event'] === 'string'))
      onOrder({ type: 'open', event: order['event'] });
    else if (order['type'] === 'refresh') onOrder({ type: 'refresh' });
    else if (order['type'] === 'theme' && (order['theme'] === 'dark' || order['theme'] === 'light'))
      onOrder({ type: 'theme', theme: order['theme'] });
    else if (order['type'] === 'viewport' && Number.isFinite(order['top']) && Number.isFinite(order['height']))
      onOrder({ type: 'viewport', top: Number(order['top']), height: Number(order['height']) });
  });
  return { isFramed, notify };
}
