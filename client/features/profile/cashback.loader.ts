import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { settle } from '#client/context/settle.ts';
import { getCashbackPlan } from '#shared/api/rewards/cashbackFacts.contract.ts';
import { getCashbacks } from '#shared/api/rewards/cashbacks.contract.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { loadProfile } from './loadProfile.ts';

/** Past cashbacks on the page; the cashier's history has them all. */
const LISTED = 10;

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const [frame, cashbacks, plan] = await Promise.all([
    loadProfile(args, 'cashback'),
    settle(
      call(getCashbacks, { offset: 0, count: LISTED, sort: 'end_date', statuses: 'paid_out,active' }, { signal }),
      timeoutBudget,
    ),
    settle(call(getCashbackPlan, {}, { signal }), timeoutBudget),
  ]);
  if (!frame.profile.flags.cashback) throw notFound(url.pathname);
  return {
    ...frame,
    cashbacks,
    /** A platform may have no plan. */
    plan,
    /** For forms sent without JavaScript. */
    orderKey: newUuid(),
  };
}
