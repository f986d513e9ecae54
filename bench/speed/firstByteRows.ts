import { setTimeout as sleep } from 'node:timers/promises';
import { type PlayersSite, playersSite } from '#bench/players/playersSite.ts';
import { medianOf } from './medianOf.ts';
import type { SpeedRow } from './SpeedRow.ts';

/** Milliseconds of every call of the platform, and what a page may take beside the slowest. */
const CALL = 100;
const BESIDE = 10;
const VIEWS = 7;
/** Views before: a process that has just started runs code that V8 has not compiled. */
const WARM = 150;
/** Longer than answers are held (CACHE_PLATFORM_PLAYER), so that a view asks everything. */
const HELD = 200;
const pages = [
  ['home', '/'],
  ['hall', '/gamehall'],
  ['profile', '/profile'],
  ['deposit', '/cashier/deposit'],
  ['tournaments', '/tournaments'],
] as const;

/** Milliseconds to the first byte of a player's pages while every call of the platform takes 100, of the version in `folder` and of this one. */
export async function firstByteRows(folder: string): Promise<SpeedRow[]> {
  const times = { before: await timesOf(folder), after: await timesOf(undefined) };
  return pages.map(([name], index) => {
    const [before = 0, after = 0] = [times.before[index], times.after[index]];
    return {
      what: `first byte, ${name} of a player, every call ${CALL} ms`,
      before: `${before.toFixed(0)} ms`,
      after: `${after.toFixed(0)} ms`,
      goal: `${CALL + BESIDE} ms`,
      reached: after <= CALL + BESIDE,
    };
  });
}

async function timesOf(folder: string | undefined): Promise<number[]> {
  const site = await playersSite({ CACHE_PLATFORM_PLAYER: `${HELD}ms` }, folder);
  for (const [, path] of pages) for (let count = 0; count < WARM; count += 1) await firstByteOf(site, path);
  await site.delay(CALL);
  const times: number[] = [];
  for (const [, path] of pages) {
    const views: number[] = [];
    for (let count = 0; count < VIEWS; count += 1) {
      await sleep(HELD + CALL);
      views.push(await firstByteOf(site, path));
    }
    times.push(medianOf(views));
  }
  await site.stop();
  return times;
}

async function firstByteOf(site: PlayersSite, path: string): Promise<number> {
  const { url, headers } = site.page(path);
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: headers?.(0) ?? {} });
  const ms = performance.now() - startedAt;
  await answer.arrayBuffer();
  return ms;
}
