import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { MonthBudget } from '#sandbox/world/money/budgets.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import * as contract from '#shared/api/account/accountBudget.contract.ts';
import { limitMinor } from './limitMinor.ts';

function budgetOf({ amount, remaining, deposits, loss, resetsAt, pending }: MonthBudget, currency: string) {
  const money = (minor: number) => toMoney(minor, currency);
  const orNull = (minor: number | null) => (minor === null ? null : money(minor));
  return {
    amount: orNull(amount),
    left: orNull(remaining),
    spent: money(Math.max(deposits, loss)),
    deposits: money(deposits),
    loss: money(loss),
    resets_at: resetsAt,
    ...(pending ? { pending: { ...pending, amount: orNull(pending.amount) } } : {}),
  };
}

export const accountBudget: Answer[] = [
  answerPlayer(contract.getBudget, (_input, { world, player }) =>
    budgetOf(world.money.budgets.of(player.uid), player.currency),
  ),

  answerPlayer(contract.setBudget, ({ amount }, { world, player, locale }) =>
    budgetOf(world.money.budgets.set(player.uid, minorOf(amount, player.currency, locale)), player.currency),
  ),

  answerPlayer(contract.confirmBudget, (_input, { world, player, locale }) => {
    if (!world.money.budgets.confirm(player.uid)) throw refuseField(locale, 'amount', 'nothingToConfirm');
    return budgetOf(world.money.budgets.of(player.uid), player.currency);
  }),
];

function minorOf(amount: number | null, currency: string, locale: SandboxLanguage): number | null {
  return amount === null ? null : limitMinor(amount, { currency, field: 'amount', locale });
}
