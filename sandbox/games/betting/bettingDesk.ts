import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { type Ledger, OPERATOR } from '#sandbox/world/money/ledger.ts';
import { type Rounds, SPORTSBOOK } from '#sandbox/world/play/rounds.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { Bonuses } from '#sandbox/world/rewards/bonuses.ts';
import { winShare } from '#sandbox/world/rewards/bonusShare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import type { BettingAnswer, BetView, PlayerView } from './BettingAnswer.ts';
import type { Fixture, Fixtures } from './createFixtures.ts';
import { createFixtureViews, type LegOrder } from './createFixtureViews.ts';
import { combinedOdds } from './odds.ts';

export interface BetOrder {
  /** Idempotency key: a repeated uuid is the same bet and is charged once. */
  bet: string;
  /** Minor units. */
  stake: number;
  legs: LegOrder[];
  /** What to do if the odds have changed. */
  accept: 'same' | 'better' | 'any';
}

/** Why a bet is refused. `legs` are the legs concerned, with their current odds. */
export interface BetRefusal {
  reason: 'closed' | 'changed' | 'sameEvent' | 'stake';
  legs: { event: string; market: string; outcome: string; odds: number | null }[];
}

export interface BettingDesk {
  state(uid: number | undefined, locale: SandboxLanguage, event?: string): BettingAnswer;
  /** Throws InsufficientFunds. */
  place(uid: number, order: BetOrder, locale: SandboxLanguage): BetView | BetRefusal;
  /** Cancels every open bet of the player and returns each stake to the balances it came from. */
  cancelOpen(uid: number): void;
  /** Settles and pays decided bets. */
  settle(uid: number): void;
  settleAll(): void;
}

interface BetRow {
  uid: number;
  bet: string;
  currency: string;
  stake: number;
  bonus: number;
  odds: number;
  legs: string;
  status: 'open' | 'won' | 'lost';
  payout: number;
  created_at: number;
  settles_at: number;
}

/** How a bet ends. A cancelled one is `won` with its stake as the payout. */
interface Ending {
  status: 'won' | 'lost';
  /** Minor units; `toBonus` is the part that is bonus money. */
  payout: number;
  toBonus: number;
  /** Unix seconds. */
  time: number;
}

interface Stakes {
  min: number;
  max: number;
  presets: readonly number[];
}

const STAKES: Record<string, Stakes> = {
  UZS: { min: 1_000_00, max: 10_000_000_00, presets: [5_000_00, 20_000_00, 50_000_00, 100_000_00] },
  RUB: { min: 10_00, max: 65_000_00, presets: [50_00, 200_00, 500_00, 1_000_00] },
  USD: { min: 10, max: 800_00, presets: [1_00, 5_00, 10_00, 50_00] },
};

/** Thousandths: bets at lower odds do not count towards wagering. */
export const WAGER_ODDS = 1_500;
const AHEAD = 26 * 3_600;
const EVENTS = 48;
const BETS = 30;

interface Deps {
  db: DatabaseSync;
  clock: Clock;
  ledger: Ledger;
  bonuses: Bonuses;
  rounds: Rounds;
  fixtures: Fixtures;
}

