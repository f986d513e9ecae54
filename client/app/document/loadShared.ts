import { ref } from 'valtio';
import { createStores, type Stores } from '#client/stores/createStores.ts';
import type { Account } from '#client/stores/session.store.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import { createCallWatch, LOAD_LIMIT } from './createCallWatch.ts';
import type { LoadRequest } from './LoadRequest.ts';
import { type Loaded, loadDocument } from './loadDocument.ts';

export interface PreludeRequest extends Omit<LoadRequest, 'isGuest' | 'isOnBreak' | 'typed'> {
  /** Why nothing may be advertised to the players of this prelude. */
  quiet: QuietReason | null;
  /** The text that stands for the player's uid. */
  uidSlot: string;
}

/**
 * Loads the document that all players share, by a transport without a session. A page that reads something of one player there fails or is
 * not whole (`whenSettled`).
 */
export async function loadShared({ quiet, uidSlot, ...request }: PreludeRequest): Promise<Loaded> {
  const calls = createCallWatch(LOAD_LIMIT);
  const account = ref(
    unreadable<Account>('account', { uid: uidSlot as unknown as number, has_absence: false, absence: null }),
  );
  const stores = {
    ...createStores({ session: { account, fatal: null, isPending: false, isOnBreak: false } }),
    balances: unreadable<Stores['balances']>('balances'),
    likes: unreadable<Stores['likes']>('likes'),
    profile: unreadable<Stores['profile']>('profile'),
  };
  try {
    const shared = { ...request, isGuest: true, isOnBreak: false };
    return await loadDocument(shared, stores, calls, { quiet: async () => quiet, hasOwn: false });
  } finally {
    calls.loaded();
  }
}

/**
 * Stands for facts of one player while a prelude is rendered: all but `readableParts` throw when they are read, so that a part of a page that reads
 * them outside a PlayerHole gets no prelude. `what`: of the player, for the message.
 */
function unreadable<T extends object>(what: string, readableParts: Partial<T> = {}): T {
  return new Proxy(Object.freeze(readableParts), {
    get(parts, name) {
      if (name in parts) return parts[name as keyof T];
      if (typeof name === 'symbol') return undefined;
      throw new Error(`The player's ${what}.${name} is read outside a PlayerHole`);
    },
  }) as T;
}
