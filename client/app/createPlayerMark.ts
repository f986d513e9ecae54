import { ref } from 'valtio';
import type { Account } from '#client/stores/session.store.ts';

/**
 * Stands for the account while a prelude is rendered: there is a player, and nothing of them is known. Reading anything but `uid`, which is
 * a slot that the server fills, throws, so that a part of a page that reads it outside a PlayerHole gets no prelude.
 */
export function createPlayerMark(uid: string): Account {
  const mark = new Proxy(Object.freeze({}), {
    get(_target, name) {
      if (name === 'uid') return uid;
      if (typeof name === 'symbol') return undefined;
      throw new Error(`The player's ${name} is read outside a PlayerHole`);
    },
  });
  return ref(mark) as unknown as Account;
}
