import * as z from 'zod/mini';
import type { World } from '#sandbox/createWorld.ts';
import type { GameDesk, Seating } from '#sandbox/games/GameDesk.ts';
import { isBet } from '#sandbox/games/isBet.ts';
import { readOrder, refuseOrder } from '#sandbox/games/readOrder.ts';
import { roundOrder } from '#sandbox/games/roundOrder.ts';
import { betLimitsOf, LINE_COUNTS } from '#sandbox/world/money/betLimits.ts';
import { CURRENCY } from '#sandbox/world/money/currency.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { renderSlotFrame } from './frame/renderSlotFrame.ts';
import { themeOf } from './themeOf.ts';

const order = z.discriminatedUnion('action', [
  z.object({ action: z.literal('state'), wallet: z.optional(z.string()) }),
  z.object({
    action: z.literal('spin'),
    bet: z.int(),
    lines: z._default(z.literal([...LINE_COUNTS]), LINE_COUNTS.at(-1) as (typeof LINE_COUNTS)[number]),
    /** The frame showed a free spin: if the gift has expired meanwhile, the spin is refused and not charged. */
    is_free: z.optional(z.boolean()),
    ...roundOrder,
  }),
]);

export function createSlotDesk(world: World): GameDesk {
  const {
    tables: { slotTable },
  } = world;
  const seatOf = ({ game, mode, player }: Seating, wallet?: string) =>
    player ? slotTable.seat(player.uid, mode, game.sysname) : slotTable.guestSeat(game.sysname, wallet);
  return {
    frame: (seat, nonce) =>
      renderSlotFrame({
        game: { sysname: seat.game.sysname, name: seat.game.name },
        theme: themeOf(seat.game),
        mode: seat.mode,
        locale: seat.locale,
        nonce,
        currency: seat.player?.currency ?? CURRENCY,
        isGuest: seat.player === undefined,
        seat: seatOf(seat),
      }),
    play: (seat, body) => {
      const wanted = readOrder(order, body, seat.locale);
      if (wanted.action === 'state') return seatOf(seat, wanted.wallet);
      const { action: _action, wallet, is_free, ...spin } = wanted;
      if (!isBet(spin.bet, betLimitsOf(seat.player?.currency ?? CURRENCY))) throw refuseOrder(seat.locale, ['bet']);
      if (
        is_free &&
        seat.player &&
        seatOf(seat).free_spins_left === 0 &&
        !world.play.rounds.find(seat.player.uid, spin.round)
      )
        throw new AppError('InvalidParameterException', {
          message: textFor(seat.locale, 'giftOver'),
          data: { is_free: ['OVER'] },
        });
      const full = { ...spin, game: seat.game.sysname };
      return seat.player ? slotTable.spin(seat.player.uid, seat.mode, full) : slotTable.guestSpin(full, wallet);
    },
  };
}
