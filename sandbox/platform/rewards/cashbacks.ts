import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { moneyText } from '#sandbox/platform/money/moneyTexts.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { CASHBACK_PERCENT, RECEIVE_SECONDS } from '#sandbox/world/rewards/cashbacks.ts';
import { getCashbackPlan } from '#shared/api/rewards/cashbackFacts.contract.ts';
import * as contract from '#shared/api/rewards/cashbacks.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';

const PAGE = 20;
const PAGE_MAX = 100;

function refuseNothing(locale: SandboxLanguage): AppError {
  return new AppError('InvalidParameterException', { message: moneyText(locale, 'noCashback') });
}

export const cashbacks: Answer[] = [
  answerPlayer(contract.getCashbacks, ({ offset = 0, count = PAGE, statuses }, { world, player, locale }) => {
    const all = world.money.cashbacks.list(player.uid, statuses.split(','));
    const items = all.slice(wholeUpTo(offset), wholeUpTo(offset) + wholeUpTo(count, PAGE_MAX));
    return {
      items: items.map(({ id, status, receiving_expired_at, paid_out_at, end_date, amount }) => ({
        id,
        status,
        // A paid cashback does not expire.
        receiving_expired_at: status === 'active' ? receiving_expired_at : null,
        paid_out_at,
        end_date,
        amount: toMoney(amount, player.currency),
        description: {
          title: moneyText(locale, 'cashback'),
          text: moneyText(locale, 'cashbackText', { percent: CASHBACK_PERCENT }),
        },
      })),
      total: all.length,
    };
  }),

  answerPlayer(getCashbackPlan, (_input, { world, player }) => {
    const { from, until, bet, win, amount, min, max } = world.money.cashbacks.week(player.uid);
    const money = (minor: number) => toMoney(minor, player.currency);
    return {
      from,
      until,
      percent: CASHBACK_PERCENT,
      bet: money(bet),
      win: money(win),
      amount: money(amount),
      min: money(min),
      max: money(max),
      waits_seconds: RECEIVE_SECONDS,
    };
  }),

  answerPlayer(contract.payoutCashback, (_input, { world, player, locale }) => {
    if (world.money.cashbacks.payout(player.uid) === 0) throw refuseNothing(locale);
    return 1;
  }),

  answerPlayer(contract.removeCashback, (_input, { world, player, locale }) => {
    if (world.money.cashbacks.remove(player.uid) === 0) throw refuseNothing(locale);
    return 1;
  }),
];
