import type { RequestHandler, Response } from 'express';
import type { Env } from '../../../config/env.ts';
import { login, restore } from '../../../shared/api/account/auth.contract.ts';
import { TRANSPORT_KEYS } from '../../../shared/api/callQuery.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { type KnownDevices, triesKey } from '../../http/session/createKnownDevices.ts';
import type { RateLimiter } from '../../http/limits/createRateLimiter.ts';
import type { SolvedWaits } from '../../http/limits/createSolvedWaits.ts';
import { type LoginKeyEnv, loginKey } from '../../http/limits/loginKey.ts';
import { peekBody } from '../../http/body/peekBody.ts';
import { readPlainForm } from '../../http/body/readPlainForm.ts';
import { signsIn } from '../../http/limits/signsIn.ts';
import { tooManyRequests } from '../../http/limits/tooManyRequests.ts';
import { unlessWaited } from '../../http/limits/unlessWaited.ts';
import { apiCallOf } from '../apiGuard.ts';
import { refuseCall } from '../refuseCall.ts';

const guarded = new Set<string>([login.name, restore.name]);
const transport = new Set<string>(TRANSPORT_KEYS);
/** A login, two passwords and a code. */
const MAX_BYTES = 16 * 1024;
const slot = Symbol('account');
type Named = Response & { [slot]?: string };

/** The account an answer may sign in at: its loginKey. */
export function accountOf(res: Response): string | undefined {
  return (res as Named)[slot];
}

/**
 * Counts the tries at one account, wherever they come from: a botnet has an address for each try, a victim has one login
 * (reliability D5). A try that signs in does not count. Stands behind the guard, which knows the method.
 *
 * Who guesses uses up the tries of everybody but of the devices that have signed in there before: those have tries of their own. A stranger
 * who knows the password waits for theirs (createSolvedWaits).
 *
 * What is counted must be what the platform reads. So the form is read whole and strictly, and one that two readers could take for
 * two different forms is refused: oversized, not as browsers write it, a field twice, a field in the query.
 */
export function limitByLogin(
  limit: RateLimiter,
  env: Pick<Env, 'SESSION_COOKIE' | 'API_BODY_LIMIT'> & LoginKeyEnv,
  devices: Pick<KnownDevices, 'deviceOf'>,
  waits: SolvedWaits,
): RequestHandler {
  const refusal = unlessWaited(waits, (_req, res) => accountOf(res), tooManyRequests);
  const stage = limit('account', refusal, {
    keyOf: (req) => triesKey(devices, req.headers.cookie, (req.res && accountOf(req.res)) ?? 'nobody'),
    hasSucceeded: signsIn(env),
  });
  return async (req, res, next) => {
    const { method, url } = apiCallOf(res);
    if (!guarded.has(method.name)) return next();
    const refuse = (status: number, message: string) =>
      refuseCall(req, res, new AppError('InvalidRequestException', { status, message }), 2 * env.API_BODY_LIMIT);
    if (!carriesTransportAlone(url)) return refuse(400, `${method.name} takes its fields from the form alone`);
    const body = await peekBody(req, MAX_BYTES + 1);
    // Not `req.destroyed`: that is also true once an empty body has been read.
    if (res.destroyed) return;
    if (body.length > MAX_BYTES) return refuse(413, 'The form is too large');
    // A request without a body is a form without fields.
    const fields = body.length === 0 ? [] : readPlainForm(req.headers['content-type'], body);
    if (!fields || !isUnambiguous(fields)) return refuse(400, 'The form is not as a browser writes it');
    const key = loginKey(fields.find(([name]) => name === 'login')?.[1], env);
    if (key === undefined) return next();
    (res as Named)[slot] = key;
    await stage(req, res, next);
  };
}

/** A platform may read a field of the query like one of the form, or before it. */
function carriesTransportAlone(url: string): boolean {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  return [...query.keys()].every((name) => transport.has(name));
}

/** Each name once, whatever its case, and no brackets: `login[]` and `Login` are the login to some readers and not to others. */
function isUnambiguous(fields: readonly (readonly [name: string, value: string])[]): boolean {
  const names = fields.map(([name]) => name);
  return new Set(names).size === names.length && names.every((name) => /^[a-z][a-z0-9_]*$/.test(name));
}
