import { among } from '#client/lib/among.ts';
import type { InputOf } from '#shared/api/method.ts';
import type { getHistoryTotals } from '#shared/api/play/roundFacts.contract.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { paths } from '#shared/url/paths.ts';

export const BETS_TABS = ['games', 'sport'] as const;
export const ROUND_TYPES = ['slot', 'live', 'fast'] as const;
export const ROUND_RESULTS = ['win', 'lose', 'open'] as const;
export const ROUNDS_PAGE = 50;
/** Rows that a link without JavaScript may ask for at once. */
const SHOWN_MAX = 200;
const NAME_MAX = 60;

/** The query of the bets in the address; null: no filter. */
export interface BetsQuery {
  tab: (typeof BETS_TABS)[number];
  /** `yyyy-mm-dd`; both days are included. */
  from: string | null;
  to: string | null;
  /** Sysname. */
  game: string | null;
  /** The typed name of a game; resolved in the catalogue. */
  name: string | null;
  type: (typeof ROUND_TYPES)[number] | null;
  result: (typeof ROUND_RESULTS)[number] | null;
  /** Rows of the first load. */
  shown: number;
  /** Id of the round whose details are open. */
  open: string | null;
}

const matching = (pattern: RegExp, value: string | null): string | null =>
  value !== null && pattern.test(value) ? value : null;

/** A day of the address, `2026-11-27`, or as the form writes it, `27.11.2026`. */
function readDay(value: string | null): string | null {
  const typed = matching(/^\d\d\.\d\d\.\d{4}$/, value);
  const day = typed ? typed.split('.').toReversed().join('-') : matching(/^\d{4}-\d\d-\d\d$/, value);
  const date = new Date(`${day}T00:00:00Z`);
  // `Date` moves a day that does not exist to another one.
  return day !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

export function readBetsQuery(query: URLSearchParams): BetsQuery {
  const tab = among(BETS_TABS, query.get(queryKeys.tab)) ?? 'games';
  const shown = Math.trunc(Number(query.get('shown')));
  const result = among(ROUND_RESULTS, query.get('result'));
  return {
    tab,
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
    game: tab === 'games' ? matching(/^[\w-]{1,64}$/, query.get('game')) : null,
    name: tab === 'games' ? (query.get('name') ?? '').trim().slice(0, NAME_MAX) || null : null,
    type: tab === 'games' ? among(ROUND_TYPES, query.get('type')) : null,
    result: result === 'open' && tab === 'games' ? null : result,
    shown: shown > ROUNDS_PAGE ? Math.min(shown, SHOWN_MAX) : ROUNDS_PAGE,
    open: matching(/^[\w-]{1,64}$/, query.get('open')),
  };
}

/** Without the locale's prefix. */
export function betsAddress({ tab, shown = 0, ...rest }: Partial<BetsQuery>): string {
  return paths.profileBetsHistory.build(null, {
    [queryKeys.tab]: tab === 'games' ? null : tab,
    ...rest,
    shown: shown > ROUNDS_PAGE ? shown : null,
  });
}

export const isNarrowed = ({ from, to, game, name, type, result }: BetsQuery): boolean =>
  [from, to, game, name, type, result].some((value) => value !== null);

/** Input of the platform's methods. */
export function betsInput({ tab, from, to, game, type, result }: BetsQuery): InputOf<typeof getHistoryTotals> {
  const day = (iso: string) => iso.split('-').toReversed().join('.');
  return {
    type: tab === 'sport' ? 'betting' : (type ?? 'casino'),
    ...(from ? { date_from: day(from) } : {}),
    ...(to ? { date_to: day(to) } : {}),
    ...(game ? { game } : {}),
    ...(result ? { result } : {}),
  };
}
