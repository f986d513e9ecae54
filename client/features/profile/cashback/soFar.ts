import type { OutputOf } from '#shared/api/method.ts';
import type { getCashbackPlan } from '#shared/api/rewards/cashbackFacts.contract.ts';
import { fromMinor } from '#shared/domain/money/fromMinor.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';

type Plan = Pick<OutputOf<typeof getCashbackPlan>, 'bet' | 'win' | 'amount' | 'max'>;

/** Message id of the expected cashback, and the loss so far in major units, negative for a gain. */
export function soFar({ bet, win, amount, max }: Plan): { id: string; lost: number } {
  const { amount: lost } = fromMinor(toMinor(bet) - toMinor(win), bet.currency);
  if (amount.amount > 0)
    return { id: max && amount.amount >= max.amount ? 'cashback.soFarMax' : 'cashback.soFar', lost };
  if (bet.amount === 0 && lost === 0) return { id: 'cashback.soFarEmpty', lost };
  return { id: lost > 0 ? 'cashback.soFarLittle' : 'cashback.soFarNone', lost };
}
