import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { apiCallOf } from '#server/platform/apiGuard.ts';
import { refuseCall } from '#server/platform/refuseCall.ts';
import { isClosedMethod } from '#shared/closure/isClosedMethod.ts';
import type { Closures } from './createClosures.ts';

/** Dependencies of refuseClosedAccount. */
export interface RefuseClosedOptions {
  env: Pick<Env, 'API_BODY_LIMIT'>;
  closures: Closures;
}

/** Refuses commands by which a closed account would pay in, play or take a gift. Runs after apiGuard. */
export function refuseClosedAccount({ env, closures }: RefuseClosedOptions): RequestHandler {
  return async (req, res, next) => {
    const { method } = apiCallOf(res);
    if (!isClosedMethod(method.name)) return next();
    const closure = await closures.of(req, res);
    if (res.destroyed) return;
    if (closure === null) return next();
    refuseCall(req, res, closures.refusal(closure), 2 * env.API_BODY_LIMIT);
  };
}
