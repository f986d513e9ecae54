import { ref } from 'valtio';
import { createStores, type Stores } from '#client/stores/createStores.ts';
import type { Account } from '#client/stores/session.store.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import { createCallWatch, LOAD_LIMIT } from './createCallWatch.ts';
import type { LoadRequest } from './LoadRequest.ts';
import { type Loaded, loadDocument } from './loadDocument.ts';
import { unreadable } from './unreadable.ts';

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
  const account = ref(unreadable<Account>('account', { uid: uidSlot as unknown as number }));
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
