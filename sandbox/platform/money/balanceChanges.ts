import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { nameOfGame } from '#sandbox/platform/play/nameOfGame.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import type { LedgerAccount } from '#sandbox/world/money/ledger.ts';
import { tashkentSpan } from '#sandbox/world/money/tashkentSpan.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { getBalanceChanges } from '#shared/api/cashier/cashierFacts.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { type Change, causeOf } from './causeOf.ts';
import { dayStart } from './dayStart.ts';

const COUNT_MAX = 100;
const accounts: Readonly<Record<'main' | 'bonus' | 'betting_bonus', LedgerAccount>> = {
  main: 'main',
  bonus: 'bonus',
  betting_bonus: 'betting',
};

const ofAccount = `FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id
  JOIN ledger_transaction t ON t.id = e.transaction_id WHERE a.uid = ?1 AND a.purse = ?2 AND a.currency = ?3`;

export const balanceChanges: Answer[] = [
  answerPlayer(getBalanceChanges, ({ balance, date, offset, count }, { world, player, locale }) => {
    const { db, clock } = world;
    const { uid, currency } = player;
    const day = date === undefined ? clock.seconds() : dayStart(date);
    if (day === undefined) throw refuseField(locale, 'date', 'wrongDate');
    const { start, end } = tashkentSpan('day', day);
    const account = [uid, accounts[balance], currency] as const;
    const before = prepare<{ sum: number }>(
      db,
      `SELECT coalesce(sum(e.amount), 0) sum ${ofAccount} AND t.created_at < ?4`,
    );
    const changes = prepare<Change>(
      db,
      `SELECT t.id, t.kind, t.reference, t.game, t.created_at at, sum(e.amount) amount ${ofAccount}
       AND t.created_at >= ?4 AND t.created_at < ?5 GROUP BY t.id ORDER BY t.created_at DESC, t.id DESC`,
    ).all(...account, start, end);
    const opening = before.get(...account, start)?.sum ?? 0;
    const closing = before.get(...account, end)?.sum ?? 0;
    const money = (minor: number) => toMoney(minor, currency);
    const explained = changes.map((change) => ({ ...change, ...causeOf(change) }));
    const causes = [...Map.groupBy(explained, ({ cause }) => cause)].map(([cause, rows]) => ({
      cause,
      amount: money(rows.reduce((sum, { amount }) => sum + amount, 0)),
      count: rows.length,
    }));
    const from = wholeUpTo(offset);
    return {
      date: formatDate(inMs(start)),
      opening: money(opening),
      closing: money(closing),
      causes,
      items: explained
        .slice(from, from + wholeUpTo(count, COUNT_MAX))
        .map(({ id, at, amount, cause, game, round, payment }) => ({
          id,
          at,
          cause,
          amount: money(amount),
          ...(game === null ? {} : { game: { sysname: game, name: nameOfGame(world, game, locale) } }),
          ...(round === undefined ? {} : { round }),
          ...(payment === undefined ? {} : { payment_id: payment }),
        })),
      total: explained.length,
    };
  }),
];
