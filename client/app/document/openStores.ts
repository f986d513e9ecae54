import { createStores, type Stores } from '#client/stores/createStores.ts';
import type { LoadRequest } from './LoadRequest.ts';

/** Stores of a request, with the break of the visitor's device, which is not the player's and no part of a session. */
export function openStores({ isOnBreak, breakUntil = null }: Pick<LoadRequest, 'isOnBreak' | 'breakUntil'>): Stores {
  const stores = createStores();
  stores.session.isOnBreak = isOnBreak;
  stores.session.breakUntil = breakUntil;
  return stores;
}
