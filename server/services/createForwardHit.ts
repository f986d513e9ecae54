import type { Env } from '#config/env.ts';
import type { Hit } from '#server/edge/beacons/hitBeacon.ts';
import { partsOfOrigin } from '#server/http/hosts/partsOfOrigin.ts';
import { traceHeaders } from '#server/http/trace/traceHeaders.ts';
import type { Connections } from '#server/platform/createPlatformPool.ts';
import { cookiesForPlatform } from '#server/platform/session/sessionCookies.ts';

/** Milliseconds; no visitor waits for this call. */
const TIME_LIMIT = 5_000;

/** Returns a function that reports a visit to the platform, with the HTTP status of its answer. It rejects when there is none. */
export function createForwardHit(
  { pool, basePath }: { pool: Connections; basePath: string },
  { SESSION_COOKIE: sessionCookies, LOCALE_COOKIE: localeCookie }: Pick<Env, 'SESSION_COOKIE' | 'LOCALE_COOKIE'>,
): (hit: Hit) => Promise<number> {
  return async ({ search, ip, userAgent, cookie, origin, requestId, traceparent }) => {
    const { protocol, host } = partsOfOrigin(origin);
    const forPlatform = cookiesForPlatform(cookie, { sessionCookies, localeCookie, framed: false });
    const answer = await pool.request({
      method: 'GET',
      path: `${basePath}/hit${search}`,
      headers: {
        'user-agent': userAgent,
        'x-forwarded-for': ip,
        'x-forwarded-proto': protocol,
        'x-forwarded-host': host,
        ...traceHeaders({ id: requestId, traceparent }),
        ...(forPlatform === undefined ? {} : { cookie: forPlatform }),
      },
      headersTimeout: TIME_LIMIT,
      bodyTimeout: TIME_LIMIT,
    });
    await answer.body.dump();
    return answer.statusCode;
  };
}
