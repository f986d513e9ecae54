import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '#config/env.ts';
import { peekBody } from '#server/http/body/peekBody.ts';
import { readPlainForm } from '#server/http/body/readPlainForm.ts';
import { compose } from '#server/http/compose.ts';
import type { RateLimiter } from '#server/http/limits/createRateLimiter.ts';
import type { SolvedWaits } from '#server/http/limits/createSolvedWaits.ts';
import { type LoginKeyEnv, loginKey } from '#server/http/limits/loginKey.ts';
import { restoreGuesses } from '#server/http/limits/restoreGuesses.ts';
import { signsIn } from '#server/http/limits/signsIn.ts';
import { tooManyRequests } from '#server/http/limits/tooManyRequests.ts';
import { unlessWaited } from '#server/http/limits/unlessWaited.ts';
import { visitorKey } from '#server/http/limits/visitorKey.ts';
import { type KnownDevices, triesKey } from '#server/http/session/createKnownDevices.ts';
import { apiCallOf } from '#server/platform/apiGuard.ts';
import { refuseCall } from '#server/platform/refuseCall.ts';
import { login, restore } from '#shared/api/account/auth.contract.ts';
import { TRANSPORT_KEYS } from '#shared/api/callQuery.ts';
import { AppError } from '#shared/errors/AppError.ts';

const guarded = new Set<string>([login.name, restore.name]);
const transport = new Set<string>(TRANSPORT_KEYS);
/** Enough for a login, two passwords and a code. */
const MAX_BYTES = 16 * 1024;
const slot = Symbol('account');
type Named = Response & { [slot]?: { account: string; hasCode: boolean } };

/** The loginKey of the account that the request tries to sign in to; undefined for other requests. */
export function accountOf(res: Response): string | undefined {
  return (res as Named)[slot]?.account;
}

/** Whether the sign-in or restore of this request has a code. */
export function hasCode(res: Response): boolean {
  return (res as Named)[slot]?.hasCode === true;
}

/**
 * Limits sign-in attempts per account, from all addresses together: a botnet has an address for each attempt, the victim has one
 * login (reliability D5). Successful attempts do not count. Runs after apiGuard.
 *
 * An attacker uses up the attempts of unknown devices only: devices that have signed in before are counted separately. On an
 * unknown device the player waits for an attempt (createSolvedWaits).
 *
 * The counted login must be the one that the platform reads. So the form is parsed strictly, and an ambiguous one is refused with 400
 * or 413: too large, not as browsers write it, a field twice, a field in the query.
 */
export function limitByLogin(
  limit: RateLimiter,
  env: Pick<Env, 'SESSION_COOKIE' | 'API_BODY_LIMIT'> & LoginKeyEnv,
  devices: Pick<KnownDevices, 'deviceOf'>,
  waits: SolvedWaits,
): RequestHandler {
  // Apart, or whoever knows the password could close the player's way back in, which is to restore it.
  const placed = (res: Response, key: string) => (apiCallOf(res).method.name === restore.name ? `restore.${key}` : key);
  const waitedFor = (_req: Request, res: Response) => {
    const account = accountOf(res);
    return account === undefined ? undefined : placed(res, account);
  };
  const stage = limit('account', unlessWaited(waits, waitedFor, tooManyRequests), {
    keyOf: (req) => {
      const res = req.res as Response;
      return placed(res, triesKey(devices, req.headers.cookie, accountOf(res) ?? 'nobody'));
    },
    hasSucceeded: signsIn(env),
  });
  const isKnown = (req: Request, res: Response) => {
    const account = accountOf(res);
    return account !== undefined && devices.deviceOf(req.headers.cookie, account) !== undefined;
  };
  const restores = restoreGuesses(
    limit,
    waits,
    tooManyRequests,
    (req, res) => apiCallOf(res).method.name !== restore.name || !hasCode(res) || isKnown(req, res),
  );
  // Known devices have tries of their own; a carrier's address has those of thousands of others.
  const logins = limit('login', unlessWaited(waits, waitedFor, tooManyRequests), { hasSucceeded: signsIn(env) });
  const codes = limit('codes', tooManyRequests, { keyOf: visitorKey });
  const byAddress: RequestHandler = (req, res, next) => {
    if (isKnown(req, res)) return next();
    return (apiCallOf(res).method.name === restore.name ? codes : logins)(req, res, next);
  };
  const stages = compose(byAddress, stage, restores);
  const refused = limit('refused', tooManyRequests);
  const count: RequestHandler = async (req, res, next) => {
    const { method, url } = apiCallOf(res);
    const refuse = (status: number, message: string) =>
      refuseCall(res, new AppError('InvalidRequestException', { status, message }));
    if (!carriesTransportAlone(url)) return refuse(400, `${method.name} takes its fields from the form alone`);
    const body = await peekBody(req, MAX_BYTES + 1);
    // Not `req.destroyed`, which is also true once an empty body has been read.
    if (res.destroyed) return;
    if (body.length > MAX_BYTES) return refuse(413, 'The form is too large');
    // A request without a body counts as a form without fields.
    const fields = body.length === 0 ? [] : readPlainForm(req.headers['content-type'], body);
    if (!fields || !isUnambiguous(fields)) return refuse(400, 'The form is not as a browser writes it');
    const key = loginKey(fields.find(([name]) => name === 'login')?.[1], env);
    if (key === undefined) return refused(req, res, next);
    (res as Named)[slot] = { account: key, hasCode: fields.some(([name, value]) => name === 'code' && value !== '') };
    await stages(req, res, next);
  };
  return (req, res, next) => (guarded.has(apiCallOf(res).method.name) ? count(req, res, next) : next());
}

/** Whether the query has only transport parameters: a platform may prefer a field in the query to the one in the form. */
function carriesTransportAlone(url: string): boolean {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  return [...query.keys()].every((name) => transport.has(name));
}

/** Whether each name is in lower case, without brackets and unique: some parsers read `login[]` and `Login` as `login`. */
function isUnambiguous(fields: readonly (readonly [name: string, value: string])[]): boolean {
  const names = fields.map(([name]) => name);
  return new Set(names).size === names.length && names.every((name) => /^[a-z][a-z0-9_]*$/.test(name));
}
