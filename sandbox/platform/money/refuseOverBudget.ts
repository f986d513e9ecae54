import type { World } from '#sandbox/createWorld.ts';
import { fromUzs, toMoney } from '#sandbox/world/money/currency.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { moneyText } from './moneyTexts.ts';

/** Refuses a deposit of `value`, minor units of UZS, that exceeds the player's monthly budget. */
export function refuseOverBudget(
  world: World,
  { uid, currency }: Account,
  value: number,
  locale: SandboxLanguage,
): void {
  const { remaining } = world.money.budgets.of(uid);
  if (remaining === null || fromUzs(value, currency) <= remaining) return;
  const money = toMoney(remaining, currency);
  throw new AppError('BillingDepositLimitExceededException', {
    message: moneyText(locale, 'overBudget', { left: formatMoney(money, locale) }),
    data: { available_amount: money.amount, is_budget: true },
  });
}
