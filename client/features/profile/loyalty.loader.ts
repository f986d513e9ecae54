import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { settle } from '#client/context/settle.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { loadClub } from '#client/entities/club/loadClub.ts';
import { toProductCard } from '#client/entities/club/productCard.ts';
import { toProgramCard } from '#client/entities/club/programCard.ts';
import { getProducts, getPrograms } from '#shared/api/rewards/loyalty.contract.ts';
import { getPointChanges } from '#shared/api/rewards/loyaltyFacts.contract.ts';
import { isHeldBack } from '#shared/rewards/isHeldBack.ts';
import { loadProfile } from './loadProfile.ts';

/** The shop has the rest. */
const GIFTS = 20;

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const [frame, quiet, membership, changes, gifts, programs] = await Promise.all([
    loadProfile(args),
    askQuiet(args),
    loadClub(args),
    settle(call(getPointChanges, {}, { signal }), timeoutBudget),
    settle(
      call(getProducts, { count: GIFTS }, { signal }).then(({ items }) => items.map(toProductCard)),
      timeoutBudget,
    ),
    settle(
      call(getPrograms, {}, { signal }).then(({ items }) => items.map(toProgramCard)),
      timeoutBudget,
    ),
  ]);
  if (!frame.profile.flags.loyalty) throw notFound(url.pathname);
  const { name, levels, member } = membership;
  return {
    ...frame,
    name,
    levels,
    member,
    changes,
    gifts,
    programs,
    /** Gifts and quests invite to play on. */
    isHeldBack: isHeldBack(quiet),
  };
}
