import { LRUCache } from 'lru-cache';
import type { FilledHoles } from './readHoles.ts';

/** What identifies the holes of one answer. */
export interface HolesOf {
  prelude: { readonly id: string };
  uid: number;
  /** The state from which the browser hydrates the holes: everything that they show of the player. */
  state: string;
}

/** The holes of players' last pages. */
export interface HeldHoles {
  /** What was held for this player, this prelude and exactly this state. */
  read(of: HolesOf): FilledHoles['filled'] | undefined;
  /** Holds these holes, which must be all of the page; not where one has a text of its answer alone (`ofAnswer`: nonce, id of forms). */
  hold(of: HolesOf, holes: Pick<FilledHoles, 'filled'>, ofAnswer: readonly string[]): void;
}

/** Milliseconds after which React renders the holes again although nothing has changed. */
const HELD_MS = 60_000;

/**
 * Holds what React has rendered into the holes of a player's pages, so that the next view of a page on which nothing has changed runs no
 * React. The browser hydrates the holes from the state in the same document, so that their markup follows from it; an answer with another
 * state, down to one character, is rendered. The state names the player: no other player's can be equal.
 */
export function createHeldHoles({ maxBytes, now }: { maxBytes: number; now?: () => number }): HeldHoles {
  const held = new LRUCache<string, { state: string; filled: FilledHoles['filled'] }>({
    // 0 would be no limit.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ state, filled }) => 2 * filled.values().reduce((sum, { length }) => sum + length, state.length),
    ttl: HELD_MS,
    ...(now ? { perf: { now }, ttlResolution: 0 } : {}),
  });
  const keyOf = ({ prelude, uid }: HolesOf) => `${uid}|${prelude.id}`;
  return {
    read(of) {
      const hole = held.get(keyOf(of));
      return hole?.state === of.state ? hole.filled : undefined;
    },
    hold(of, { filled }, ofAnswer) {
      if (![...filled.values()].some((html) => ofAnswer.some((text) => html.includes(text))))
        held.set(keyOf(of), { state: of.state, filled });
    },
  };
}
