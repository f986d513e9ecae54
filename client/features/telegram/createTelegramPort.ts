/** Telegram receives events by an object (apps) or from the parent window (web versions). */
interface TelegramWindow {
  TelegramWebviewProxy?: { postEvent: (type: string, data: string) => void };
  external?: { notify?: unknown };
  Telegram?: { WebView?: { receiveEvent?: ReceiveEvent } };
}
type ReceiveEvent = (type: string, data: unknown) => void;

export type TelegramPort = ReturnType<typeof createTelegramPort>;

/**
 * Exchanges events with Telegram by its public protocol (core.telegram.org/api/web-events), without loading its script: a third-party
 * script could read pages that handle money. `close` stops listening.
 */
export function createTelegramPort(window: Window, onEvent: ReceiveEvent) {
  const telegramWindow = window as unknown as TelegramWindow;
  const telegram = (telegramWindow.Telegram ??= {});
  const webView = (telegram.WebView ??= {});
  const before = webView.receiveEvent;
  // The operator's code may have set a listener.
  webView.receiveEvent = (type, data) => {
    before?.(type, data);
    onEvent(type, data);
  };

  const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== window.parent || window.parent === window || typeof data !== 'string') return;
    try {
      const { eventType, eventData } = JSON.parse(data) as { eventType?: unknown; eventData?: unknown };
      if (typeof eventType === 'string') onEvent(eventType, eventData);
    } catch {
      // A message of another sender.
    }
  };
  window.addEventListener('message', onMessage);

  return {
    post(type: string, data: Readonly<Record<string, unknown>> = {}): void {
      if (telegramWindow.TelegramWebviewProxy)
        telegramWindow.TelegramWebviewProxy.postEvent(type, JSON.stringify(data));
      else if (typeof telegramWindow.external?.notify === 'function')
        (telegramWindow.external as { notify: (text: string) => void }).notify(
          JSON.stringify({ eventType: type, eventData: data }),
        );
      // The parent's origin is unknown, and the data is not secret.
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
