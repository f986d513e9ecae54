import { getBonuses } from '../../../../shared/api/bonuses.contract.ts';
import { getCashbacks } from '../../../../shared/api/cashbacks.contract.ts';
import { getHistory } from '../../../../shared/api/cashier.contract.ts';
import { hasMore, totalOf } from '../../../../shared/api/totalOf.ts';
import { DAY_MS } from '../../../../shared/constants.ts';
import { formatDate } from '../../../../shared/domain/formatDate.ts';
import type { AppContext } from '../../../context/AppContext.ts';
import { bonusRow } from './bonusRow.ts';
import { cashbackRow } from './cashbackRow.ts';
import type { HistoryQuery } from './historyQuery.ts';
import type { MoneyRow } from './MoneyRow.ts';
import { paymentRow } from './paymentRow.ts';
import { statusesOf } from './statusesOf.ts';

export interface HistoryPart {
  rows: MoneyRow[];
  /** Lines that the platform has sent, those out of the period included: where the next page begins. */
  fetched: number;
  /** One more than fetched where the platform tells no number and there is more. */
  total: number;
}

interface Range {
  offset: number;
  count: number;
  /** Milliseconds; for the days that are asked for. */
  now: number;
  signal?: AbortSignal | undefined;
}

/** A page of one tab's history, newest first. A platform that knows no periods sends more than is shown. */
export async function loadHistoryPart(
  { call }: Pick<AppContext, 'call'>,
  { tab, state, period }: Pick<HistoryQuery, 'tab' | 'state' | 'period'>,
  { offset, count, now, signal }: Range,
): Promise<HistoryPart> {
  const firstDay = period === null ? undefined : formatDate(now - (Number(period) - 1) * DAY_MS);
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
        const days = firstDay === undefined ? {} : { date_from: firstDay };
        const asked = { offset, count, type: tab, ...(statuses ? { statuses } : {}), ...days };
        const answer = await call(getHistory, asked, { signal });
        return { answer, rows: answer.items.map(paymentRow) };
      }
    }
  };
  const { answer, rows } = await part();
  const fetched = offset + rows.length;
  const isWithin = ({ at }: MoneyRow) => period === null || at === null || at > now - Number(period) * DAY_MS;
  return {
    rows: rows.filter(isWithin),
    fetched,
    total: totalOf(answer) ?? fetched + (hasMore(answer, offset, count) ? 1 : 0),
  };
}
