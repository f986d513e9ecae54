import type { RequestHandler } from 'express';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { contextOf } from '#server/http/requestContext.ts';

/** Announces each command of a session from its beginning until its answer is over, so that no answer it may change is held meanwhile. */
export function noteCommands(beginCommand: (cookie: string | undefined) => () => void): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD' && !contextOf(res).isGuest)
      whenClosed(res, beginCommand(req.headers.cookie));
    next();
  };
}
