/** How Telegram takes events: an object of its apps, or the page around a frame of its web versions. */
interface TelegramWindow {
  TelegramWebviewProxy?: { postEvent: (type: string, data: string) => void };
  Telegram?: { WebView?: { receiveEvent?: ReceiveEvent } };
}
type ReceiveEvent = (type: string, data: unknown) => void;

export type TelegramBridge = ReturnType<typeof createTelegramBridge>;

/**
 * Speaks with the Telegram around the page by its public protocol (core.telegram.org/api/web-events), without its script: what a page
 * of money loads from elsewhere may read it. `close` stops listening.
 */
export function createTelegramBridge(window: Window, hear: ReceiveEvent) {
  const own = window as unknown as TelegramWindow;
  const telegram = (own.Telegram ??= {});
  const webView = (telegram.WebView ??= {});
  const before = webView.receiveEvent;
  // The operator's own code may listen, too.
  webView.receiveEvent = (type, data) => {
    before?.(type, data);
    hear(type, data);
  };

  const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== window.parent || window.parent === window || typeof data !== 'string') return;
    try {
      const { eventType, eventData } = JSON.parse(data) as { eventType?: unknown; eventData?: unknown };
      if (typeof eventType === 'string') hear(eventType, eventData);
    } catch {
      // Somebody else's words.
    }
  };
  window.addEventListener('message', onMessage);

  return {
    post(type: string, data: Readonly<Record<string, unknown>> = {}): void {
      if (own.TelegramWebviewProxy) own.TelegramWebviewProxy.postEvent(type, JSON.stringify(data));
      // Who frames the page is not known, and nothing here is a secret.
      else if (window.parent !== window)
        window.parent.postMessage(JSON.stringify({ eventType: type, eventData: data }), '*');
    },
    close(): void {
      window.removeEventListener('message', onMessage);
      if (before) webView.receiveEvent = before;
      else delete webView.receiveEvent;
    },
  };
}
