import type { Request, RequestHandler, Response } from 'express';
import { createLru } from '#server/cache/tiers/createLru.ts';
import { noteCounted } from '#server/http/requestContext.ts';
import { visitorKey } from './visitorKey.ts';

/** Processor time that pages of one visitor may cost. */
export interface RenderBudget {
  /** Counts what every render costs besides the render itself, and hands visitors without budget to `onEmpty`, with Retry-After set. */
  gate: RequestHandler;
  /** Adds the processor milliseconds of a render to what its visitor has used. */
  charge(req: Request, res: Response, ms: number): void;
}

/** Options of `createRenderBudget`. */
export interface RenderBudgetOptions {
  /** Processor milliseconds per minute, RATE_LIMIT_RENDERING, read at every request. Infinity means no limit. */
  perMinute: () => number;
  /** The key of a player whose session is confirmed; undefined for all others, who are counted by their address. */
  playerOf: (req: Request, res: Response) => string | undefined;
  onEmpty: RequestHandler;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** Enough for every visitor of a busy minute; a flood of addresses evicts the least recently used entries. */
const MAX_VISITORS = 50_000;
const MINUTE = 60_000;
/** Milliseconds of the budget that may be used at once: enough for a crowd that comes together, and too little to stop the site for long. */
const AT_ONCE = 10_000;
/** Processor milliseconds of a page besides what is measured: reading the request, loading, late sections. */
const BESIDES = 5;

/**
 * Lets each visitor use so much processor time a minute for pages that are rendered for them; cached pages cost nothing. The time of a
 * render is known only after it, so a visitor goes into debt and then waits. Counting time instead of requests lets thousands of guests
 * behind one address of a carrier read ordinary pages, while one who asks for costly pages is stopped soon. This process only.
 */
export function createRenderBudget(options: RenderBudgetOptions): RenderBudget {
  const { perMinute, playerOf, onEmpty, now = () => performance.now() } = options;
  /** When the visitor has their whole budget again. */
  const wholeAt = createLru<number>({ max: MAX_VISITORS });
  const keyOf = (req: Request, res: Response) => {
    const player = playerOf(req, res);
    return player === undefined ? visitorKey(req) : `player:${player}`;
  };
  function add(key: string, ms: number, budget: number): void {
    wholeAt.set(key, Math.max(now(), wholeAt.get(key) ?? 0) + (ms * MINUTE) / budget);
  }
  return {
    gate(req, res, next) {
      const budget = perMinute();
      if (budget === Infinity) return next();
      const key = keyOf(req, res);
      const wait = (wholeAt.get(key) ?? 0) - now() - AT_ONCE;
      if (wait <= 0) {
        add(key, BESIDES, budget);
        noteCounted(res, { limit: 'rendering', bucket: key, times: 1, amount: BESIDES });
        return next();
      }
      res.setHeader('Retry-After', Math.ceil(wait / 1000));
      return onEmpty(req, res, next);
    },
    charge(req, res, ms) {
      const budget = perMinute();
      if (budget === Infinity) return;
      const key = keyOf(req, res);
      add(key, ms, budget);
      noteCounted(res, { limit: 'rendering', bucket: key, times: 1, amount: ms });
    },
  };
}
