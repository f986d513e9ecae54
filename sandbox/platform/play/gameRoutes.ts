import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { World } from '#sandbox/createWorld.ts';
import { BACCARAT_SPOTS } from '#sandbox/games/baccarat/baccaratMaths.ts';
import { renderBaccaratFrame } from '#sandbox/games/baccarat/frame/renderBaccaratFrame.ts';
import { createSportDesk } from '#sandbox/games/betting/sportDesk.ts';
import { createCrashDesk } from '#sandbox/games/crash/crashDesk.ts';
import { DICE_SPOTS } from '#sandbox/games/dice/diceMaths.ts';
import { renderDiceFrame } from '#sandbox/games/dice/frame/renderDiceFrame.ts';
import { type Engine, engineOf } from '#sandbox/games/engineOf.ts';
import type { GameDesk, Seating } from '#sandbox/games/GameDesk.ts';
import { chipsOn, wrongChips } from '#sandbox/games/instant/chips.ts';
import { createInstantDesk } from '#sandbox/games/instant/createInstantDesk.ts';
import { isBet } from '#sandbox/games/isBet.ts';
import { createMinesDesk } from '#sandbox/games/mines/minesDesk.ts';
import { renderPlinkoFrame } from '#sandbox/games/plinko/frame/renderPlinkoFrame.ts';
import { RISKS } from '#sandbox/games/plinko/plinkoMaths.ts';
import { renderRouletteFrame } from '#sandbox/games/roulette/frame/renderRouletteFrame.ts';
import { SPOTS } from '#sandbox/games/roulette/rouletteMaths.ts';
import { createSlotDesk } from '#sandbox/games/slot/slotDesk.ts';
import { readBody } from '#sandbox/http/readBody.ts';
import { sendJson } from '#sandbox/http/sendJson.ts';
import { readSessionToken } from '#sandbox/http/sessionCookie.ts';
import { playLimitError } from '#sandbox/platform/access/playLimitError.ts';
import { refuseBanned } from '#sandbox/platform/access/refuseBanned.ts';
import { refuseClosed } from '#sandbox/platform/access/refuseClosed.ts';
import { refusePaused } from '#sandbox/platform/access/refusePaused.ts';
import { InsufficientFunds } from '#sandbox/world/money/InsufficientFunds.ts';
import { PlayLimitReached } from '#sandbox/world/money/PlayLimitReached.ts';
import { SPORTSBOOK } from '#sandbox/world/play/rounds.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import { DEFAULT_SANDBOX_LANGUAGE, isSandboxLanguage, type SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** The stake of a ball. */
const dropOrder = z.object({ bet: z.int(), risk: z.enum(RISKS) });

const BODY_LIMIT = 16 * 1024;

/** The game of a request, its document and its answers, for one visitor. */
interface Found {
  /** Undefined for a guest. */
  uid: number | undefined;
  locale: SandboxLanguage;
  frame(nonce: string): string;
  play(body: unknown, signal: AbortSignal): object | Promise<object>;
}

/**
 * `/platform/game/{id or custom/{name}}/{mode}?embed=1`: GET returns the frame's document, POST with JSON plays.
 * `custom/sportsbook` is the sportsbook, `event` its deep link, `theme` its look. Answers use the envelope of A-09;
 * money is in minor units.
 */
