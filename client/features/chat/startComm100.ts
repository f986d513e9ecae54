import type { ChatStart, ChatVendor } from './ChatVendor.ts';

interface Comm100Api {
  site_id?: string;
  main_code_plan?: string;
  chat_buttons?: readonly { code_plan: string; div_id: string }[];
  onReady?: () => void;
  open_chat_window?(event: null, plan: string): void;
  set?(name: string, value: unknown): void;
  on?(event: string, listener: () => void): void;
}

export interface Comm100Window {
  Comm100API?: Comm100Api;
}

const LOOK_EVERY_MS = 100;

/** Comm100: needs a site id and a plan (`extra.code_plan`). Its script loads others, so it is ready when its methods exist. */
export function startComm100(window: Comm100Window, { provider, events, signal }: ChatStart): ChatVendor {
  const plan = provider.extra?.['code_plan'] ?? '';
  window.Comm100API = {
    ...window.Comm100API,
    site_id: provider.id,
    main_code_plan: plan,
    // An id that no element has, so that it shows no button.
    chat_buttons: [{ code_plan: plan, div_id: `comm100-button-${plan}` }],
  };
  return {
    scripts: [`https://chatserver.comm100.com/livechat.ashx?siteId=${encodeURIComponent(provider.id)}`],
    elements: '[id^="comm100"]',
    whenLoaded: () =>
      new Promise((resolve) => {
        const look = setInterval(() => {
          if (!window.Comm100API?.open_chat_window) return;
          clearInterval(look);
          window.Comm100API.on?.('livechat.chat.display', events.onOpen);
          window.Comm100API.on?.('livechat.chat.hide', events.onClose);
          resolve();
        }, LOOK_EVERY_MS);
        signal.addEventListener('abort', () => clearInterval(look));
      }),
    identify({ player, locale, page }) {
      const variables = {
        ...(player ? { uid: String(player.uid), login: player.login, name: player.name } : {}),
        locale,
        page,
      };
      window.Comm100API?.set?.(
        'livechat.customVariables',
        Object.entries(variables).map(([name, value]) => ({ name, value })),
      );
    },
    open: () => window.Comm100API?.open_chat_window?.(null, plan),
  };
}
