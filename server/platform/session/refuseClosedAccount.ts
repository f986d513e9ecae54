import type { RequestHandler } from 'express';
import { apiCallOf } from '#server/platform/apiGuard.ts';
import { refuseCall } from '#server/platform/refuseCall.ts';
import { isClosedMethod } from '#shared/closure/isClosedMethod.ts';
import type { Closures } from './createClosures.ts';

/** Refuses commands by which a closed account would pay in, play or take a gift. Runs after apiGuard. */
export function refuseClosedAccount(closures: Closures): RequestHandler {
  const refuse: RequestHandler = async (req, res, next) => {
    const closure = await closures.of(req, res);
    if (res.destroyed) return;
    if (closure === null) return next();
    refuseCall(res, closures.refusal(closure));
  };
  return (req, res, next) => (isClosedMethod(apiCallOf(res).method.name) ? refuse(req, res, next) : next());
}
