import type { AppContext } from '#client/context/AppContext.ts';
import { getHistory } from '#shared/api/cashier/cashier.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { getBonuses } from '#shared/api/rewards/bonuses.contract.ts';
import { getCashbacks } from '#shared/api/rewards/cashbacks.contract.ts';
import { hasMore, totalOf } from '#shared/api/totalOf.ts';
import { bonusStates } from '#shared/bonus/bonusStates.ts';
import { paymentStates } from '#shared/cashier/paymentStates.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { daysOf } from './daysOf.ts';
import type { HistoryQuery } from './historyQuery.ts';
import { bonusRow } from './rows/bonusRow.ts';
import type { MoneyRow } from './rows/MoneyRow.ts';
import { paymentRow } from './rows/paymentRow.ts';

export interface HistoryPart {
  rows: MoneyRow[];
  /** Rows that the platform has sent, including those out of the period: the offset of the next page. */
  fetched: number;
  /** `fetched + 1` if the platform sends no total and there are more. */
  total: number;
}

interface Range {
  offset: number;
  count: number;
  /** Milliseconds; the period counts back from it. */
  now: number;
  signal?: AbortSignal | undefined;
}

/** A page of one tab's history, newest first. Filters again: a platform without periods sends more than is shown. */
export async function loadHistoryPart(
  { call }: Pick<AppContext, 'call'>,
  { tab, state, ...days }: Pick<HistoryQuery, 'tab' | 'state' | 'period' | 'from' | 'to'>,
  { offset, count, now, signal }: Range,
): Promise<HistoryPart> {
  const { dates, isWithin } = daysOf(days, now);
  const statuses = statusesOf(tab, state);
  const part = async () => {
    switch (tab) {
      case 'bonuses': {
        const answer = await call(getBonuses, { count, offset, ...(statuses ? { status: statuses } : {}) }, { signal });
        return { answer, rows: answer.items.map(bonusRow) };
      }
      case 'cashbacks': {
        const answer = await call(getCashbacks, { count, offset, statuses: 'paid_out' }, { signal });
        return { answer, rows: answer.items.map(cashbackRow) };
      }
      default: {
        const input = { offset, count, type: tab, ...(statuses ? { statuses } : {}), ...dates };
        const answer = await call(getHistory, input, { signal });
        return { answer, rows: answer.items.map(paymentRow) };
      }
    }
  };
  const { answer, rows } = await part();
  const fetched = offset + rows.length;
  return {
    rows: rows.filter(({ time }) => isWithin(time)),
    fetched,
    total: totalOf(answer) ?? fetched + (hasMore(answer, offset, count) ? 1 : 0),
  };
}

/** The platform's statuses for a filter of the page; undefined: all. */
function statusesOf(tab: HistoryQuery['tab'], state: HistoryQuery['state']): string | undefined {
  if (state === null || tab === 'cashbacks') return undefined;
  return (tab === 'bonuses' ? bonusStates : paymentStates)[state].join(',');
}

type Cashback = OutputOf<typeof getCashbacks>['items'][number];

function cashbackRow({ id, paid_out_at, end_date, description, amount, status }: Cashback): MoneyRow {
  const paidAt = paid_out_at ?? end_date;
  return {
    id,
    kind: 'cashback',
    time: paidAt === null ? null : inMs(paidAt),
    name: description.title ?? description.name ?? '',
    requisites: null,
    money: amount ?? null,
    status,
  };
}
