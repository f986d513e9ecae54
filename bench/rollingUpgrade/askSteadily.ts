import { setTimeout as sleep } from 'node:timers/promises';

export interface Steady {
  /** Stops, and resolves when the last request is answered. */
  stop(): Promise<Tally>;
}

/** Makes `one` request at a fixed rate, however slow the answers are. `one` rejects, or resolves to what is wrong with the answer. */
export function askSteadily(
  what: string,
  perSecond: number,
  one: (turn: number) => Promise<string | undefined>,
): Steady {
  const tally: Tally = { what, sent: 0, lost: [] };
  const pending: Promise<void>[] = [];
  let isOver = false;
  const startedAt = performance.now();
  const running = (async () => {
    while (!isOver) {
      const early = startedAt + (tally.sent / perSecond) * 1000 - performance.now();
      if (early > 0) await sleep(early);
      const request = one(tally.sent++).then(
        (wrong) => void (wrong === undefined || tally.lost.push(wrong)),
        (error: unknown) => void tally.lost.push(String(error)),
      );
      pending.push(request);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await running;
      await Promise.all(pending);
      return tally;
    },
  };
}

/** Results of the requests of one kind. */
interface Tally {
  what: string;
  sent: number;
  /** Missing, truncated or wrong answers. */
  lost: string[];
}
