import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { AppError } from '../../shared/errors/AppError.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../shared/locales.ts';
import { readBody } from '../http/readBody.ts';
import { sendJson } from '../http/sendJson.ts';
import { readSessionToken } from '../http/sessionCookie.ts';
import { refuseBanned } from '../platform/refuseBanned.ts';
import { say } from '../platform/texts.ts';
import type { Account } from '../world/accounts.ts';
import type { World } from '../world/createWorld.ts';
import { CURRENCY } from '../world/currency.ts';
import type { CatalogueGame } from '../world/catalogue.ts';
import { InsufficientFunds } from '../world/InsufficientFunds.ts';
import { betLimits } from './slot/betLimits.ts';
import { renderSlotFrame } from './slot/frame/renderSlotFrame.ts';
import type { GameMode } from './slot/slotTable.ts';
import { themeOf } from './slot/themeOf.ts';

const BODY_LIMIT = 16 * 1024;

const { min, max, step, lines: lineCounts } = betLimits;
const order = z.discriminatedUnion('action', [
  z.object({ action: z.literal('state'), wallet: z.optional(z.string()) }),
  z.object({
    action: z.literal('spin'),
    bet: z.int().check(z.minimum(min), z.maximum(max), z.multipleOf(step)),
    lines: z._default(z.literal([...lineCounts]), lineCounts.at(-1) as (typeof lineCounts)[number]),
    round: z.uuid(),
    wallet: z.optional(z.string()),
  }),
]);

interface Seating {
  game: CatalogueGame;
  mode: GameMode;
  player: Account | undefined;
  locale: Locale;
}

/**
 * `/platform/game/{id or custom/{name}}/{mode}?embed=1`: GET is the frame's document, POST with JSON is the game
 * itself. Answers in the envelope of A-09; money in minor units.
 */
export function createGameRoutes(world: World) {
  function seating(req: IncomingMessage, url: URL): Seating {
    const parts = url.pathname.split('/').slice(3);
    const [key = '', mode = 'play'] = parts[0] === 'custom' ? parts.slice(1) : parts;
    const token = readSessionToken(req);
    const session = token === undefined ? undefined : world.sessions.find(token);
    const player = session && world.accounts.byUid(session.uid);
    const asked = url.searchParams.get('locale');
    const locale = isLocale(asked) ? asked : (player?.locale ?? DEFAULT_LOCALE);
    const game = world.games.find(key);
    if (!game || (mode !== 'play' && mode !== 'demo'))
      throw new AppError('InvalidParameterException', {
        message: say(locale, 'unknownGame'),
        data: { game: ['NOT_FOUND'] },
        status: 404,
      });
    if (player) {
      refuseBanned(locale, player);
      world.money.settle(player.uid);
    }
    if (mode === 'demo' && !game.hasDemo)
      throw new AppError('InvalidParameterException', { message: say(locale, 'noDemo'), data: { mode: ['NO_DEMO'] } });
    if (mode === 'play' && !player)
      throw new AppError('AuthorizationException', { message: say(locale, 'notSignedIn') });
    return { game, mode, player, locale };
  }

  function seatOf({ game, mode, player }: Seating, wallet?: string) {
    const { slotTable } = world;
    return player ? slotTable.seat(player.uid, mode, game.sysname) : slotTable.guestSeat(game.sysname, wallet);
  }

  async function play(req: IncomingMessage, seat: Seating): Promise<object> {
    if (!/^application\/json\b/i.test(req.headers['content-type'] ?? ''))
      throw new AppError('InvalidRequestException', { message: 'the game speaks application/json', status: 415 });
    let body: unknown;
    try {
      body = JSON.parse((await readBody(req, BODY_LIMIT)).toString());
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('InvalidRequestException', { message: 'the body is not JSON', status: 400 });
    }
    const parsed = order.safeParse(body);
    if (!parsed.success) {
      const data = Object.fromEntries(
        parsed.error.issues.map(({ path }) => [String(path[0] ?? 'action'), ['INVALID']]),
      );
      throw new AppError('InvalidParameterException', { message: say(seat.locale, 'wrongValue'), data });
    }
    if (parsed.data.action === 'state') return seatOf(seat, parsed.data.wallet);
    const { bet, lines, round, wallet } = parsed.data;
    const spin = { game: seat.game.sysname, bet, lines, round };
    try {
      return seat.player
        ? world.slotTable.spin(seat.player.uid, seat.mode, spin)
        : world.slotTable.guestSpin(spin, wallet);
    } catch (error) {
      if (!(error instanceof InsufficientFunds)) throw error;
      const data = { balance: ['INSUFFICIENT'], available: error.balance };
      throw new AppError('InvalidParameterException', { message: say(seat.locale, 'insufficient'), data });
    }
  }

  function sendFrame(res: ServerResponse, seat: Seating): void {
    const nonce = randomBytes(16).toString('base64');
    const html = renderSlotFrame({
      game: { sysname: seat.game.sysname, name: seat.game.name },
      theme: themeOf({ ...seat.game, motif: seat.game.art.motif }),
      mode: seat.mode,
      locale: seat.locale,
      nonce,
      currency: CURRENCY,
      isGuest: seat.player === undefined,
      seat: seatOf(seat),
    });
    const policy = [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; ');
    res.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    res.end(html);
  }

  return async function handleGame(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    try {
      const seat = seating(req, url);
      if (req.method === 'GET' || req.method === 'HEAD') sendFrame(res, seat);
      else if (req.method === 'POST')
        sendJson(res, 200, { data: await play(req, seat) }, { 'cache-control': 'no-store' });
      else throw new AppError('InvalidRequestException', { message: `no ${req.method} here`, status: 405 });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { type, message, data } = error;
      // A document that cannot be shown must not be 200, or the page around the frame would take it for a game.
      const status = req.method === 'POST' ? error.status : Math.max(error.status, 403);
      sendJson(res, status, { error: { type, message, error_data: data } }, { 'cache-control': 'no-store' });
    }
  };
}
