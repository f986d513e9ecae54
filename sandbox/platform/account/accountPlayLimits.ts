import type { World } from '#sandbox/createWorld.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import * as contract from '#shared/api/account/accountPlayLimits.contract.ts';
import { limitMinor } from './limitMinor.ts';

const MINUTE = 60;
/** More minutes than a month has. */
const MOST_MINUTES = 50_000;

function limitsOf({ money }: Pick<World, 'money'>, { uid, currency }: Account) {
  return {
    currency,
    limits: money.playLimits.list(uid).map(({ kind, period, amount, used, remaining, resetsAt, pending }) => {
      const unit = (value: number) => (kind === 'time' ? Math.floor(value / MINUTE) : toMoney(value, currency).amount);
      const orNull = (value: number | null) => (value === null ? null : unit(value));
      return {
        kind,
        period,
        amount: orNull(amount),
        used: unit(used),
        left: orNull(remaining),
        resets_at: resetsAt,
        ...(pending ? { pending: { ...pending, amount: orNull(pending.amount) } } : {}),
      };
    }),
  };
}

function storedOf(
  kind: contract.PlayLimitKind,
  amount: number | null,
  { currency }: Account,
  locale: SandboxLanguage,
): number | null {
  if (amount === null) return null;
  if (kind !== 'time') return limitMinor(amount, { currency, field: 'amount', locale });
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > MOST_MINUTES)
    throw refuseField(locale, 'amount', 'wrongValue');
  return amount * MINUTE;
}

export const accountPlayLimits: Answer[] = [
  answerPlayer(contract.getPlayLimits, (_input, { world, player }) => limitsOf(world, player)),

  answerPlayer(contract.setPlayLimit, ({ kind, period, amount }, { world, player, locale }) => {
    world.money.playLimits.set(player.uid, { kind, period }, storedOf(kind, amount, player, locale));
    return limitsOf(world, player);
  }),

  answerPlayer(contract.confirmPlayLimit, (which, { world, player, locale }) => {
    if (!world.money.playLimits.confirm(player.uid, which)) throw refuseField(locale, 'amount', 'nothingToConfirm');
    return limitsOf(world, player);
  }),
];
