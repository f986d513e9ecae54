import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { networkName } from '#sandbox/world/money/networkName.ts';
import { createDice } from '#sandbox/world/play/dice.ts';
import { maskName } from '#sandbox/world/players/maskName.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { DropRow, Jackpots } from './jackpots.ts';

export interface WinnerData {
  id: string;
  fakename: string;
  /** Minor units of UZS. */
  amount: number;
  game: string;
  created_at: number;
}

/** The interval of the network's notable winners. */
const EVERY_SECONDS = 7 * 60;
const NETWORK_WINNERS = 200;
const DROPS = 100;
/** A real win is listed from 500 000 UZS, or from twenty bets. */
const BIG_WIN = 500_000_00;
const BIG_MULTIPLE = 20;

export interface Winners {
  /**
   * Newest first: big real wins of this sandbox, fictitious wins of a network that follow from seed and clock, and the
   * jackpots of both; with `pot` only that pot's.
   */
  list(offset: number, count: number, pot?: string): { items: WinnerData[]; total: number };
}

export function createWinners(deps: {
  db: DatabaseSync;
  clock: Clock;
  seed: string;
  games: readonly string[];
  jackpots: Jackpots;
}): Winners {
  const { db, clock, seed, games, jackpots } = deps;
  const real = prepare<{ round: string; fakename: string | null; win: number; game: string; created_at: number }>(
    db,
    `SELECT r.round, a.fakename, r.win_uzs win, r.game, r.created_at FROM game_round r JOIN account a ON a.uid = r.uid
     WHERE r.mode = 'play' AND r.win > 0 AND (r.win_uzs >= ${BIG_WIN} OR (r.bet > 0 AND r.win >= r.bet * ${BIG_MULTIPLE}))
     ORDER BY r.created_at DESC LIMIT 100`,
  );

  function networkWinner(index: number): WinnerData {
    const dice = createDice(`winner:${seed}:${index}`);
    const fakename = networkName(dice);
    // The cube makes most wins small.
    const share = (dice.below(10_000) / 10_000) ** 3;
    return {
      id: `n${index}`,
      fakename,
      amount: Math.round((400_000 + share * 45_000_000) / 1000) * 1000_00,
      game: dice.pick(games),
      created_at: index * EVERY_SECONDS + dice.below(EVERY_SECONDS),
    };
  }

  const dropped = (row: DropRow): WinnerData => ({
    id: `j${row.pot}-${row.cycle}`,
    fakename: row.round === null ? row.fakename : maskName(row.fakename),
    amount: row.amount,
    game: row.game,
    created_at: row.ended_at,
  });

  return {
    list: (offset, count, pot) => {
      const fallen = jackpots.drops(pot, DROPS);
      if (pot !== undefined) {
        const items = fallen.map(dropped);
        return { items: items.slice(offset, offset + count), total: items.length };
      }
      // A jackpot won here is already part of its round's win.
      const elsewhere = fallen.filter(({ round }) => round === null).map(dropped);
      // A win of the current interval may be in the future, so the newest is that of the last finished interval.
      const newest = Math.floor(clock.seconds() / EVERY_SECONDS) - 1;
      const played = real.all().map(
        (row): WinnerData => ({
          id: row.round,
          fakename: maskName(row.fakename ?? ''),
          amount: row.win,
          game: row.game,
          created_at: row.created_at,
        }),
      );
      const network = Array.from({ length: Math.min(NETWORK_WINNERS, offset + count) }, (_, back) =>
        networkWinner(newest - back),
      );
      const items = [...played, ...elsewhere, ...network].toSorted((a, b) => b.created_at - a.created_at);
      return { items: items.slice(offset, offset + count), total: played.length + elsewhere.length + NETWORK_WINNERS };
    },
  };
}
