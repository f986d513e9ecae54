import { LRUCache } from 'lru-cache';
import type { LastUsed, SiteMemory } from '#server/cache/createCacheMemory.ts';
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

interface HeldHolesOptions {
  maxBytes: number;
  memory?: SiteMemory | undefined;
  now?: () => number;
}

interface Hole extends LastUsed {
  state: string;
  filled: FilledHoles['filled'];
}

/** Milliseconds after which React renders the holes again although nothing has changed. */
const HELD_MS = 60_000;

/**
 * Holds what React has rendered into the holes of a player's pages, so that the next view of a page on which nothing has changed runs no
 * React. The browser hydrates the holes from the state in the same document, so that their markup follows from it; an answer with another
 * state, down to one character, is rendered. The state names the player: no other player's can be equal.
 */
export function createHeldHoles({ maxBytes, memory, now }: HeldHolesOptions): HeldHoles {
  // 0 would be no limit.
  const maxSize = Math.max(1, maxBytes);
  const held = new LRUCache<string, Hole>({
    maxSize,
    sizeCalculation: ({ state, filled }) => 2 * filled.values().reduce((sum, { length }) => sum + length, state.length),
    ttl: HELD_MS,
    ...(now ? { perf: { now }, ttlResolution: 0 } : {}),
  });
  const bound = memory?.join('holes', maxSize, held);
  const keyOf = ({ prelude, uid }: HolesOf) => `${uid}|${prelude.id}`;
  return {
    read(of) {
      const hole = held.get(keyOf(of));
      if (hole) bound?.use(hole);
      return hole?.state === of.state ? hole.filled : undefined;
    },
    hold(of, { filled }, ofAnswer) {
      if ([...filled.values()].some((html) => ofAnswer.some((text) => html.includes(text)))) return;
      const hole = { state: of.state, filled, usedAt: 0 };
      bound?.use(hole);
      held.set(keyOf(of), hole);
      bound?.settle();
    },
  };
}
