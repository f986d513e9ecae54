import * as z from 'zod/mini';
import type { World } from '../../world/createWorld.ts';
import { CURRENCY } from '../../world/currency.ts';
import { type BetLimits, betLimitsOf } from '../betLimits.ts';
import type { GameDesk, Seating } from '../GameDesk.ts';
import { isBet } from '../isBet.ts';
import { readOrder, refuseOrder } from '../readOrder.ts';
import { roundOrder } from '../roundOrder.ts';
import { renderRouletteFrame } from './frame/renderRouletteFrame.ts';
import { type Chip, SPOTS } from './rouletteMaths.ts';

const PLACES = 60;
const order = z.discriminatedUnion('action', [
  z.object({ action: z.literal('state'), wallet: z.optional(z.string()) }),
  z.object({
    action: z.literal('spin'),
    chips: z
      .array(
        z.object({ spot: z.string().check(z.refine((spot) => SPOTS.has(spot))), amount: z.int().check(z.minimum(1)) }),
      )
      .check(z.minLength(1), z.maxLength(PLACES)),
    ...roundOrder,
  }),
]);

/** Each chip within the limits, and all of them together no more than the largest bet allows. */
function areBets(chips: readonly Chip[], limits: BetLimits): boolean {
  return (
    chips.every(({ amount }) => isBet(amount, limits)) &&
    new Set(chips.map(({ spot }) => spot)).size === chips.length &&
    chips.reduce((sum, { amount }) => sum + amount, 0) <= limits.max
  );
}

export function createRouletteDesk(world: World): GameDesk {
  const { rouletteTable } = world;
  const seatOf = ({ game, mode, player }: Seating, wallet?: string) =>
    player ? rouletteTable.seat(player.uid, mode, game.sysname) : rouletteTable.guestSeat(game.sysname, wallet);
  return {
    frame: (seat, nonce) =>
      renderRouletteFrame({
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
      if (wanted.action === 'state') return seatOf(seat, wanted.wallet);
      const { action: _action, wallet, ...spin } = wanted;
      if (!areBets(spin.chips, betLimitsOf(seat.player?.currency ?? CURRENCY)))
        throw refuseOrder(seat.locale, ['chips']);
      const full = { ...spin, game: seat.game.sysname };
      return seat.player ? rouletteTable.spin(seat.player.uid, seat.mode, full) : rouletteTable.guestSpin(full, wallet);
    },
  };
}
