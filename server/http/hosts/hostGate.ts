import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { isLoopbackHost } from '#shared/url/isLoopbackHost.ts';
import { isGameHost } from './isGameHost.ts';
import { ownHosts } from './ownHosts.ts';

/** The check of a request's host, as a question and as a stage. */
export interface HostGate {
  /** Whether the Host header names this site; for requests that have not reached Express. */
  isOurs(req: IncomingMessage): boolean;
  /** Answers 421 to requests for another host (RFC 9110 15.5.20). */
  gate: RequestHandler;
}

/**
 * Refuses requests for foreign hosts once PUBLIC_ORIGIN is set: a page cached or a link made for a foreign Host would be served to all
 * visitors, and a name rebound to our address would get our cookies (reliability A1, D5). The gate also accepts a host forwarded by a
 * trusted proxy, which Express reads; before Express only the Host header counts. Without PUBLIC_ORIGIN every host is accepted.
 */
export function hostGate(
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS'> & Partial<Pick<Env, 'GAME_ORIGIN'>>,
): HostGate {
  const ours = ownHosts(env);
  if (!ours) return { isOurs: () => true, gate: (_req, _res, next) => next() };
  const isOfGames = isGameHost(env);
  const isNamed = (host: string | undefined) =>
    host !== undefined &&
    !isOfGames(host) &&
    // Health probes, tests and administrators on this machine; a visitor's browser does not resolve these names to us.
    (ours.has(host.toLowerCase()) || isLoopbackHost(host));
  const isOurs = (req: IncomingMessage) => isNamed(req.headers.host);
  return {
    isOurs,
    gate: (req, res, next) => (isOurs(req) || isNamed(req.host) ? next() : sendProblem(req, res, 421)),
  };
}
