import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { settle } from '#client/context/settle.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { platformNow } from '#client/stores/clock/platformNow.ts';
import { getGames } from '#shared/api/play/games.contract.ts';
import { getBettingBonuses } from '#shared/api/rewards/bettingBonuses.contract.ts';
import { type Bonus, getBonuses } from '#shared/api/rewards/bonuses.contract.ts';
import { getReturns } from '#shared/api/rewards/bonusFacts.contract.ts';
import { getFreespins } from '#shared/api/rewards/freespins.contract.ts';
import { bonusStates } from '#shared/bonus/bonusStates.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { isHeldBack } from '#shared/rewards/isHeldBack.ts';
import { readBonusOutcome } from './bonuses/acts/readBonusOutcome.ts';
import { loadProfile } from './loadProfile.ts';

/** Bonuses that may still be played; no account has more. */
const OPEN = { count: 100, offset: 0, status: bonusStates.waiting.join(',') };
/** Bonuses that are over; the cashier's history has the rest. */
const OVER = { count: 6, offset: 0, status: 'finished,removed' };

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url, intl } = args;
  const [now, frame, quiet, open, over, betting, freespins, returns] = await Promise.all([
    platformNow(args),
    loadProfile(args),
    askQuiet(args),
    settle(call(getBonuses, OPEN, { signal }), timeoutBudget),
    settle(call(getBonuses, OVER, { signal }), timeoutBudget),
    settle(call(getBettingBonuses, {}, { signal }), timeoutBudget),
    settle(call(getFreespins, {}, { signal }), timeoutBudget),
    settle(call(getReturns, {}, { signal }), timeoutBudget),
    // In the browser these messages load with the component that uses them.
    import.meta.env.SSR ? intl.load(['forecast']) : null,
  ]);
  if (!frame.profile.flags.bonuses) throw notFound(url.pathname);
  const casino = open.ok && over.ok ? [...open.value.items, ...over.value.items] : [];
  const bonuses = [...casino, ...(betting.ok ? betting.value.items : [])];
  const failed = [open, over, betting, freespins].filter(
    (part) => !part.ok && part.error !== 'MethodNotFoundException',
  );
  return {
    profile: { ...frame.profile, outcome: readBonusOutcome(url.searchParams) },
    bonuses,
    gameNames: await loadGameNames(args, bonuses),
    freespins: freespins.ok ? freespins.value.items : [],
    /** Return rates of the games that bonuses are wagered on; empty if unknown. */
    returns: returns.ok ? returns.value.items : [],
    /** Error of the first missing part; if all are missing, nothing was loaded. */
    error: failed.find((part) => !part.ok)?.error ?? null,
    /** Nothing new is offered; existing bonuses stay. */
    isHeldBack: isHeldBack(quiet),
    hasNothing: !open.ok && !betting.ok && !freespins.ok,
    /** Time of the response in milliseconds, so that server and browser agree on which bonuses are over. */
    now,
    /** For a form sent without JavaScript. */
    orderKey: newUuid(),
  };
}

/** Names of the games that bonuses exclude, by sysname; a missing name falls back to the sysname. Sends no request without such games. */
async function loadGameNames(
  { call, signal, timeoutBudget }: Pick<LoaderArgs, 'call' | 'signal' | 'timeoutBudget'>,
  bonuses: readonly Bonus[],
): Promise<Record<string, string>> {
  const sysname = [...new Set(bonuses.flatMap(({ wager }) => wager?.excluded_games ?? []))];
  if (sysname.length === 0) return {};
  const games = await settle(
    call(getGames, { options: { sysname, limit: sysname.length } }, { signal }),
    timeoutBudget,
  );
  return Object.fromEntries(games.ok ? games.value.items.map((game) => [game.sysname, game.name]) : []);
}
