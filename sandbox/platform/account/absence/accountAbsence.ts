import type { World } from '#sandbox/createWorld.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { type Change, causeOf } from '#sandbox/platform/money/causeOf.ts';
import { lineKindOf } from '#sandbox/platform/money/lineKindOf.ts';
import { nameOfGame } from '#sandbox/platform/play/nameOfGame.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import type { Payment } from '#sandbox/world/money/Payment.ts';
import type { AbsenceRow } from '#sandbox/world/players/absences.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { BonusRow } from '#sandbox/world/rewards/bonuses.ts';
import { bonusKinds } from '#sandbox/world/rewards/bonusKinds.ts';
import { type Absence, getAbsence, noteAbsence } from '#shared/api/account/accountAbsence.contract.ts';

const BETS = 50;
const KINDS = ['deposit', 'withdrawal', 'bonus', 'bet', 'win'] as const;

const ofPlayer = `FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id
  JOIN ledger_transaction t ON t.id = e.transaction_id WHERE a.uid = ?1 AND a.currency = ?2`;

export const accountAbsence: Answer[] = [
  answerPlayer(getAbsence, (_input, { world, player, locale }) => {
    const row = world.players.absences.of(player.uid);
    return row
      ? { absence: absenceOf(world, player, row, locale), is_seen: row.isSeen }
      : { absence: null, is_seen: false };
  }),

  answerPlayer(noteAbsence, (_input, { world, player }) => {
    world.players.absences.see(player.uid);
    return 1;
  }),
];

function absenceOf(world: World, player: Account, row: AbsenceRow, locale: SandboxLanguage): Absence {
  const { uid, currency } = player;
  const { kind, beganAt, beganEntry, endedAt, endedEntry, open } = row;
  const money = (minor: number) => toMoney(minor, currency);
  const rounds = open.rounds.slice(0, BETS);
  return {
    kind,
    from: beganAt,
    to: endedAt,
    before: levelOf(world, player, beganEntry),
    after: levelOf(world, player, endedEntry),
    lines: linesOf(world, player, row),
    bets: rounds.map(({ round, game, bet }) => ({
      id: round,
      name: nameOfGame(world, game, locale),
      bet: money(bet),
      win: money(wonBy(world, player, { round, before: endedEntry })),
      is_open: isOpen(world, uid, round),
    })),
    more_bets: open.rounds.length - rounds.length,
    bonuses: open.bonuses.flatMap((id) => bonusEnd(world, { id, endedAt, locale, currency })),
    payouts: open.withdrawals.flatMap((id) => payoutOf(world, uid, id)),
  };
}

function levelOf({ db }: World, { uid, currency }: Account, entry: number): Absence['before'] {
  const sum = prepare<{ sum: number }>(
    db,
    `SELECT ifnull(sum(e.amount), 0) sum ${ofPlayer} AND e.id <= ?3 AND a.purse IN (?4, ?5)`,
  );
  const of = (...purses: [string, string]) => toMoney(sum.get(uid, currency, entry, ...purses)?.sum ?? 0, currency);
  return { main: of('main', 'main'), bonus: of('bonus', 'betting') };
}

function linesOf({ db }: World, { uid, currency }: Account, { beganEntry, endedEntry }: AbsenceRow): Absence['lines'] {
  // Grouped by transaction, as in a statement: a bonus that turned into real money sums to 0.
  const moved = prepare<Change>(
    db,
    `SELECT t.id, t.kind, t.reference, t.created_at at, sum(e.amount) amount ${ofPlayer}
     AND a.purse IN ('main', 'bonus', 'betting') AND e.id > ?3 AND e.id <= ?4 GROUP BY t.id HAVING sum(e.amount) <> 0`,
  ).all(uid, currency, beganEntry, endedEntry);
  const byKind = Map.groupBy(moved, (row) => lineKindOf(causeOf(row).cause));
  return KINDS.flatMap((kind) => {
    const rows = byKind.get(kind);
    if (!rows) return [];
    return [
      {
        kind,
        amount: toMoney(
          rows.reduce((sum, { amount }) => sum + amount, 0),
          currency,
        ),
        count: rows.length,
      },
    ];
  });
}

/** Minor units paid to the player for a round, in real and bonus money. */
function wonBy(
  { db }: World,
  { uid, currency }: Account,
  { round, before }: { round: string; before: number },
): number {
  const paid = prepare<{ sum: number }>(
    db,
    `SELECT ifnull(sum(e.amount), 0) sum ${ofPlayer} AND t.reference = ?3 AND e.id <= ?4`,
  );
  return paid.get(uid, currency, `win:${uid}:${round}`, before)?.sum ?? 0;
}

function isOpen({ db }: World, uid: number, round: string): boolean {
  const waiting = prepare(
    db,
    `SELECT 1 FROM sport_bet WHERE uid = ?1 AND bet = ?2 AND status = 'open'
     UNION ALL SELECT 1 FROM mines_board WHERE uid = ?1 AND round = ?2 UNION ALL SELECT 1 FROM crash_flight WHERE uid = ?1 AND round = ?2`,
  );
  return waiting.get(uid, round) !== undefined;
}

interface BonusEnd {
  id: number;
  endedAt: number;
  locale: SandboxLanguage;
  currency: string;
}

function bonusEnd({ db }: World, { id, endedAt, locale, currency }: BonusEnd): Absence['bonuses'] {
  const row = prepare<BonusRow>(db, `SELECT * FROM bonus WHERE id = ? AND status IN ('finished', 'removed')`).get(id);
  if (!row) return [];
  const turned = prepare(db, 'SELECT 1 FROM ledger_transaction WHERE reference GLOB ?');
  const isTurned = () => turned.get(`bonus:${id}:convert:*`) !== undefined;
  const removed = row.expires_at <= endedAt ? 'expired' : 'closed';
  return [
    {
      id,
      name: bonusKinds[row.kind].title[locale],
      amount: toMoney(row.amount, currency),
      ended: row.status === 'removed' ? removed : isTurned() ? 'turned' : 'spent',
    },
  ];
}

function payoutOf({ money: { payments } }: World, uid: number, id: number): Absence['payouts'] {
  const payment = payments.byId(uid, id);
  if (!payment) return [];
  return [{ id, amount: { amount: payment.amount / 100, currency: payment.currency }, state: stateOf(payment) }];
}

function stateOf({ status }: Payment): Absence['payouts'][number]['state'] {
  if (status === 'success') return 'paid';
  return status === 'new' || status === 'pending' || status === 'processing' ? 'under_way' : 'returned';
}
