import { proxy, ref } from 'valtio';
import type { Locale } from '#shared/locales.ts';

/** The visitor as shown to support; `player` is null for a guest. */
export interface ChatPerson {
  player: { uid: number; login: string; name: string } | null;
  locale: Locale;
  /** Path of the page that the visitor writes from. */
  page: string;
}

/** The vendor's chat, once loaded. */
export interface LiveChat {
  open(): void;
  /** Updates the visitor, if changed. */
  identify(person: ChatPerson): void;
  /** Hides the chat on pages where it is not allowed; the conversation continues. */
  setVisible(visible: boolean): void;
  /** Ends the vendor's session on this device and removes the chat. */
  forget(): Promise<void>;
}

/** The live chat. No code of a vendor is loaded until the visitor opens it. */
export function createChatStore() {
  return proxy({
    live: null as LiveChat | null,
    /** Keeps an open chat in sync with the site; part of the chat's chunk, so that other visitors do not load it. */
    Presence: null as (() => null) | null,
    unread: 0,
    began(live: LiveChat, Presence: () => null) {
      this.live = ref(live);
      this.Presence = ref(Presence);
    },
    ended() {
      this.live = this.Presence = null;
      this.unread = 0;
    },
    setUnread(count: number) {
      this.unread = count;
    },
  });
}
