import { among } from '#client/lib/among.ts';
import { HISTORY_PAGE_SIZE } from '#shared/constants.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { paths } from '#shared/url/paths.ts';
import { readDay } from './readDay.ts';

export const HISTORY_TABS = ['deposit', 'withdrawal', 'bonuses', 'cashbacks'] as const;
export type HistoryTab = (typeof HISTORY_TABS)[number];
/** Days back from today, today included. */
export const HISTORY_PERIODS = ['7', '30', '90'] as const;
export const HISTORY_STATES = ['waiting', 'done', 'failed'] as const;

const SHOWN_MAX = 100;

/** The query of the history in the address; null: no filter. */
export interface HistoryQuery {
  tab: HistoryTab;
  state: (typeof HISTORY_STATES)[number] | null;
  period: (typeof HISTORY_PERIODS)[number] | null;
  /** Days of Tashkent, both included, dd.mm.yyyy; they take precedence over the period. */
  from: string | null;
  to: string | null;
  /** Rows of the first load: more than a page if a link without JavaScript asks for more. */
  shown: number;
  /** Id of the row whose details are open. */
  open: string | null;
}

function dayOf(value: string | null): string | null {
  const start = readDay(value ?? '');
  return start === null ? null : formatDate(start);
}

export function readHistoryQuery(query: URLSearchParams): HistoryQuery {
  const shown = Math.trunc(Number(query.get('shown')));
  const open = query.get('open');
  const [from, to] = inOrder(dayOf(query.get(queryKeys.from)), dayOf(query.get('to')));
  return {
    tab: among(HISTORY_TABS, query.get(queryKeys.tab)) ?? 'deposit',
    state: among(HISTORY_STATES, query.get('state')),
    period: from === null && to === null ? among(HISTORY_PERIODS, query.get('period')) : null,
    from,
    to,
    shown: shown > HISTORY_PAGE_SIZE ? Math.min(shown, SHOWN_MAX) : HISTORY_PAGE_SIZE,
    open: open !== null && /^[\w-]{1,40}$/.test(open) ? open : null,
  };
}

/** Swaps a range that ends before it begins. */
function inOrder(from: string | null, to: string | null): [string | null, string | null] {
  return from !== null && to !== null && Number(readDay(to)) < Number(readDay(from)) ? [to, from] : [from, to];
}

/** Without the locale's prefix. */
export function historyAddress({ tab, state, period, from, to, shown = 0, open }: Partial<HistoryQuery>): string {
  return paths.cashierHistory.build(null, {
    [queryKeys.tab]: tab,
    state,
    period,
    [queryKeys.from]: from,
    to,
    shown: shown > HISTORY_PAGE_SIZE ? shown : null,
    open,
  });
}
