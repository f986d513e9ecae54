import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { getBalance } from '#shared/api/account/account.contract.ts';
import { getHistory, getWithdrawSettings } from '#shared/api/cashier/cashier.contract.ts';
import { getGameHistory } from '#shared/api/play/games.contract.ts';

const BETS_SHOWN = 50;

/** What a player must know before closing the account; null: no reason is in the address. `account` null: not told now. */
export async function loadLeaving({ call, signal, timeoutBudget }: LoaderArgs, typed: string | null) {
  const reason = typed === 'harm' ? 'leaveHarm' : typed === 'rest' ? 'leaveRest' : null;
  if (reason === null) return null;
  const [balance, settings, payouts, open] = await Promise.all([
    settle(call(getBalance, {}, { signal }), timeoutBudget),
    settle(call(getWithdrawSettings, {}, { signal }), timeoutBudget),
    settle(
      call(getHistory, { type: 'withdrawal', statuses: 'new,pending,processing', offset: 0, count: 1 }, { signal }),
      timeoutBudget,
    ),
    settle(call(getGameHistory, { result: 'open', offset: 0, count: BETS_SHOWN }, { signal }), timeoutBudget),
  ] as const);
  const main = balance.ok ? balance.value.balance_main : null;
  if (!main || !balance.ok || !settings.ok || !payouts.ok || !open.ok) return { reason, account: null } as const;
  const bonus = balance.value.balance_bonus ?? { amount: 0, currency: main.currency };
  const isPayable = settings.value.methods.some(
    ({ currency, min, is_available: isOpen }) => isOpen && currency === main.currency && main.amount >= min,
  );
  const bets = open.value.items.map(({ id, game, bet }) => ({ id, name: game.name, bet }));
  return { reason, account: { main, bonus, isPayable, payouts: payouts.value.total ?? 0, bets } } as const;
}