export function createGameRoutes(world: World) {
  const desks: Record<Engine, GameDesk> = {
    slot: createSlotDesk(world),
    crash: createCrashDesk(world),
    mines: createMinesDesk(world),
    plinko: createInstantDesk({
      table: world.tables.plinkoTable,
      action: 'drop',
      staked: dropOrder,
      wrongField: ({ bet }, limits) => (isBet(bet, limits) ? undefined : 'bet'),
      render: renderPlinkoFrame,
    }),
    dice: createInstantDesk({
      table: world.tables.diceTable,
      action: 'throw',
      staked: chipsOn(DICE_SPOTS),
      wrongField: wrongChips,
      render: renderDiceFrame,
    }),
    roulette: createInstantDesk({
      table: world.tables.rouletteTable,
      action: 'spin',
      staked: chipsOn(SPOTS),
      wrongField: wrongChips,
      render: renderRouletteFrame,
    }),
    baccarat: createInstantDesk({
      table: world.tables.baccaratTable,
      action: 'deal',
      staked: chipsOn(BACCARAT_SPOTS),
      wrongField: wrongChips,
      render: renderBaccaratFrame,
    }),
  };
  const sport = createSportDesk(world);

  function visitorOf(req: IncomingMessage, url: URL): { player: Account | undefined; locale: SandboxLanguage } {
    const token = readSessionToken(req);
    const session = token === undefined ? undefined : world.access.sessions.find(token);
    const player = session && world.players.accounts.byUid(session.uid);
    const queryLocale = url.searchParams.get('locale');
    const locale = isSandboxLanguage(queryLocale) ? queryLocale : (player?.locale ?? DEFAULT_SANDBOX_LANGUAGE);
    if (player) {
      refuseBanned(locale, player);
      refusePaused(world, locale, player);
      refuseClosed(world, locale, player);
      world.players.presence.see(player.uid);
      world.money.settle(player.uid);
    }
    return { player, locale };
  }

  function find(req: IncomingMessage, url: URL): Found {
    const parts = url.pathname.split('/').slice(3);
    const [key = '', mode = 'play'] = parts[0] === 'custom' ? parts.slice(1) : parts;
    const { player, locale } = visitorOf(req, url);
    if (key === SPORTSBOOK && mode === 'play') {
      const { searchParams } = url;
      const theme = searchParams.get('theme') === 'light' ? ('light' as const) : ('dark' as const);
      const seat = { player, locale, event: searchParams.get('event') ?? undefined, theme };
      return {
        uid: player?.uid,
        locale,
        frame: (nonce) => sport.frame(seat, nonce),
        play: (body, signal) => sport.play(seat, body, signal),
      };
    }
    const game = world.play.games.find(key);
    if (!game || (mode !== 'play' && mode !== 'demo'))
      throw new AppError('InvalidParameterException', {
        message: textFor(locale, 'unknownGame'),
        data: { game: ['NOT_FOUND'] },
        status: 404,
      });
    if (mode === 'demo' && !game.hasDemo)
      throw new AppError('InvalidParameterException', {
        message: textFor(locale, 'noDemo'),
        data: { mode: ['NO_DEMO'] },
      });
    if (mode === 'play' && !player)
      throw new AppError('AuthorizationException', { message: textFor(locale, 'notSignedIn') });
    const seat: Seating = { game, mode, player, locale };
    const desk = desks[engineOf(game)];
    return {
      uid: player?.uid,
      locale,
      frame: (nonce) => desk.frame(seat, nonce),
      play: (body, signal) => desk.play(seat, body, signal),
    };
  }

  async function play(
    req: IncomingMessage,
    res: ServerResponse,
    { uid, locale, play: answer }: Found,
  ): Promise<object> {
    if (!/^application\/json\b/i.test(req.headers['content-type'] ?? ''))
      throw new AppError('InvalidRequestException', { message: 'the game speaks application/json', status: 415 });
    let body: unknown;
    try {
      body = JSON.parse((await readBody(req, BODY_LIMIT)).toString());
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('InvalidRequestException', { message: 'the body is not JSON', status: 400 });
    }
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    try {
      return await answer(body, gone.signal);
    } catch (error) {
      if (error instanceof PlayLimitReached && uid !== undefined) throw playLimitError(world, error, { uid, locale });
      if (!(error instanceof InsufficientFunds)) throw error;
      const data = { balance: ['INSUFFICIENT'], available: error.balance };
      throw new AppError('InvalidParameterException', { message: textFor(locale, 'insufficient'), data });
    }
  }

  function sendFrame(res: ServerResponse, seating: Found): void {
    const nonce = randomBytes(16).toString('base64');
    const html = seating.frame(nonce);
    const policy = [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "font-src 'self'",
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
      const seating = find(req, url);
      if (req.method === 'GET' || req.method === 'HEAD') sendFrame(res, seating);
      else if (req.method === 'POST')
        sendJson(res, 200, { data: await play(req, res, seating) }, { 'cache-control': 'no-store' });
      else throw new AppError('InvalidRequestException', { message: `no ${req.method} here`, status: 405 });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { type, message, data } = error;
      // An error document must not have status 200, or the embedding page would take it for a game.
      const status = req.method === 'POST' ? error.status : Math.max(error.status, 403);
      sendJson(res, status, { error: { type, message, error_data: data } }, { 'cache-control': 'no-store' });
    }
  };
}
