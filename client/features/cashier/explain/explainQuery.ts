import { among } from '#client/lib/among.ts';
import { paths } from '#shared/url/paths.ts';

const BALANCES = ['main', 'bonus', 'betting_bonus'] as const;
const PAGE = 20;
const SHOWN_MAX = 100;

/** The explained balance, its day (dd.mm.yyyy; null: today), and the number of listed changes. */
export interface ExplainQuery {
  balance: (typeof BALANCES)[number];
  date: string | null;
  shown: number;
}

/** null: the address requests no explanation. */
export function readExplainQuery(query: URLSearchParams): ExplainQuery | null {
  const balance = among(BALANCES, query.get('explain'));
  if (!balance) return null;
  const date = query.get('date') ?? '';
  const shown = Math.trunc(Number(query.get('shown')));
  return {
    balance,
    date: /^\d{2}\.\d{2}\.\d{4}$/.test(date) ? date : null,
    shown: shown > PAGE ? Math.min(shown, SHOWN_MAX) : PAGE,
  };
}

/** Without the locale's prefix. */
export function explainAddress({ balance, date, shown = PAGE }: Partial<ExplainQuery>): string {
  return paths.wallet.build(null, { explain: balance, date, shown: shown > PAGE ? shown : null });
}
