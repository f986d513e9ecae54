import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Env } from '../../../config/env.ts';
import { isGameHost } from './isGameHost.ts';
import { ownHosts } from './ownHosts.ts';
import { sendProblem } from '../problems/sendProblem.ts';

export interface HostGate {
  isOurs(req: IncomingMessage): boolean;
  /** Answers 421 (RFC 9110 15.5.20) to whoever means another site. */
  gate: RequestHandler;
}

/** A probe, a test or an administrator on this machine; no visitor's browser resolves these to us. */
const ofThisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/**
 * Once the operator has said where the site lives (PUBLIC_ORIGIN), it answers under no other name: a page cached or a link made
 * for a stranger's Host would be served to everybody, and a name rebound to our address would borrow our cookies (reliability
 * A1, D5). A proxy on the way may have put its own name into Host: then what it forwards counts, if it is trusted, for Express
 * reads it; for a request that has not reached Express, Host alone does.
 */
export function hostGate(
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS'> & Partial<Pick<Env, 'GAME_ORIGIN'>>,
): HostGate {
  const ours = ownHosts(env);
  if (!ours) return { isOurs: () => true, gate: (_req, _res, next) => next() };
  const isOfGames = isGameHost(env);
  const isNamed = (host: string | undefined) =>
    host !== undefined && !isOfGames(host) && (ours.has(host.toLowerCase()) || ofThisMachine.test(host));
  const isOurs = (req: IncomingMessage) => isNamed(req.headers.host);
  return {
    isOurs,
    gate: (req, res, next) => (isOurs(req) || isNamed(req.host) ? next() : sendProblem(req, res, 421)),
  };
}
