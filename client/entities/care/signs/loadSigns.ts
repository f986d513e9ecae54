import type { AppContext } from '#client/context/AppContext.ts';
import { platformNow } from '#client/stores/clock/platformNow.ts';
import { getMovements } from '#shared/api/cashier/ledgerFacts.contract.ts';
import { careRules } from '#shared/care/careRules.ts';
import { type Finding, findSigns } from '#shared/care/findSigns.ts';
import type { Movement } from '#shared/care/Play.ts';

/** Rows of a page, and pages of one search: who plays more in four weeks is judged by the last week alone. */
const COUNT = 1_000;
const MAX_PAGES = 20;

type Args = Pick<AppContext, 'call' | 'stores'> & { signal?: AbortSignal };

/**
 * Asks for the player's own movements and judges them here, in the browser: the finding leaves it nowhere (docs/care.md). null: there are
 * more than can be judged. Rejects like the call; MethodNotFoundException: the platform lists no movements.
 */
export async function loadSigns(args: Args): Promise<Finding | null> {
  const now = Math.floor((await platformNow(args)) / 1_000);
  const movements =
    (await movementsSince(now - careRules.history, args)) ?? (await movementsSince(now - careRules.week, args));
  return movements && findSigns(movements, now);
}

async function movementsSince(from: number, { call, signal }: Args): Promise<Movement[] | null> {
  const all: Movement[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await call(getMovements, { from, count: COUNT, after }, { signal });
    all.push(...items);
    if (next === null) return all;
    after = String(next);
  }
  return null;
}
