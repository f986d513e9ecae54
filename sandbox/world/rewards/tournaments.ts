import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { fromUzs } from '#sandbox/world/money/currency.ts';
import { type Ledger, OPERATOR } from '#sandbox/world/money/ledger.ts';
import { type Span, tashkentSpan } from '#sandbox/world/money/tashkentSpan.ts';
import { maskName } from '#sandbox/world/players/maskName.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import type { Club } from './club.ts';
import { pointPrice } from './pointPrice.ts';
import { type RaceKind, raceKinds } from './raceKinds.ts';
import { createRivals } from './rivals.ts';

/** Finished races that can still be opened and paid. */
const MAX_FINISHED = 8;
/** Boards whose rivals are cached. */
const RIVALS_HELD = 32;

export interface Tournament extends Span {
  id: string;
  kind: RaceKind;
  status: 'planned' | 'active' | 'finished';
  /** sysnames */
  games: readonly string[];
}

export interface TournamentPlace {
  place: number;
  fakename: string;
  points: number;
  /** 0 for the network's players. */
  uid: number;
  /** Minor units or points, depending on the kind; undefined without a prize. */
  prize?: number;
}

export interface Tournaments {
  /** Running, upcoming and just finished races, in this order. */
  list(): Tournament[];
  find(id: string): Tournament | undefined;
  /** The current places; only the viewer's own name is not masked. */
  board(tournament: Tournament, viewer?: number): TournamentPlace[];
  /** The same over all games of a day or week, without prizes. */
  periodBoard(period: 'day' | 'week', viewer?: number): TournamentPlace[];
  hasJoined(id: string, uid: number): boolean;
  join(id: string, uid: number): void;
  /** Whether the player won a prize in the previous race of that kind. */
  hasWonBefore(race: Tournament, sysname: RaceKind['sysname'], uid: number): boolean;
}

interface Race extends Span {
  id: string;
  games: readonly string[];
  needJoin: boolean;
  rivals: number;
  best: number;
  prizes: readonly number[];
}

interface Deps {
  db: DatabaseSync;
  clock: Clock;
  seed: string;
  ledger: Ledger;
  club: Club;
  games: readonly string[];
}

