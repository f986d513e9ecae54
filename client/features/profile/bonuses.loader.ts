import { getBettingBonuses } from '../../../shared/api/rewards/bettingBonuses.contract.ts';
import { getBonuses } from '../../../shared/api/rewards/bonuses.contract.ts';
import { getReturns } from '../../../shared/api/rewards/bonusFacts.contract.ts';
import { getFreespins } from '../../../shared/api/rewards/freespins.contract.ts';
import { isHeldBack } from '../../../shared/rewards/isHeldBack.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { notFound } from '../../context/notFound.ts';
import { settle } from '../../context/settle.ts';
import { askQuiet } from '../../entities/care/askQuiet.ts';
import { readBonusOutcome } from './bonuses/acts/readBonusOutcome.ts';
import { loadGameNames } from './bonuses/loadGameNames.ts';
import { loadProfile } from './loadProfile.ts';

/** Those that may still be played; nobody has more. */
const OPEN = { count: 100, offset: 0, status: 'new,active,inactive' };
/** Of those that are over; the rest stand in the cashier's history. */
const OVER = { count: 6, offset: 0, status: 'finished,removed' };

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url, intl } = args;
  const [frame, quiet, open, over, betting, freespins, returns] = await Promise.all([
    loadProfile(args),
    askQuiet(args),
    settle(call(getBonuses, OPEN, { signal }), timeoutBudget),
    settle(call(getBonuses, OVER, { signal }), timeoutBudget),
    settle(call(getBettingBonuses, {}, { signal }), timeoutBudget),
    settle(call(getFreespins, {}, { signal }), timeoutBudget),
    settle(call(getReturns, {}, { signal }), timeoutBudget),
    // In the browser they come with what says them.
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
    /** What the games that a bonus is wagered on bring back; empty where unknown. */
    returns: returns.ok ? returns.value.items : [],
    /** Of the first part that is missing, if one is; all of them: nothing came. */
    error: failed.find((part) => !part.ok)?.error ?? null,
    /** Nothing new is offered; what the player has stays theirs. */
    isHeldBack: isHeldBack(quiet),
    hasNothing: !open.ok && !betting.ok && !freespins.ok,
    /** When the answer was made, milliseconds: what has ended by then is over in the page's HTML, too. */
    now: Date.now(),
    /** Of a form sent without JavaScript. */
    orderKey: crypto.randomUUID(),
  };
}
