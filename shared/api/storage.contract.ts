import * as z from 'zod/mini';
import { get, post } from './method.ts';
import { nothing, one } from './wireTypes.ts';

/** Strings of at most 4 KB a key; a full store answers StorageQuotaExceeded. */
export const getStorage = get('storage.get', {
  access: 'player',
  input: z.object({ keys: z.array(z.string()) }),
  output: z.record(z.string(), z.nullable(z.string())),
});
export const getStorageKeys = get('storage.getKeys', { access: 'player', input: nothing, output: z.array(z.string()) });
export const setStorage = post('storage.set', {
  access: 'player',
  input: z.object({ key: z.string(), value: z.string() }),
  output: one,
});
