import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { platformNow } from '#client/stores/clock/platformNow.ts';
import { getAbsence } from '#shared/api/account/accountAbsence.contract.ts';
import { getBudget } from '#shared/api/account/accountBudget.contract.ts';
import { getPlayReport, getSessionFacts } from '#shared/api/account/accountLimits.contract.ts';
import { getPlayLimits } from '#shared/api/account/accountPlayLimits.contract.ts';
import { getTrusted } from '#shared/api/account/accountTrust.contract.ts';
import { getWithdrawSettings } from '#shared/api/cashier/cashier.contract.ts';
import { carriedSum } from '#shared/cashier/carriedSum.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { isPausePeriod } from '#shared/profile/isPausePeriod.ts';
import { pauseEnd } from '#shared/profile/pauseEnd.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, content, signal, timeoutBudget, url } = args;
  const typedPeriod = url.searchParams.get('pause');
  const period = isPausePeriod(typedPeriod) ? typedPeriod : null;
  const [frame, { helpPhones }, report, budget, playLimits, sessionFacts, trusted, absence, payout] = await Promise.all(
    [
      loadProfile(args, 'limits'),
      content('prazer-config'),
      settle(call(getPlayReport, {}, { signal }), timeoutBudget),
      settle(call(getBudget, {}, { signal }), timeoutBudget),
      settle(call(getPlayLimits, {}, { signal }), timeoutBudget),
      settle(call(getSessionFacts, {}, { signal }), timeoutBudget),
      settle(call(getTrusted, {}, { signal }), timeoutBudget),
      settle(call(getAbsence, {}, { signal }), timeoutBudget),
      period === null ? null : settle(call(getWithdrawSettings, {}, { signal }), timeoutBudget),
    ],
  );
  const now = (sessionFacts.ok && toMs(sessionFacts.value.now)) || (await platformNow(args));
  return {
    ...frame,
    helpPhones,
    report,
    budget,
    playLimits,
    sessionFacts,
    trusted,
    /** The last absence of the player; null: there was none, or it is not known. */
    absence: absence.ok ? absence.value.absence : null,
    /** The sum of a form refused without JavaScript, as typed. */
    typed: frame.profile.outcome?.messageId ? carriedSum(url.searchParams.get('amount')) : '',
    /** Milliseconds of the platform's clock. */
    now,
    /** The pause to be confirmed; `until` in milliseconds, null for good. */
    pause:
      period === null
        ? null
        : {
            period,
            until: pauseEnd(period, now),
            /** Before a first deposit nothing can be paid out. */
            isUnpaid:
              payout?.ok === true &&
              payout.value.requirements?.some(({ type, done }) => type === 'deposit' && !done) === true,
          },
  };
}
