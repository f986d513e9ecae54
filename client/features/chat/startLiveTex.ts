import type { ChatStart, ChatVendor } from './ChatVendor.ts';
import { createReadySignal } from './createReadySignal.ts';

interface LiveTexApi {
  onLiveTexReady?: () => void;
  Event?: { CONVERSATION_STARTED?: string };
  addEventListener?: (event: string, listener: () => void) => void;
  setConversationAttributes?: (visible: object, hidden: object) => void;
  showActiveWindow?: () => void;
  hideLabel?: () => void;
  reinit?: () => void;
}

export interface LiveTexWindow {
  liveTex?: boolean;
  liveTexID?: number;
  liveTex_object?: boolean;
  LiveTex?: LiveTexApi;
}

/** LiveTex: needs a numeric site id, calls back once when ready. Its script may replace the object with its own. */
export function startLiveTex(window: LiveTexWindow, { provider, events }: ChatStart): ChatVendor {
  const { ready, markReady } = createReadySignal();
  window.liveTex = true;
  window.liveTexID = Number(provider.id);
  window.liveTex_object = true;
  window.LiveTex = { ...window.LiveTex, onLiveTexReady: markReady };
  return {
    scripts: ['https://cs15.livetex.ru/js/client.js'],
    elements: '[id^="livetex"], [class^="lt-"]',
    async whenLoaded() {
      await ready;
      const started = window.LiveTex?.Event?.CONVERSATION_STARTED;
      if (started) window.LiveTex?.addEventListener?.(started, events.onOpen);
    },
    identify({ player, locale, page }) {
      const visible = player ? { name: player.name } : {};
      const hidden = { ...(player ? { uid: String(player.uid), login: player.login } : {}), locale, page };
      window.LiveTex?.setConversationAttributes?.(visible, hidden);
    },
    open: () => window.LiveTex?.showActiveWindow?.(),
    hide: () => window.LiveTex?.hideLabel?.(),
    forget: () => window.LiveTex?.reinit?.(),
  };
}
