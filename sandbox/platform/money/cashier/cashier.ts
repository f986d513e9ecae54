import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { dayStart } from '#sandbox/platform/money/dayStart.ts';
import * as contract from '#shared/api/cashier/cashier.contract.ts';
import { deposits } from './deposits.ts';
import { transactionOf } from './transactionOf.ts';
import { withdrawals } from './withdrawals.ts';

const COUNT_MAX = 100;
const DAY = 86_400;

/** The cashier: deposits, withdrawals and the list of both. */
export const cashier: Answer[] = [
  ...deposits,
  ...withdrawals,

  answerPlayer(contract.getHistory, ({ type, statuses, offset, count, ...dates }, { world, player }) => {
    const lastDay = dayStart(dates.date_to);
    const { items, total } = world.money.payments.history(player.uid, {
      types: type === 'all' ? ['deposit', 'withdrawal'] : [type],
      statuses: statuses?.split(','),
      from: dayStart(dates.date_from),
      before: lastDay === undefined ? undefined : lastDay + DAY,
      offset: wholeUpTo(offset),
      count: wholeUpTo(count, COUNT_MAX),
    });
    return { items: items.map(transactionOf), total };
  }),
];
