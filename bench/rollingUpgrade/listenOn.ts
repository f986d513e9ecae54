import { setTimeout as sleep } from 'node:timers/promises';
import type { Balances } from '#shared/api/account/account.contract.ts';
import type { Player } from '#tests/support/players/signUp.ts';
import { openEvents } from '#tests/support/wire/openEvents.ts';

export interface Listener {
  player: Player;
  /** The last received balance. */
  balance(): number | undefined;
  /** Number of reconnects, each with the last event's id. */
  returns(): number;
  /** The longest time without a stream, milliseconds. */
  maxGap(): number;
  /** Streams that ended without a `reconnect` event, and failed requests. */
  lost: string[];
  stop(): void;
}

const POLL_MS = 50;
const GIVE_UP = 10_000;

/** Listens as a browser does: when its stream ends it reconnects after the announced time, with the id of the last event. */
export function listenOn(origin: string, player: Player): Listener {
  let isOver = false;
  let balance: number | undefined;
  let returns = -1;
  let maxGap = 0;
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
        await sleep(POLL_MS);
        continue;
      }
      close = stream.close;
      returns += 1;
      if (returns > 0) maxGap = Math.max(maxGap, performance.now() - endedAt);
      while (!stream.isOver() && !isOver) {
        balance = stream.last<Balances>('balance')?.balance_main?.amount ?? balance;
        await sleep(POLL_MS);
      }
      endedAt = performance.now();
      id = stream.events.findLast((event) => event.id !== undefined)?.id ?? id;
      const reconnect = stream.last<{ in_ms: number }>('reconnect');
      if (!reconnect && !isOver) lost.push('a stream ended without a word');
      await sleep(reconnect?.in_ms ?? 0);
    }
  })();
  return {
    player,
    balance: () => balance,
    returns: () => Math.max(0, returns),
    maxGap: () => maxGap,
    lost,
    stop() {
      isOver = true;
      close();
    },
  };
}
