import { proxy, ref } from 'valtio';
import type { Locale } from '../../shared/locales.ts';

/** What the support may know of who writes; `player` is null for a guest. */
export interface ChatPerson {
  player: { uid: number; login: string; name: string } | null;
  locale: Locale;
  /** Path of the page the player wrote from. */
  page: string;
}

/** The vendor's chat once it is on the page. */
export interface LiveChat {
  open(): void;
  /** Says who writes, where that has changed. */
  identify(person: ChatPerson): void;
  /** Off a page where it may not be, or back; the conversation goes on. */
  setVisible(visible: boolean): void;
  /** Ends the vendor's session on this device and takes the chat off the page. */
  forget(): Promise<void>;
}

/** Nothing of a vendor is on the page until the player has opened the chat. */
export function createChatStore() {
  return proxy({
    live: null as LiveChat | null,
    /** Keeps an opened chat in step with the site; comes with its code, of which the others do not even load the address. */
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
