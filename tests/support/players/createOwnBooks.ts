/** UZS for one unit of each currency, as the sandbox has it; stated again here so that these books do not share its conversions. */
const IN_UZS: Readonly<Record<string, number>> = { UZS: 1, RUB: 152, USD: 12_650, USDT: 12_650 };
const DONE = ['success'];
const HELD = ['new', 'pending', 'processing', 'success'];

export type LineKind = 'deposit' | 'withdrawal' | 'bonus' | 'bet' | 'win';

export interface OwnPayment {
  id: string;
  type: 'deposit' | 'withdrawal';
  /** Hundredths of the currency of its method. */
  amount: number;
  currency: string;
  /** As the payment history tells it. */
  status: string;
}

/** A player's money as written down from the outside: what was ordered, and what each order may move. Minor units of the account. */
export interface OwnBooks {
  payments: OwnPayment[];
  /** Records a bet, a win, or a gift (all of them positive) or a burnt bonus (negative). */
  add(kind: 'bet' | 'win' | 'bonus', minor: number): void;
  /** What a deposit credits, rounded down, or a withdrawal takes, rounded up. */
  movesOf(payment: Pick<OwnPayment, 'type' | 'amount' | 'currency'>): number;
  /** What an amount in minor units of UZS is on this account, rounded down. */
  fromUzs(minor: number): number;
  /** Signed sums by kind, as a statement has them. */
  lines(): Record<LineKind, number>;
  /** All balances together. */
  total(): number;
  /** Deposits that are paid or may still be, as a budget counts them. */
  deposits(): number;
}

export function createOwnBooks(account: string): OwnBooks {
  const rate = (currency: string): bigint => BigInt(IN_UZS[currency] ?? 0);
  const moved = { bonus: 0, bet: 0, win: 0 };
  const payments: OwnPayment[] = [];

  function movesOf({ type, amount, currency }: Pick<OwnPayment, 'type' | 'amount' | 'currency'>): number {
    const value = BigInt(amount) * rate(currency);
    const [whole, rest] = [value / rate(account), value % rate(account)];
    return Number(type === 'withdrawal' && rest > 0n ? whole + 1n : whole);
  }
  const sumOf = (type: OwnPayment['type'], statuses: readonly string[]) =>
    payments
      .filter((one) => one.type === type && statuses.includes(one.status))
      .reduce((sum, one) => sum + movesOf(one), 0);
  const lines = () => ({
    deposit: sumOf('deposit', DONE),
    withdrawal: 0 - sumOf('withdrawal', HELD),
    bonus: moved.bonus,
    bet: 0 - moved.bet,
    win: moved.win,
  });
  return {
    payments,
    add: (kind, minor) => {
      moved[kind] += minor;
    },
    movesOf,
    fromUzs: (minor) => Number(BigInt(minor) / rate(account)),
    lines,
    total: () => Object.values(lines()).reduce((sum, minor) => sum + minor, 0),
    deposits: () => sumOf('deposit', HELD),
  };
}
