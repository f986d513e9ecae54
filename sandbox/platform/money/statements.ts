import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import { tashkentMonth } from '#sandbox/world/money/tashkentMonth.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { getStatement } from '#shared/api/cashier/ledgerFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { type Change, causeOf } from './causeOf.ts';
import { dayStart } from './dayStart.ts';
import { lineKindOf } from './lineKindOf.ts';
import { monthName } from './monthName.ts';

type Kind = OutputOf<typeof getStatement>['lines'][number]['kind'];

const ORDER: readonly Kind[] = ['deposit', 'withdrawal', 'bonus', 'bet', 'win'];

const ofPlayer = `FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id
  JOIN ledger_transaction t ON t.id = e.transaction_id
  WHERE a.uid = ?1 AND a.currency = ?2 AND a.purse IN ('main', 'bonus', 'betting')`;

export const statements: Answer[] = [
  answerPlayer(getStatement, ({ month }, { world, player: { uid, currency }, locale }) => {
    const { db, clock } = world;
    const [year, number] = (month ?? '').split('-');
    const monthStart = month === undefined ? clock.seconds() : dayStart(`01.${number}.${year}`);
    if (monthStart === undefined || (month !== undefined && !/^\d{4}-\d\d$/.test(month)))
      throw refuseField(locale, 'month', 'wrongDate');
    const { start, end } = tashkentMonth(monthStart);
    const before = prepare<{ sum: number }>(
      db,
      `SELECT ifnull(sum(e.amount), 0) sum ${ofPlayer} AND t.created_at < ?3`,
    );
    const first = prepare<{ at: number | null }>(db, `SELECT min(t.created_at) at ${ofPlayer}`).get(uid, currency)?.at;
    // Grouped by transaction: a stake from two balances counts once, and a bonus converted to main balance sums to 0 and is left out.
    const moved = prepare<Change>(
      db,
      `SELECT t.id, t.kind, t.reference, t.created_at at, sum(e.amount) amount ${ofPlayer}
       AND t.created_at >= ?3 AND t.created_at < ?4 GROUP BY t.id HAVING sum(e.amount) <> 0`,
    ).all(uid, currency, start, end);
    const byKind = Map.groupBy(moved, (row) => lineKindOf(causeOf(row).cause));
    const money = (minor: number) => toMoney(minor, currency);
    const level = (time: number) => money(before.get(uid, currency, time)?.sum ?? 0);
    return {
      month: monthName(start),
      first_month: first === null || first === undefined ? null : monthName(first),
      opening: level(start),
      closing: level(end),
      lines: ORDER.map((kind) => {
        const rows = byKind.get(kind) ?? [];
        return { kind, amount: money(rows.reduce((sum, { amount }) => sum + amount, 0)), count: rows.length };
      }),
    };
  }),
];
