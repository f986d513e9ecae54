import * as z from 'zod/mini';
import type { World } from '#sandbox/createWorld.ts';
import type { GameDesk, Seating } from '#sandbox/games/GameDesk.ts';
import { isBet } from '#sandbox/games/isBet.ts';
import { readOrder, refuseOrder } from '#sandbox/games/readOrder.ts';
import { roundOrder } from '#sandbox/games/roundOrder.ts';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { CURRENCY } from '#sandbox/world/money/currency.ts';
import { renderMinesFrame } from './frame/renderMinesFrame.ts';
import type { MinesAnswer } from './MinesAnswer.ts';
import { CELLS, MINE_COUNTS } from './minesMaths.ts';

const wallet = z.optional(z.string());
const order = z.discriminatedUnion('action', [
  z.object({ action: z.literal('state'), wallet }),
  z.object({ action: z.literal('start'), bet: z.int(), mines: z.literal([...MINE_COUNTS]), ...roundOrder }),
  z.object({
    action: z.literal('open'),
    round: z.uuid(),
    cell: z.int().check(z.minimum(0), z.maximum(CELLS - 1)),
    wallet,
  }),
  z.object({ action: z.literal('cashout'), round: z.uuid(), wallet }),
]);

export function createMinesDesk(world: World): GameDesk {
  const {
    tables: { minesTable },
  } = world;
  const stateOf = ({ game, mode, player }: Seating, token?: string): MinesAnswer =>
    player ? minesTable.state(player.uid, mode, game.sysname) : minesTable.guestState(game.sysname, token);
  return {
    frame: (seat, nonce) =>
      renderMinesFrame({
        game: { sysname: seat.game.sysname, name: seat.game.name, art: seat.game.art },
        mode: seat.mode,
        locale: seat.locale,
        nonce,
        currency: seat.player?.currency ?? CURRENCY,
        isGuest: seat.player === undefined,
        table: stateOf(seat),
      }),
    play: (seat, body) => {
      const wanted = readOrder(order, body, seat.locale);
      const { player, mode } = seat;
      const game = seat.game.sysname;
      switch (wanted.action) {
        case 'state':
          return stateOf(seat, wanted.wallet);
        case 'start': {
          const { action: _action, wallet: token, ...board } = wanted;
          if (!isBet(board.bet, betLimitsOf(player?.currency ?? CURRENCY))) throw refuseOrder(seat.locale, ['bet']);
          return player
            ? minesTable.start(player.uid, mode, { ...board, game })
            : minesTable.guestStart({ ...board, game }, token);
        }
        case 'open': {
          const { round, cell } = wanted;
          return player
            ? minesTable.open(player.uid, mode, { game, round, cell })
            : minesTable.guestOpen({ game, round, cell }, wanted.wallet);
        }
        case 'cashout': {
          const { round } = wanted;
          return player
            ? minesTable.cashOut(player.uid, mode, { game, round })
            : minesTable.guestCashOut({ game, round }, wanted.wallet);
        }
      }
    },
  };
}
