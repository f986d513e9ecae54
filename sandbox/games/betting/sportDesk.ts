import * as z from 'zod/mini';
import type { World } from '#sandbox/createWorld.ts';
import type { GameDesk } from '#sandbox/games/GameDesk.ts';
import { readOrder } from '#sandbox/games/readOrder.ts';
import { CURRENCY } from '#sandbox/world/money/currency.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { bettingMessages } from './frame/bettingMessages.ts';
import { renderBettingFrame } from './frame/renderBettingFrame.ts';

export interface SportSeating {
  player: Account | undefined;
  locale: SandboxLanguage;
  /** The event of a deep link. */
  event: string | undefined;
  /** The theme of the embedding page. */
  theme: 'dark' | 'light';
}

const event = z.optional(z.string().check(z.maxLength(40)));
const name = z.string().check(z.maxLength(40));
const LEGS = 10;
const order = z.discriminatedUnion('action', [
  z.object({ action: z.literal('state'), event }),
  z.object({
    action: z.literal('place'),
    /** Idempotency key: a repeated uuid is the same bet and is charged once. */
    bet: z.uuid(),
    stake: z.int().check(z.minimum(1)),
    legs: z
      .array(z.object({ event: name, market: name, outcome: name, odds: z.int().check(z.minimum(101)) }))
      .check(z.minLength(1), z.maxLength(LEGS)),
    accept: z._default(z.enum(['same', 'better', 'any']), 'same'),
    event,
  }),
]);

/** The sportsbook's frame and bets. Guests may view it. */
export function createSportDesk(world: World): GameDesk<SportSeating> {
  const {
    tables: { bettingDesk },
  } = world;
  return {
    frame: ({ player, locale, event: linked, theme }, nonce) =>
      renderBettingFrame({
        locale,
        nonce,
        currency: player?.currency ?? CURRENCY,
        event: linked,
        theme,
        desk: bettingDesk.state(player?.uid, locale, linked),
      }),
    play: ({ player, locale }, body) => {
      const wanted = readOrder(order, body, locale);
      if (wanted.action === 'state') return bettingDesk.state(player?.uid, locale, wanted.event);
      if (!player) throw new AppError('AuthorizationException', { message: textFor(locale, 'notSignedIn') });
      const placed = bettingDesk.place(player.uid, wanted, locale);
      if ('reason' in placed) {
        const messages = bettingMessages[locale];
        throw new AppError('InvalidParameterException', {
          message: placed.reason === 'stake' ? messages.stakeRefused : messages[placed.reason],
          data: { [placed.reason === 'stake' ? 'stake' : 'legs']: [placed.reason.toUpperCase()], now: placed.legs },
        });
      }
      return { ...bettingDesk.state(player.uid, locale, wanted.event), placed };
    },
  };
}
