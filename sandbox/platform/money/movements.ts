import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { getMovements } from '#shared/api/cashier/ledgerFacts.contract.ts';
import { type Change, causeOf } from './causeOf.ts';

const COUNT_MAX = 1_000;
const balances = { main: 'main', bonus: 'bonus', betting: 'betting_bonus' } as const;

interface AccountRow {
  id: number;
  purse: keyof typeof balances;
  currency: string;
}

/** The next entries of one account, read from its index. A query over all accounts would sort every entry for each page. */
const ofAccount = `SELECT e.id, t.kind, t.reference, t.game, t.created_at at, e.amount
  FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
  WHERE e.account_id = ? AND e.id > ? AND t.created_at >= ? ORDER BY e.id LIMIT ?`;

export const movements: Answer[] = [
  answerPlayer(getMovements, ({ after, from: since, count: wantedCount }, { world, player: { uid } }) => {
    const { db } = world;
    const count = Math.max(1, wholeUpTo(wantedCount, COUNT_MAX));
    const from = wholeUpTo(Number(after ?? 0) || 0);
    const accounts = prepare<AccountRow>(
      db,
      "SELECT id, purse, currency FROM ledger_account WHERE uid = ? AND purse IN ('main', 'bonus', 'betting')",
    ).all(uid);
    const page = prepare<Change>(db, ofAccount);
    const lines = accounts.flatMap(({ id, ...account }) =>
      page.all(id, from, since ?? 0, count + 1).map((row) => ({ ...row, ...account })),
    );
    const items = lines.toSorted((a, b) => a.id - b.id).slice(0, count);
    return {
      items: items.map((row) => {
        const { cause, round, payment } = causeOf(row);
        return {
          id: row.id,
          at: row.at,
          cause,
          balance: balances[row.purse],
          amount: toMoney(row.amount, row.currency),
          ...(row.game === null ? {} : { game: row.game }),
          ...(round === undefined ? {} : { round }),
          ...(payment === undefined ? {} : { payment_id: payment }),
        };
      }),
      next: lines.length > count ? (items.at(-1)?.id ?? null) : null,
    };
  }),
];
