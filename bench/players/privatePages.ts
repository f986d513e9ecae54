import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from '#bench/cpuOf.ts';
import { runLoad } from '#bench/runLoad.ts';
import { playersSite } from './playersSite.ts';

interface Figure {
  what: string;
  text: string;
  reached: boolean;
}

const ROUNDS = 5;
const MAX_MS = 4;
/** Milliseconds of every call of the platform, and what a page may take beside the slowest. */
const CALL = 100;
const BESIDE = 5;
const VIEWS = 15;
/** Longer than answers are held (CACHE_PLATFORM_PLAYER), so that a view asks everything. */
const HELD = '200ms';

/** Processor milliseconds of a player's profile and deposit, and the first byte of a player's home when every call takes 100 ms. */
export async function privatePages(): Promise<Figure[]> {
  const site = await playersSite({ CACHE_PLATFORM_PLAYER: HELD });
  const figures: Figure[] = [];
  for (const [what, path] of [
    ['profile of a player', '/profile'],
    ['deposit of a player', '/cashier/deposit'],
  ] as const) {
    const page = site.page(path);
    await runLoad(page, { seconds: 3, connections: 8 });
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = cpuOf(site.server.pid);
      const { requests } = await runLoad(page, { seconds: 3, connections: 8 });
      rounds.push((cpuOf(site.server.pid) - before) / requests / 1000);
    }
    const ms = median(rounds);
    figures.push({ what, text: `${ms.toFixed(2)} ms of processor time; target ${MAX_MS} ms`, reached: ms <= MAX_MS });
  }
  const { url, headers } = site.page('/');
  const view = async () => {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: headers?.(0) ?? {} });
    const firstByte = performance.now() - startedAt;
    await answer.arrayBuffer();
    return firstByte;
  };
  // The prelude is made at the second view.
  for (let count = 0; count < 4; count += 1) await view();
  await site.delay(CALL);
  const views: number[] = [];
  for (let count = 0; count < VIEWS; count += 1) {
    await sleep(Number.parseInt(HELD, 10) + CALL);
    views.push(await view());
  }
  await site.stop();
  const first = median(views);
  const text = `${first.toFixed(0)} ms to the first byte, every call ${CALL} ms; target ${CALL + BESIDE} ms`;
  return [...figures, { what: 'home of a player, slow calls', text, reached: first <= CALL + BESIDE }];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
