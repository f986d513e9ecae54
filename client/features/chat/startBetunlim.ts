import type { ChatStart, ChatVendor } from './ChatVendor.ts';

interface BetunlimChat {
  identify?(person: { uid: number | null; login: string | null; locale: string }): void;
  open?(): void;
  hide?(): void;
  logout?(): void;
}

export interface BetunlimWindow {
  BetunlimChat?: BetunlimChat;
}

/** betunlim has no public documentation. The settings name its script (`extra.script`, else `host`); `BetunlimChat` may lack any method. */
export function startBetunlim(window: BetunlimWindow, { provider }: ChatStart): ChatVendor {
  return {
    scripts: provider.host ? [provider.host] : [],
    elements: '[id^="betunlim"]',
    whenLoaded: () => undefined,
    identify({ player, locale }) {
      window.BetunlimChat?.identify?.({ uid: player?.uid ?? null, login: player?.login ?? null, locale });
    },
    open: () => window.BetunlimChat?.open?.(),
    hide: () => window.BetunlimChat?.hide?.(),
    forget: () => window.BetunlimChat?.logout?.(),
  };
}
