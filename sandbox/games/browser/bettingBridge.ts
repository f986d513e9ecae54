import { siteOrigin } from './siteOrigin.ts';

/** What the page around may say. */
export type BridgeOrder =
  /** Go to an event, or back to the list. */
  | { type: 'open'; event: string | null }
  /** The player has signed in or out, or their money has moved: ask again. */
  | { type: 'refresh' }
  /** The page has changed its look. */
  | { type: 'theme'; theme: 'dark' | 'light' }
  /** The part of the frame one can see, CSS pixels from its top, where the frame is as tall as its content. */
  | { type: 'viewport'; top: number; height: number };

/** The two-way bridge of the sportsbook: messages of the site's origin, from the page around alone. */
export function createBridge(onOrder: (order: BridgeOrder) => void) {
  const isFramed = parent !== window;
  function tell(message: object): void {
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
  return { isFramed, tell };
}
