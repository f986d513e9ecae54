import type { ChatStart, ChatVendor } from './ChatVendor.ts';
import { contactFields } from './contactFields.ts';
import { createReadySignal } from './createReadySignal.ts';

interface JivoApi {
  open(): void;
  close(): void;
  setContactInfo(info: object): void;
  setCustomData(lines: readonly { title: string; content: string }[]): void;
  clearHistory(): void;
}

export interface JivoWindow {
  jivo_api?: JivoApi;
  jivo_onLoadCallback?: () => void;
  jivo_onOpen?: () => void;
  jivo_onClose?: () => void;
  jivo_onMessageReceived?: () => void;
}

/**
 * JivoSite: a global function per event. The user token is not set: it gives access to the conversation, and any value that we
 * could derive from a player is not secret.
 */
export function startJivoSite(window: JivoWindow, { provider, events }: ChatStart): ChatVendor {
  const { ready, markReady } = createReadySignal();
  let isOpen = false;
  window.jivo_onLoadCallback = markReady;
  window.jivo_onOpen = () => {
    isOpen = true;
    events.onOpen();
  };
  window.jivo_onClose = () => {
    isOpen = false;
    events.onClose();
  };
  window.jivo_onMessageReceived = () => {
    if (!isOpen) events.onMissed();
  };
  return {
    scripts: [`https://code.jivosite.com/widget/${encodeURIComponent(provider.id)}`],
    elements: 'jdiv',
    whenLoaded: () => ready,
    identify({ player, locale, page }) {
      if (player) window.jivo_api?.setContactInfo({ name: player.name, ...contactFields(player.login) });
      window.jivo_api?.setCustomData([
        ...(player
          ? [
              { title: 'ID', content: String(player.uid) },
              { title: 'Login', content: player.login },
            ]
          : []),
        { title: 'Locale', content: locale },
        { title: 'Page', content: page },
      ]);
    },
    open: () => window.jivo_api?.open(),
    hide: () => window.jivo_api?.close(),
    forget: () => window.jivo_api?.clearHistory(),
  };
}
