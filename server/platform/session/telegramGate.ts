import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { createLru } from '#server/cache/tiers/createLru.ts';
import { peekBody } from '#server/http/body/peekBody.ts';
import { readPlainForm } from '#server/http/body/readPlainForm.ts';
import { visitorKey } from '#server/http/limits/visitorKey.ts';
import { apiCallOf } from '#server/platform/apiGuard.ts';
import { refuseCall } from '#server/platform/refuseCall.ts';
import { addTelegram } from '#shared/api/account/accountSocials.contract.ts';
import { register } from '#shared/api/account/auth.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { AppError } from '#shared/errors/AppError.ts';
import {
  TELEGRAM_CLOCK_SKEW,
  TELEGRAM_DATA_LIFE,
  type TelegramRefusal,
  verifyTelegramData,
} from './verifyTelegramData.ts';

/**
 * Why a request is refused. `unreadable`: the form is larger than 16 KiB or not as browsers write it. `replayed`: another visitor has
 * used the data.
 */
export type TelegramGateRefusal = TelegramRefusal | 'unreadable' | 'replayed';

/** Options of `telegramGate`. Without TELEGRAM_BOT_TOKEN it lets every request through. */
export interface TelegramGateOptions {
  env: Pick<Env, 'TELEGRAM_BOT_TOKEN'>;
  onRefused: (reason: TelegramGateRefusal) => void;
  /** Unix milliseconds. */
  now?: () => number;
}

/** Methods that accept Telegram data. */
const GATED: ReadonlySet<string> = new Set([register.name, addTelegram.name]);
/** A registration has about twenty fields and no file. */
const MAX_BYTES = 16 * 1024;
const MAX_USES = 50_000;

/**
 * Lets a registration with Telegram, or the linking of a Telegram account, through only when its data is signed for this bot,
 * less than a day old and not used by another visitor. Without TELEGRAM_BOT_TOKEN only the platform checks. Runs after apiGuard.
 *
 * Replays: init data works like a password for a day, and Telegram returns the same data again, when the web view is reloaded
 * and, on a desktop, for hours; a web view that drops cookies must sign in with it each time. So the first use binds it to the
 * visitor's network and browser, and others are refused. A visitor behind the same address with the same browser is not
 * distinguished. The platform may be stricter. Replicas do not share the uses.
 */
export function telegramGate({ env, onRefused, now = Date.now }: TelegramGateOptions): RequestHandler {
  const token = env.TELEGRAM_BOT_TOKEN;
  if (token === undefined) return (_req, _res, next) => next();
  const ttl = inMs(TELEGRAM_DATA_LIFE + TELEGRAM_CLOCK_SKEW);
  const users = createLru<string>({ max: MAX_USES, ttl });

  function refusalOf(req: Request, url: string, body: Buffer): TelegramGateRefusal | undefined {
    if (body.length > MAX_BYTES || namesTelegram(url)) return 'unreadable';
    const fields = readPlainForm(req.headers['content-type'], body);
    if (!fields) return 'unreadable';
    const given = fields.filter(([name]) => namesTelegram(name));
    if (given.length === 0) return undefined;
    const data = given.filter(([name]) => name === 'tg_data');
    // With two `tg_data` fields it is unknown which one the platform reads.
    if (data.length !== 1 || given.some(([name]) => name !== 'tg_data' && name !== 'is_tg')) return 'malformed';
    const verified = verifyTelegramData(data[0]?.[1] ?? '', { token: token as string, now: Math.floor(now() / 1000) });
    if ('refusal' in verified) return verified.refusal;
    const visitor = visitorOf(req);
    const user = users.get(verified.hash) ?? visitor;
    if (user !== visitor) return 'replayed';
    if (!users.has(verified.hash)) users.set(verified.hash, visitor);
    return undefined;
  }

  const check: RequestHandler = async (req, res, next) => {
    const { method, url } = apiCallOf(res);
    const body = await peekBody(req, MAX_BYTES + 1);
    // Not `req.destroyed`, which is also true once an empty body has been read.
    if (res.destroyed) return;
    const refusal = refusalOf(req, url, body);
    if (refusal === undefined) return next();
    onRefused(refusal);
    const message =
      refusal === 'unreadable' ? 'The form is not as a browser writes it' : 'The Telegram data is not accepted';
    // A signed-in player would read 401 as the end of their session.
    const type = method.name === register.name ? 'AuthorizationException' : 'InvalidParameterException';
    const error = new AppError(type, { message, code: refusal.toUpperCase() });
    refuseCall(res, error);
  };
  return (req, res, next) => (GATED.has(apiCallOf(res).method.name) ? check(req, res, next) : next());
}

/** Whether the most lenient parser could read a Telegram field in the text; also used on the query, which some platforms read like a body. */
function namesTelegram(text: string): boolean {
  const plain = decodeURIComponent(text)
    .toLowerCase()
    .replaceAll(/[.+ []/g, '_');
  return plain.includes('is_tg') || plain.includes('tg_data');
}

function visitorOf(req: Request): string {
  const { 'user-agent': browser = '' } = req.headers;
  return createHash('sha256')
    .update(`${visitorKey(req)}\0${browser}`)
    .digest('base64url');
}
