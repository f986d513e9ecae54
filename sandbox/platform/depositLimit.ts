import { getDepositLimit, setDepositLimit } from '../../shared/api/account.contract.ts';
import type { DepositLimit } from '../world/depositLimits.ts';
import { type Answer, answerPlayer } from './answer.ts';
import { refuseMoneyField } from './refuseMoneyField.ts';

const SMALLEST = 10_000;
/** Major units: what one deposit may bring where the player has set no limit. */
const UNLIMITED = 30_000_000;

const major = (minor: number | null) => (minor === null ? null : minor / 100);

/** The wire's limit; lowering is always open, so it can always be edited. `expired_at` is when a waiting raise begins. */
export function depositLimitOf(limit: DepositLimit) {
  return {
    available_amount: major(limit.available) ?? UNLIMITED,
    can_edit: true,
    expired_at: limit.pending?.effective_at ?? null,
    limit_amount: major(limit.amount),
    period: limit.period,
    ...(limit.pending
      ? {
          pending: {
            limit_amount: major(limit.pending.amount),
            period: limit.pending.period,
            effective_at: limit.pending.effective_at,
          },
        }
      : {}),
  };
}

export const depositLimit: Answer[] = [
  answerPlayer(getDepositLimit, (_input, { world, player }) =>
    depositLimitOf(world.money.depositLimits.of(player.uid)),
  ),

  answerPlayer(setDepositLimit, ({ limit_amount, period }, { world, player, locale }) => {
    if ((limit_amount === null) !== (period === 'none')) throw refuseMoneyField(locale, 'period', 'wrongPeriod');
    if (limit_amount !== null && (!Number.isInteger(limit_amount) || limit_amount < SMALLEST))
      throw refuseMoneyField(locale, 'limit_amount', 'limitSum');
    const amount = limit_amount === null ? null : limit_amount * 100;
    return depositLimitOf(world.money.depositLimits.set(player.uid, { amount, period }));
  }),
];