export function createTournaments({ db, clock, seed, ledger, club, games }: Deps): Tournaments {
  const rivalsOf = new Map<string, ReturnType<typeof createRivals>>();
  const bets = prepare<{ uid: number; fakename: string | null; bet: number }>(
    db,
    `SELECT a.uid, a.fakename, sum(r.bet_uzs) bet FROM game_round r JOIN account a ON a.uid = r.uid
     WHERE r.mode = 'play' AND r.bet > 0 AND r.created_at >= ?1 AND r.created_at < ?2 AND a.ban_type IS NULL
     AND r.game IN (SELECT value FROM json_each(?3)) GROUP BY a.uid`,
  );
  const entrants = prepare<{ uid: number; fakename: string | null; bet: number }>(
    db,
    `SELECT a.uid, a.fakename, coalesce(sum(r.bet_uzs), 0) bet FROM tournament_entrant e JOIN account a ON a.uid = e.uid
     LEFT JOIN game_round r ON r.uid = e.uid AND r.mode = 'play' AND r.created_at >= max(?1, e.joined_at)
       AND r.created_at < ?2 AND r.game IN (SELECT value FROM json_each(?3))
     WHERE e.tournament = ?4 AND a.ban_type IS NULL GROUP BY a.uid`,
  );
  const joined = prepare<{ uid: number }>(db, 'SELECT uid FROM tournament_entrant WHERE tournament = ? AND uid = ?');
  const join = prepare(db, 'INSERT OR IGNORE INTO tournament_entrant (tournament, uid, joined_at) VALUES (?, ?, ?)');
  const moved = prepare<{ id: number }>(db, 'SELECT id FROM ledger_transaction WHERE reference = ?');
  const isPaid = prepare<{ paid_at: number }>(db, 'SELECT paid_at FROM tournament_payout WHERE tournament = ?');
  const setPaid = prepare(db, 'INSERT INTO tournament_payout (tournament, paid_at) VALUES (?, ?)');

  function tournament(kind: RaceKind, span: Span): Tournament {
    const now = clock.seconds();
    const status = now < span.start ? 'planned' : now < span.end ? 'active' : 'finished';
    return { ...span, id: `${kind.sysname}-${span.index}`, kind, status, games: games.slice(...kind.games) };
  }
  const shifted = (kind: RaceKind, shift: number) => tournament(kind, tashkentSpan(kind.span, clock.seconds(), shift));

  function rivals({ id, rivals: count, best }: Race): ReturnType<typeof createRivals> {
    const held = rivalsOf.get(id);
    if (held) return held;
    if (rivalsOf.size >= RIVALS_HELD) rivalsOf.clear();
    const made = createRivals({ seed: `${seed}:${id}`, count, best });
    rivalsOf.set(id, made);
    return made;
  }

  function places(race: Race, viewer?: number): TournamentPlace[] {
    const share = Math.min(1, Math.max(0, (clock.seconds() - race.start) / (race.end - race.start)));
    const names = JSON.stringify(race.games);
    const people = race.needJoin
      ? entrants.all(race.start, race.end, names, race.id)
      : bets.all(race.start, race.end, names);
    return [
      ...people.map(({ uid, fakename, bet }) => ({
        uid,
        fakename: uid === viewer ? (fakename ?? '') : maskName(fakename ?? ''),
        points: Math.floor(bet / pointPrice.bets),
      })),
      ...rivals(race)(share).map((rival) => ({ ...rival, uid: 0 })),
    ]
      .toSorted((a, b) => b.points - a.points || b.uid - a.uid)
      .map((row, index) => {
        const prize = row.points > 0 ? race.prizes[index] : undefined;
        return { ...row, place: index + 1, ...(prize === undefined ? {} : { prize }) };
      });
  }

  function raceOf({ id, index, start, end, games: gameNames, kind }: Tournament): Race {
    const { needJoin, rivals: count, best, prizes } = kind;
    return { id, index, start, end, games: gameNames, needJoin, rivals: count, best, prizes: prizes.amounts };
  }

  function pay(finished: Tournament): void {
    transaction(db, () => {
      setPaid.run(finished.id, clock.seconds());
      for (const { uid, prize } of places(raceOf(finished))) {
        if (uid === OPERATOR || prize === undefined) continue;
        const reference = `prize:${finished.id}:${uid}`;
        const { unit } = finished.kind.prizes;
        if (unit === 'points') club.credit(uid, { kind: 'prize', reference, amount: prize });
        else {
          const amount = fromUzs(prize, ledger.currencyOf(uid));
          ledger.move({
            kind: 'grant',
            reference,
            entries: [
              { uid: OPERATOR, account: 'main', amount: -amount },
              { uid, account: 'main', amount },
            ],
          });
        }
        club.notify(uid, {
          key: reference,
          trigger: 'quest',
          subject: finished.kind.sysname,
          amount: prize,
          amount_type: unit,
        });
      }
    });
  }

  /** Prizes are paid on the first read after the end of a race, so that no timer is needed. */
  function payFinished(): void {
    for (const kind of raceKinds)
      for (let back = -MAX_FINISHED; back < 0; back += 1) {
        const finished = shifted(kind, back);
        if (!isPaid.get(finished.id)) pay(finished);
      }
  }

  return {
    list: () => {
      payFinished();
      return [0, 1, -1].flatMap((shift) => raceKinds.map((kind) => shifted(kind, shift)));
    },
    find: (id) => {
      payFinished();
      const [, sysname, index] = /^([a-z]+)-(\d{1,6})$/.exec(id) ?? [];
      const kind = raceKinds.find((candidate) => candidate.sysname === sysname);
      if (!kind) return undefined;
      const shift = Number(index) - tashkentSpan(kind.span, clock.seconds()).index;
      return shift >= -MAX_FINISHED && shift <= 1 ? shifted(kind, shift) : undefined;
    },
    board: (tournament, viewer) => places(raceOf(tournament), viewer),
    periodBoard: (period, viewer) => {
      const span = tashkentSpan(period, clock.seconds());
      const [count, best] = period === 'day' ? [40, 2_500] : [80, 25_000];
      return places(
        { ...span, id: `${period}-board-${span.index}`, games, needJoin: false, rivals: count, best, prizes: [] },
        viewer,
      );
    },
    hasJoined: (id, uid) => joined.get(id, uid) !== undefined,
    join: (id, uid) => {
      join.run(id, uid, clock.seconds());
    },
    hasWonBefore: ({ kind, index }, sysname, uid) => {
      payFinished();
      const source = raceKinds.find((candidate) => candidate.sysname === sysname);
      if (source?.span !== kind.span) return false;
      const reference = `prize:${sysname}-${index - 1}:${uid}`;
      return moved.get(reference) !== undefined;
    },
  };
}
