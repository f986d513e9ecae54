import type { InputOf } from '../../../shared/api/method.ts';
import type { storeChatEvent } from '../../../shared/api/site/freshChat.contract.ts';
import type { ChatProvider } from '../../../shared/support/ChatProvider.ts';
import type { ChatPerson } from '../../stores/chat.store.ts';

export type ChatMessage = InputOf<typeof storeChatEvent>;

/** What a vendor tells; each tells what it can. */
export interface ChatEvents {
  onOpen(): void;
  onClose(): void;
  /** Messages of the support that wait to be read. */
  onUnread(count: number): void;
  /** One more of them, from vendors that do not count. */
  onMissed(): void;
  /** freshChat alone: what was said, for the platform. */
  onMessage(message: ChatMessage): void;
  /** freshChat alone: the key to the player's earlier conversations. */
  onRestoreId(restoreId: string): void;
}

export interface ChatStart {
  provider: ChatProvider;
  person: ChatPerson;
  restoreId?: string | undefined;
  events: ChatEvents;
  /** Aborted when nobody waits for the vendor any longer. */
  signal: AbortSignal;
}

/** One vendor's widget behind one interface of ours. Made before its script is asked for: it sets the globals the script looks for. */
export interface ChatVendor {
  /** Where the vendor keeps its script: addresses to try in turn. The settings may name another (`extra.script`). */
  scripts: readonly string[];
  /** Selector of what the vendor puts on the page. */
  elements: string;
  /** Runs when the script has; resolves when the vendor can be talked to. */
  whenLoaded(): Promise<void> | void;
  identify(person: ChatPerson): void;
  open(): void;
  hide?(): void;
  /** Clears who the player was. Missing where the vendor has no way; its elements and script leave the page anyway. */
  forget?(): Promise<unknown> | void;
}

/** `window`: each vendor names the globals it uses. */
export type StartVendor = (window: never, start: ChatStart) => ChatVendor;