export function createBettingDesk({ db, clock, ledger, bonuses, rounds, fixtures }: Deps): BettingDesk {
  const { eventOf, legOf, oddsNow } = createFixtureViews(clock, fixtures);
  const find = prepare<BetRow>(db, 'SELECT * FROM sport_bet WHERE uid = ? AND bet = ?');
  const list = prepare<BetRow>(
    db,
    `SELECT * FROM sport_bet WHERE uid = ? ORDER BY status = 'open' DESC, created_at DESC, rowid DESC LIMIT ${BETS}`,
  );
  const add = prepare(
    db,
    `INSERT INTO sport_bet (uid, bet, currency, stake, bonus, odds, legs, status, created_at, settles_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?, ?)`,
  );
  const due = prepare<BetRow>(
    db,
    `SELECT * FROM sport_bet WHERE uid = ? AND status = 'open' AND settles_at <= ? ORDER BY settles_at, rowid`,
  );
  const open = prepare<BetRow>(db, `SELECT * FROM sport_bet WHERE uid = ? AND status = 'open' ORDER BY rowid`);
  const openUids = prepare<{ uid: number }>(db, `SELECT DISTINCT uid FROM sport_bet WHERE status = 'open'`);
  const close = prepare(
    db,
    `UPDATE sport_bet SET status = ?, payout = ? WHERE uid = ? AND bet = ? AND status = 'open'`,
  );
  const openBonus = prepare<{ n: number }>(
    db,
    `SELECT 1 n FROM sport_bet WHERE uid = ? AND status = 'open' AND bonus > 0 LIMIT 1`,
  );

  function viewOf(row: BetRow, locale: SandboxLanguage): BetView {
    const { bet, stake, currency, odds, status, payout, created_at } = row;
    const legs = (JSON.parse(row.legs) as LegOrder[]).map((leg) => legOf(leg, locale));
    return { bet, stake, currency, odds, status, payout, created_at, legs };
  }

  function playerOf(uid: number, locale: SandboxLanguage): PlayerView {
    const currency = ledger.currencyOf(uid);
    return {
      balance: ledger.balance(uid, 'main'),
      bonus: bonuses.activeOf(uid, 'betting') ? ledger.balance(uid, 'betting') : 0,
      currency,
      ...(STAKES[currency] ?? (STAKES['UZS'] as Stakes)),
      bets: list.all(uid).map((row) => viewOf(row, locale)),
    };
  }

  function settleBet(row: BetRow): void {
    const { uid, stake, bonus, odds, settles_at: settlesAt } = row;
    const legs = JSON.parse(row.legs) as LegOrder[];
    const isWon = legs.every(({ event, market, outcome }) => fixtures.find(event)?.match.results[market] === outcome);
    const payout = isWon ? Math.floor((stake * odds) / 1000) : 0;
    transaction(db, () => {
      // A win is split in the ratio of the stake. Without an active bonus all of it is real money.
      const toBonus = bonuses.activeOf(uid, 'betting') ? winShare(payout, { stake, ofBonus: bonus }) : 0;
      if (!finish(row, { status: isWon ? 'won' : 'lost', payout, toBonus, time: settlesAt })) return;
      bonuses.wageredSport(uid, odds >= WAGER_ODDS ? stake : 0, openBonus.get(uid) !== undefined);
    });
  }

  /** Closes an open bet, pays it and writes it into the history. False: it was not open any more. */
  function finish(row: BetRow, { status, payout, toBonus, time }: Ending): boolean {
    const { uid, bet, stake, odds, currency, created_at } = row;
    const legs = JSON.parse(row.legs) as LegOrder[];
    return transaction(db, () => {
      if (close.run(status, payout, uid, bet) === 0) return false;
      if (payout > 0)
        ledger.move({
          kind: 'win',
          reference: `win:${uid}:${bet}`,
          game: SPORTSBOOK,
          time,
          currency,
          entries: [
            { uid: OPERATOR, account: 'main', amount: toBonus - payout },
            { uid, account: 'main', amount: payout - toBonus },
            { uid: OPERATOR, account: 'betting', amount: -toBonus },
            { uid, account: 'betting', amount: toBonus },
          ],
        });
      rounds.write({
        uid,
        round: bet,
        game: SPORTSBOOK,
        mode: 'play',
        bet: stake,
        win: payout,
        currency,
        answer: { legs, odds },
        time: created_at,
      });
      return true;
    });
  }

  const settle = (uid: number) => {
    for (const row of due.all(uid, clock.seconds())) settleBet(row);
  };

  /** Why the bet must be refused, if it must. */
  function refusalOf({ legs, accept }: BetOrder): BetRefusal | undefined {
    const named = legs.map(({ event }) => fixtures.find(event)?.id ?? event);
    if (new Set(named).size !== legs.length) return { reason: 'sameEvent', legs: [] };
    const now = legs.map(({ event, market, outcome, odds }) => {
      const fixture = fixtures.find(event);
      return { event, market, outcome, seen: odds, odds: fixture ? oddsNow(fixture, { market, outcome }) : null };
    });
    const plain = (list: typeof now) => list.map(({ seen: _seen, ...leg }) => leg);
    const closed = now.filter(({ odds }) => odds === null);
    if (closed.length > 0) return { reason: 'closed', legs: plain(closed) };
    const changed = now.filter(
      ({ seen, odds }) => odds !== seen && accept !== 'any' && !(accept === 'better' && (odds as number) > seen),
    );
    return changed.length > 0 ? { reason: 'changed', legs: plain(changed) } : undefined;
  }

  return {
    state: (uid, locale, event) => {
      if (uid !== undefined) settle(uid);
      const shown = fixtures.list(AHEAD).slice(0, EVENTS);
      const linked = event === undefined ? undefined : fixtures.find(event);
      // The linked match is shown even if it is finished or outside of the list's range.
      if (linked && !shown.includes(linked)) shown.push(linked);
      return {
        now: clock.seconds(),
        events: shown.map((fixture) => eventOf(fixture, locale)),
        player: uid === undefined ? null : playerOf(uid, locale),
      };
    },
    place: (uid, order, locale) =>
      transaction(db, () => {
        const storedBet = find.get(uid, order.bet);
        if (storedBet) return viewOf(storedBet, locale);
        const currency = ledger.currencyOf(uid);
        const { min, max } = STAKES[currency] ?? (STAKES['UZS'] as Stakes);
        if (order.stake < min || order.stake > max) return { reason: 'stake', legs: [] };
        const refusal = refusalOf(order);
        if (refusal) return refusal;
        const legs = order.legs.map((leg) => {
          const fixture = fixtures.find(leg.event) as Fixture;
          return { ...leg, event: fixture.id, odds: oddsNow(fixture, leg) as number };
        });
        const ends = legs.map(({ event, market, outcome }) => {
          const fixture = fixtures.find(event) as Fixture;
          return { end: fixture.end, isWon: fixture.match.results[market] === outcome };
        });
        const lost = ends.filter(({ isWon }) => !isWon).map(({ end }) => end);
        // An express ends with its first lost leg.
        const settlesAt = lost.length > 0 ? Math.min(...lost) : Math.max(...ends.map(({ end }) => end));
        const { stake, bet } = order;
        const paid = bonuses.stake(uid, stake, 'betting');
        const now = clock.seconds();
        ledger.move({
          kind: 'bet',
          reference: `bet:${uid}:${bet}`,
          game: SPORTSBOOK,
          time: now,
          entries: [
            { uid, account: 'main', amount: -paid.main },
            { uid, account: 'betting', amount: -paid.bonus },
            { uid: OPERATOR, account: 'main', amount: paid.main },
            { uid: OPERATOR, account: 'betting', amount: paid.bonus },
          ],
        });
        const odds = combinedOdds(legs.map((leg) => leg.odds));
        add.run(uid, bet, currency, stake, paid.bonus, odds, JSON.stringify(legs), now, settlesAt);
        return viewOf(find.get(uid, bet) as BetRow, locale);
      }),
    cancelOpen: (uid) => {
      settle(uid);
      for (const row of open.all(uid)) {
        // Without an active bonus all of it is real money.
        const toBonus = bonuses.activeOf(uid, 'betting') ? row.bonus : 0;
        finish(row, { status: 'won', payout: row.stake, toBonus, time: clock.seconds() });
      }
    },
    settle,
    settleAll: () => {
      for (const { uid } of openUids.all()) settle(uid);
    },
  };
}
