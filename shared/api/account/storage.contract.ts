import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { nothing, one } from '#shared/api/wireTypes.ts';

/** Reads values of the player's store by key: strings of at most 4 KB, null: not set. */
export const getStorage = get('storage.get', {
  access: 'player',
  input: z.object({ keys: z.array(z.string()) }),
  output: z.record(z.string(), z.nullable(z.string())),
});
/** All keys of the player's store. */
export const getStorageKeys = get('storage.getKeys', { access: 'player', input: nothing, output: z.array(z.string()) });
/** Writes one value. A full store: StorageQuotaExceeded, which the interface does not show. */
export const setStorage = post('storage.set', {
  access: 'player',
  errors: ['StorageQuotaExceededException'],
  input: z.object({ key: z.string(), value: z.string() }),
  output: one,
});
