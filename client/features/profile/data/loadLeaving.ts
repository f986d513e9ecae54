import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { loadRates } from '#client/entities/money/loadRates.ts';
import { getBalance } from '#shared/api/account/account.contract.ts';
import { getHistory, getWithdrawSettings } from '#shared/api/cashier/cashier.contract.ts';
import { getGameHistory } from '#shared/api/play/games.contract.ts';
import { paymentStates } from '#shared/cashier/paymentStates.ts';
import { convertMoney } from '#shared/domain/money/convertMoney.ts';

const BETS_SHOWN = 50;

/** What a player must know before closing the account; null: no reason is in the address. `account` null: not told now. */
export async function loadLeaving(args: LoaderArgs, typed: string | null) {
  const { call, signal, timeoutBudget } = args;
  const reason = typed === 'harm' ? 'leaveHarm' : typed === 'rest' ? 'leaveRest' : null;
  if (reason === null) return null;
  const [balance, settings, payouts, open, rates] = await Promise.all([
    settle(call(getBalance, {}, { signal }), timeoutBudget),
    settle(call(getWithdrawSettings, {}, { signal }), timeoutBudget),
    settle(
      call(
        getHistory,
        { type: 'withdrawal', statuses: paymentStates.waiting.join(','), offset: 0, count: 1 },
        { signal },
      ),
      timeoutBudget,
    ),
    settle(call(getGameHistory, { result: 'open', offset: 0, count: BETS_SHOWN }, { signal }), timeoutBudget),
    loadRates(args),
  ] as const);
  const main = balance.ok ? balance.value.balance_main : null;
  if (!main || !balance.ok || !settings.ok || !payouts.ok || !open.ok) return { reason, account: null } as const;
  // All bonus money ends: that of games and that of bets.
  const { balance_bonus: ofGames, balance_betting_bonus: ofBets } = balance.value;
  const bonus = { amount: (ofGames?.amount ?? 0) + (ofBets?.amount ?? 0), currency: main.currency };
  // The methods may have other currencies than the account. Without a rate nobody can say that the rest is too small.
  const sums = settings.value.methods
    .filter(({ is_available: isOpen }) => isOpen)
    .map(({ currency, min }) => ({ min, sum: convertMoney(main, currency, rates, 'down') }));
  if (sums.length > 0 && sums.every(({ sum }) => sum === null)) return { reason, account: null } as const;
  // Before a first deposit nothing can be paid out: nobody must pay to leave.
  const isUnpaid = settings.value.requirements?.some(({ type, done }) => type === 'deposit' && !done) === true;
  const isPayable = !isUnpaid && sums.some(({ min, sum }) => sum !== null && sum.amount >= min);
  const bets = open.value.items.map(({ id, game, bet }) => ({ id, name: game.name, bet }));
  const account = {
    main,
    bonus,
    isPayable,
    isUnpaid,
    payouts: payouts.value.total ?? 0,
    bets,
    /** The platform counts more than are listed. */
    betCount: Math.max(open.value.total ?? 0, bets.length),
  };
  return { reason, account } as const;
}
