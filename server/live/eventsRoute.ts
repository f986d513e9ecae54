import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '#config/env.ts';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { sameOrigin } from '#server/http/hosts/sameOrigin.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { sessionDigest } from '#server/http/session/sessionDigest.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { senderKeys } from '#shared/keys/senderKeys.ts';
import { createEventStream } from './createEventStream.ts';
import type { Heartbeat } from './createHeartbeat.ts';
import type { LiveHub } from './createLiveHub.ts';
import { endsSession } from './endsSession.ts';

/** Options of `eventsRoute`. */
export interface EventsRouteOptions {
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS' | 'SESSION_COOKIE' | 'EVENT_STREAMS'>;
  hub: LiveHub;
  heartbeat: Heartbeat;
  /** Calls with the visitor's session while the stream is open; with `trace`, calls that the request waits for. */
  callFor: (req: Request, res: Response, trace?: RequestTrace) => Call;
  /** Whether the visitor is within the rate limit: a forged session costs the platform a call. */
  isWithin: (req: Request, res: Response) => Promise<boolean>;
  /** Milliseconds between two reads of the balance (E3). */
  interval: (trace: RequestTrace) => Promise<number>;
}

/** `Retry-After` in seconds. */
const RETRY = { full: 30, player: 60, platform: 10 };
/** Maximum bytes that wait for one reader. */
const MAX_BYTES = 32 * 1024;
/** Milliseconds in which a reader who is behind must catch up. */
const GRACE = 10_000;

/**
 * `GET /_/events`: server-sent events about changes of the player, while the page is visible (docs/live.md). 204 for guests, for a page of another player and when
 * streams are disabled, after which a browser does not reconnect; 403 for another site; 429 and 503 with Retry-After when the limits
 * are reached; 502 when the platform does not identify the player. HEAD gets the same status and opens no stream.
 */
export function eventsRoute({ env, hub, heartbeat, callFor, isWithin, interval }: EventsRouteOptions): RequestHandler {
  const isOurs = sameOrigin(env);
  const digest = sessionDigest(env);
  /** Answers while the server stops: a refusal would make the page poll for half a minute, and another replica is there. */
  const sendAway = (res: Response): boolean => {
    const farewell = hub.farewell();
    if (farewell === undefined) return false;
    writeHead(res);
    res.end(farewell);
    return true;
  };
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    contextOf(res).route = req.path;
    const refuse = (status: number, seconds?: number) => {
      res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
      if (seconds !== undefined) res.set('Retry-After', String(seconds));
      if (status === 204) return void res.status(204).end();
      res.status(status).type('text/plain').send(`${status}\n`);
    };
    if (!isOurs(req)) return refuse(403);
    if (contextOf(res).isGuest || env.EVENT_STREAMS === 0) return refuse(204);
    if (!(await isWithin(req, res))) return refuse(429, RETRY.player);
    if (sendAway(res)) return;
    const giveBack = hub.takePlace();
    if (!giveBack) return refuse(503, RETRY.full);
    whenClosed(res, giveBack);
    let uid: number;
    let balance: string;
    try {
      const info = await callFor(req, res, contextOf(res))(getInfo, {});
      const { balance_main, balance_bonus, balance_betting_bonus, balance_fun } = info;
      balance = JSON.stringify({ balance_main, balance_bonus, balance_betting_bonus, balance_fun });
      uid = info.uid;
    } catch (error) {
      return endsSession(error) ? refuse(204) : refuse(502, RETRY.platform);
    }
    const named = req.get(senderKeys.header);
    // The page shows another player: its next call is refused, and it reloads.
    if (uid === 0 || (named !== undefined && named !== String(uid))) return refuse(204);
    if (req.method === 'HEAD') {
      writeHead(res);
      return void res.end();
    }
    const intervalMs = await interval(contextOf(res));
    if (res.destroyed || sendAway(res)) return;
    const leave = hub.join({
      uid,
      intervalMs,
      lastId: req.get('last-event-id'),
      balance,
      open(resync) {
        writeHead(res);
        const stream = createEventStream(res, { maxBytes: MAX_BYTES, graceMs: GRACE, resync });
        const still = heartbeat.add(stream);
        whenClosed(res, still);
        return { session: digest(req.headers.cookie), call: callFor(req, res), stream };
      },
    });
    if (!leave) return refuse(429, RETRY.player);
    whenClosed(res, leave);
  };
}

/** Sends headers that stop proxies and browsers from storing, compressing or buffering the stream. */
function writeHead(res: Response): void {
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    'X-Content-Type-Options': 'nosniff',
  });
}
