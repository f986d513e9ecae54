import type { getStatement } from '#shared/api/cashier/ledgerFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { fromMinor } from '#shared/domain/money/fromMinor.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';

type Statement = OutputOf<typeof getStatement>;

/** A line of a monthly statement. */
export interface StatementLine {
  name: 'opening' | 'deposit' | 'withdrawal' | 'bonus' | 'bet' | 'win' | 'net' | 'closing';
  /** Signed, major units. */
  amount: Money;
  /** Number of movements; null: not counted. */
  count: number | null;
}

const KINDS = ['deposit', 'withdrawal', 'bonus', 'bet', 'win'] as const;

/** The lines of a month from opening to closing. `net` is bets plus wins and not part of the total. Computed in minor units. */
export function statementLines({ opening, closing, lines }: Statement): StatementLine[] {
  const { currency } = opening;
  const minorOf = (kind: (typeof KINDS)[number]) =>
    lines.reduce((sum, line) => (line.kind === kind ? sum + toMinor(line.amount) : sum), 0);
  const countOf = (kind: (typeof KINDS)[number]) =>
    lines.reduce((sum, line) => (line.kind === kind ? sum + line.count : sum), 0);
  return [
    { name: 'opening', amount: opening, count: null },
    ...KINDS.map((name) => ({ name, amount: fromMinor(minorOf(name), currency), count: countOf(name) })),
    { name: 'net', amount: fromMinor(minorOf('bet') + minorOf('win'), currency), count: null },
    { name: 'closing', amount: closing, count: null },
  ];
}
