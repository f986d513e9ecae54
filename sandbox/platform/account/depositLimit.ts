import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseMoneyField } from '#sandbox/platform/money/refuseMoneyField.ts';
import { fromUzs } from '#sandbox/world/money/currency.ts';
import type { StoredDepositLimit } from '#sandbox/world/money/depositLimits.ts';
import { getDepositLimit, setDepositLimit } from '#shared/api/account/account.contract.ts';
import { limitMinor } from './limitMinor.ts';

/** The maximum of one deposit for a player without a limit, minor units of UZS. */
const UNLIMITED = 30_000_000_00;

function major(minor: number): number;
function major(minor: number | null): number | null;
function major(minor: number | null): number | null {
  return minor === null ? null : minor / 100;
}

/** The limit in wire form. It can always be edited, since lowering is always allowed. `expired_at` is when a pending raise begins. */
export function depositLimitOf(limit: StoredDepositLimit, currency: string) {
  return {
    available_amount: major(limit.available ?? fromUzs(UNLIMITED, currency)),
    can_edit: true,
    expired_at: limit.pending?.effective_at ?? null,
    limit_amount: major(limit.amount),
    period: limit.period,
    ...(limit.frees ? { frees: { at: limit.frees.at, amount: limit.frees.amount / 100 } } : {}),
    ...(limit.pending
      ? {
          pending: {
            limit_amount: major(limit.pending.amount),
            period: limit.pending.period,
            effective_at: limit.pending.effective_at,
            expires_at: limit.pending.expires_at,
            can_confirm: limit.pending.can_confirm,
          },
        }
      : {}),
  };
}

export const depositLimit: Answer[] = [
  answerPlayer(getDepositLimit, (_input, { world, player }) =>
    depositLimitOf(world.money.depositLimits.of(player.uid), player.currency),
  ),

  answerPlayer(setDepositLimit, ({ limit_amount, period }, { world, player, locale }) => {
    if ((limit_amount === null) !== (period === 'none')) throw refuseMoneyField(locale, 'period', 'wrongPeriod');
    const amount =
      limit_amount === null
        ? null
        : limitMinor(limit_amount, { currency: player.currency, field: 'limit_amount', locale });
    return depositLimitOf(world.money.depositLimits.set(player.uid, { amount, period }), player.currency);
  }),
];
