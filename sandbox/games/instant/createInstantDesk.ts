import * as z from 'zod/mini';
import type { GameArt } from '#sandbox/art/gameArt.ts';
import type { GameDesk, Seating } from '#sandbox/games/GameDesk.ts';
import type { GameMode } from '#sandbox/games/GameMode.ts';
import { readOrder, refuseOrder } from '#sandbox/games/readOrder.ts';
import { roundOrder } from '#sandbox/games/roundOrder.ts';
import { type BetLimits, betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { CURRENCY } from '#sandbox/world/money/currency.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { InstantTable } from './createInstantTable.ts';
import type { InstantSeat } from './InstantAnswer.ts';

/**
 * Input of the frame's document. The document posts to its own address: `{action: 'state'}` -> `{data: seat}`,
 * `{action, round, client_seed?, …stake}` -> `{data: answer}`, or `{error}` of A-09; it sends messages of E13 to the embedding page.
 */
export interface InstantFrameProps<T> {
  game: { sysname: string; name: string; art: GameArt };
  mode: GameMode;
  locale: SandboxLanguage;
  nonce: string;
  currency: string;
  isGuest: boolean;
  seat: InstantSeat<T>;
}

interface InstantDeskOptions<S extends object, R extends { win: number }, T> {
  table: InstantTable<S, R, T>;
  /** The action name of an order that plays. */
  action: string;
  /** The fields of the stake. */
  staked: z.ZodMiniType<S>;
  /** The name of the field that violates the limits, if any. */
  wrongField(staked: S, limits: BetLimits): string | undefined;
  render(props: InstantFrameProps<T>): string;
}

/** The frame and the orders of a game with instant rounds. */
export function createInstantDesk<S extends object, R extends { win: number }, T>({
  table,
  action,
  staked,
  wrongField,
  render,
}: InstantDeskOptions<S, R, T>): GameDesk {
  const order = z.discriminatedUnion('action', [
    z.object({ action: z.literal('state'), wallet: z.optional(z.string()) }),
    z.object({ action: z.literal(action), ...roundOrder }),
  ]);
  const seatOf = ({ game, mode, player }: Seating, wallet?: string) =>
    player ? table.seat(player.uid, mode, game.sysname) : table.guestSeat(game.sysname, wallet);
  return {
    frame: (seat, nonce) =>
      render({
        game: { sysname: seat.game.sysname, name: seat.game.name, art: seat.game.art },
        mode: seat.mode,
        locale: seat.locale,
        nonce,
        currency: seat.player?.currency ?? CURRENCY,
        isGuest: seat.player === undefined,
        seat: seatOf(seat),
      }),
    play: (seat, body) => {
      const wanted = readOrder(order, body, seat.locale);
      if (!('round' in wanted)) return seatOf(seat, wanted.wallet);
      const stake = readOrder(staked, body, seat.locale);
      const wrong = wrongField(stake, betLimitsOf(seat.player?.currency ?? CURRENCY));
      if (wrong !== undefined) throw refuseOrder(seat.locale, [wrong]);
      const { round, client_seed, wallet } = wanted;
      const full = { round, client_seed, staked: stake, game: seat.game.sysname };
      return seat.player ? table.play(seat.player.uid, seat.mode, full) : table.guestPlay(full, wallet);
    },
  };
}
