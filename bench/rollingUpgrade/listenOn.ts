import { setTimeout as sleep } from 'node:timers/promises';
import type { Balances } from '../../shared/api/account/account.contract.ts';
import { openEvents } from '../../tests/support/wire/openEvents.ts';
import type { Player } from '../../tests/support/players/signUp.ts';

export interface Listener {
  player: Player;
  /** The last balance that it was told. */
  balance(): number | undefined;
  /** How often it came back, each time with the last event's id. */
  returns(): number;
  /** Milliseconds, the longest time without a stream. */
  longestGap(): number;
  /** Streams that ended without a word, and answers that were none. */
  lost: string[];
  stop(): void;
}

const LOOK = 50;
const GIVE_UP = 10_000;

/** A browser that listens: when its stream ends it comes back at the moment it was told, with the id of the last event. */
export function listenOn(origin: string, player: Player): Listener {
  let isOver = false;
  let balance: number | undefined;
  let returns = -1;
  let longestGap = 0;
  let close = (): void => {};
  const lost: string[] = [];
  void (async () => {
    let id: string | undefined;
    let endedAt = performance.now();
    while (!isOver) {
      const stream = await openEvents(origin, player.cookie, id === undefined ? {} : { 'last-event-id': id }).catch(
        (error: unknown) => void lost.push(String(error)),
      );
      if (stream?.status !== 200) {
        if (stream) lost.push(`stream: ${stream.status}`);
        if (performance.now() - endedAt > GIVE_UP) return;
        await sleep(LOOK);
        continue;
      }
      close = stream.close;
      returns += 1;
      if (returns > 0) longestGap = Math.max(longestGap, performance.now() - endedAt);
      while (!stream.isOver() && !isOver) {
        balance = stream.last<Balances>('balance')?.balance_main?.amount ?? balance;
        await sleep(LOOK);
      }
      endedAt = performance.now();
      id = stream.events.findLast((event) => event.id !== undefined)?.id ?? id;
      const told = stream.last<{ in_ms: number }>('reconnect');
      if (!told && !isOver) lost.push('a stream ended without a word');
      await sleep(told?.in_ms ?? 0);
    }
  })();
  return {
    player,
    balance: () => balance,
    returns: () => Math.max(0, returns),
    longestGap: () => longestGap,
    lost,
    stop() {
      isOver = true;
      close();
    },
  };
}
