import { type ReplayOptions, replayPages, type Verdicts } from './replayPages.ts';
import type { Traffic } from './Traffic.ts';

/** A fresh time, and what it would have given without the webhook. */
export interface FreshTime {
  readonly ms: number;
  /** Share of the visits that need no render of their own, 0 to 1. */
  readonly hitRatio: number;
  readonly renders: number;
  /** Visits that would have got a page from before a change. */
  readonly outdated: number;
}

/** What the log speaks for. */
export interface Suggestion {
  /** Bytes: the least that keep 99 % of the hits that any memory gives. */
  readonly memory: number;
  /** Bytes that all pages together need. */
  readonly allPages: number;
  /** Rising times up to the first with which a visit would have been outdated. */
  readonly freshTimes: readonly FreshTime[];
  /** Milliseconds: the longest fresh time with which no visit would have been outdated; undefined: there is none, or nothing changed. */
  readonly longestFresh: number | undefined;
}

const ENOUGH = 0.99;
/** Bytes below which memory is not worth a thought. */
const LEAST = 4 * 1024 ** 2;
const SECOND = 1_000;
const FRESH_TIMES = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1_800, 3_600, 21_600, 86_400].map((s) => s * SECOND);

/** Share of the visits that were answered without waiting for a render of their own. */
export function hitRatioOf({ hit, stale, refresh, miss, collapsed, off }: Verdicts): number {
  const all = hit + stale + refresh + miss + collapsed + off;
  return all === 0 ? 0 : (hit + stale + collapsed) / all;
}

/** Finds by replays the smallest memory and the longest fresh time that the traffic speaks for. */
export function suggestSettings(traffic: Traffic, options: ReplayOptions): Suggestion {
  const whole = replayPages(traffic, { ...options, maxBytes: Number.MAX_SAFE_INTEGER });
  const wanted = (whole.all.hit + whole.all.stale) * ENOUGH;
  let [low, high] = [0, Math.max(whole.maxUsed, LEAST)];
  while (high - low > Math.max(LEAST, high / 32)) {
    const maxBytes = Math.ceil((low + high) / 2);
    const { hit, stale } = replayPages(traffic, { ...options, maxBytes }).all;
    if (hit + stale >= wanted) high = maxBytes;
    else low = maxBytes;
  }
  const freshTimes: FreshTime[] = [];
  let longestFresh: number | undefined;
  if (traffic.changes.some(({ kind }) => kind === 'purge'))
    for (const ms of FRESH_TIMES) {
      const pages = (route?: string) => {
        const times = options.caching.pages(route);
        return times.fresh === 0 ? times : { ...times, fresh: ms };
      };
      const caching = { ...options.caching, pages };
      const { all, renders, outdated } = replayPages(traffic, { ...options, caching, ignoresPurges: true });
      freshTimes.push({ ms, hitRatio: hitRatioOf(all), renders, outdated });
      if (outdated > 0) break;
      longestFresh = ms;
    }
  return { memory: high, allPages: whole.maxUsed, freshTimes, longestFresh };
}
