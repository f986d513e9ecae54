import type { ChatPerson } from '#client/stores/chat.store.ts';
import type { InputOf } from '#shared/api/method.ts';
import type { storeChatEvent } from '#shared/api/site/freshChat.contract.ts';
import type { ChatProvider } from '#shared/support/ChatProvider.ts';

export type ChatMessage = InputOf<typeof storeChatEvent>;

/** Events of a vendor; no vendor reports all of them. */
export interface ChatEvents {
  onOpen(): void;
  onClose(): void;
  /** Number of unread messages of the support. */
  onUnread(count: number): void;
  /** One more unread message, from vendors that do not count. */
  onMissed(): void;
  /** freshChat only: a message, for the platform's record. */
  onMessage(message: ChatMessage): void;
  /** freshChat only: the key to the player's earlier conversations. */
  onRestoreId(restoreId: string): void;
}

export interface ChatStart {
  provider: ChatProvider;
  person: ChatPerson;
  restoreId?: string | undefined;
  events: ChatEvents;
  /** Aborted when the result is no longer needed. */
  signal: AbortSignal;
}

/** Adapter of a vendor's widget. Created before its script is requested, because it sets the globals that the script reads. */
export interface ChatVendor {
  /** Addresses of the script, to try in turn. The settings can override them (`extra.script`). */
  scripts: readonly string[];
  /** Selector of the elements that the vendor adds to the page. */
  elements: string;
  /** Called after the script has run; resolves when the widget accepts calls. */
  whenLoaded(): Promise<void> | void;
  identify(person: ChatPerson): void;
  open(): void;
  hide?(): void;
  /** Clears the player's data. Absent when the vendor has no such call; its elements and script are removed anyway. */
  forget?(): Promise<unknown> | void;
}

/** `window` is `never`, so that each vendor can declare its own globals. */
export type StartVendor = (window: never, start: ChatStart) => ChatVendor;
