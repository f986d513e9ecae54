import * as z from 'zod/mini';
import { get, post } from '../method.ts';
import { nothing, one } from '../wireTypes.ts';

/** Strings of at most 4 KB a key; a full store answers StorageQuotaExceeded. */
export const getStorage = get('storage.get', {
  access: 'player',
  input: z.object({ keys: z.array(z.string()) }),
  output: z.record(z.string(), z.nullable(z.string())),
});
/** The keys of the player's own values. */
export const getStorageKeys = get('storage.getKeys', { access: 'player', input: nothing, output: z.array(z.string()) });
/** Writes one value. A full store: StorageQuotaExceeded, which no screen shows. */
export const setStorage = post('storage.set', {
  access: 'player',
  errors: ['StorageQuotaExceededException'],
  input: z.object({ key: z.string(), value: z.string() }),
  output: one,
});
