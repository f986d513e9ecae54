import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { World } from '#sandbox/createWorld.ts';
import type { GameDesk, Seating } from '#sandbox/games/GameDesk.ts';
import { isBet } from '#sandbox/games/isBet.ts';
import { readOrder, refuseOrder } from '#sandbox/games/readOrder.ts';
import { roundOrder } from '#sandbox/games/roundOrder.ts';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { CURRENCY } from '#sandbox/world/money/currency.ts';
import type { CrashAnswer } from './CrashAnswer.ts';
import { CRASH_MAX_MULTIPLIER, MIN_AUTO } from './crashMaths.ts';
import { renderCrashFrame } from './frame/renderCrashFrame.ts';

const wallet = z.optional(z.string());
const order = z.discriminatedUnion('action', [
  z.object({ action: z.literal('state'), wallet }),
  /** Answered at the end of the flight, or after `WATCH_MS`. */
  z.object({ action: z.literal('watch'), wallet }),
  z.object({
    action: z.literal('start'),
    bet: z.int(),
    /** Hundredths; 0 for a manual cashout. */
    auto: z._default(z.union([z.literal(0), z.int().check(z.minimum(MIN_AUTO), z.maximum(CRASH_MAX_MULTIPLIER))]), 0),
    ...roundOrder,
  }),
  z.object({ action: z.literal('cashout'), round: z.uuid(), wallet }),
]);

const WATCH_MS = 5_000;
/** Short enough to notice when a control moves the world's clock. */
const STEP_MS = 50;

export function createCrashDesk(world: World): GameDesk {
  const {
    tables: { crashTable },
  } = world;
  const stateOf = ({ game, mode, player }: Seating, token?: string): CrashAnswer =>
    player ? crashTable.state(player.uid, mode, game.sysname) : crashTable.guestState(game.sysname, token);

  async function watch(seat: Seating, token: string | undefined, signal: AbortSignal): Promise<CrashAnswer> {
    const until = performance.now() + WATCH_MS;
    let answer = stateOf(seat, token);
    while (answer.flight && performance.now() < until && !signal.aborted) {
      await wait(STEP_MS);
      if (!signal.aborted) answer = stateOf(seat, token);
    }
    return answer;
  }

  return {
    frame: (seat, nonce) =>
      renderCrashFrame({
        game: { sysname: seat.game.sysname, name: seat.game.name, art: seat.game.art },
        mode: seat.mode,
        locale: seat.locale,
        nonce,
        currency: seat.player?.currency ?? CURRENCY,
        isGuest: seat.player === undefined,
        table: stateOf(seat),
      }),
    play: (seat, body, signal) => {
      const wanted = readOrder(order, body, seat.locale);
      const { player, mode } = seat;
      const game = seat.game.sysname;
      switch (wanted.action) {
        case 'state':
          return stateOf(seat, wanted.wallet);
        case 'watch':
          return watch(seat, wanted.wallet, signal);
        case 'cashout': {
          const { round } = wanted;
          return player
            ? crashTable.cashOut(player.uid, mode, { game, round })
            : crashTable.guestCashOut({ game, round }, wanted.wallet);
        }
        case 'start': {
          const { action: _action, wallet: token, ...flight } = wanted;
          if (!isBet(flight.bet, betLimitsOf(player?.currency ?? CURRENCY))) throw refuseOrder(seat.locale, ['bet']);
          return player
            ? crashTable.start(player.uid, mode, { ...flight, game })
            : crashTable.guestStart({ ...flight, game }, token);
        }
      }
    },
  };
}
