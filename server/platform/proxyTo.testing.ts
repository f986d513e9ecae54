import express from 'express';
import { onTestFinished } from 'vitest';
import { requestContext } from '#server/http/requestContext.ts';
import { createRefusals } from './answers/createRefusals.ts';
import { apiGuard } from './apiGuard.ts';
import { createPlatformPool } from './createPlatformPool.ts';
import { gameProxy } from './games/gameProxy.ts';
import { listen } from './listen.testing.ts';
import { createMoneyProxy, type MoneyOutcome } from './money/moneyProxy.ts';
import { type PlatformProxyOptions, platformProxy } from './platformProxy.ts';
import { oauthProxy } from './session/oauthProxy.ts';
import { createStreamProxy, type StreamLimits } from './streamProxy.ts';

/** Timeouts in milliseconds for tests whose platform is late. An answer in time may take longer than these on a busy machine. */
export const HASTY = { PLATFORM_TIMEOUT: 300, CASHIER_TIMEOUT: 600 };

/** The settings of `proxyTo`; timeouts in milliseconds, limits in bytes. */
const PROXY_ENV = {
  PLATFORM_TIMEOUT: 20_000,
  CASHIER_TIMEOUT: 20_000,
  SESSION_COOKIE: ['sid'],
  LOCALE_COOKIE: 'lang',
  API_BODY_LIMIT: 200_000,
  FRAME_ANCESTORS: ["'self'", 'https://web.telegram.org'],
  PUBLIC_ORIGIN: undefined,
  TRUST_PROXY: false as const,
};

/** What a test of the stages sets. */
export interface ProxySettings {
  timeouts?: typeof HASTY;
  limits?: Partial<StreamLimits>;
  onFault?: PlatformProxyOptions['onFault'];
}

/**
 * The server's stages of the platform (API, games, social login) in front of `platformUrl`, listening until the end of the test. Other
 * requests get 299. Resolves with the origin and what the stages reported.
 */
export async function proxyTo(platformUrl: string, { timeouts, limits = {}, onFault }: ProxySettings = {}) {
  const env = { ...PROXY_ENV, ...timeouts };
  const outcomes: MoneyOutcome[] = [];
  const observed: { operation: string; ms: number; error: unknown }[] = [];
  const observe = (operation: string, ms: number, error?: unknown) => void observed.push({ operation, ms, error });
  const stream = createStreamProxy({ target: platformUrl, idle: 4_000, observe, limits });
  const { pool, basePath } = createPlatformPool(platformUrl, { idle: 4_000 });
  const money = createMoneyProxy({ pool, basePath, observe, onOutcome: (outcome) => void outcomes.push(outcome) });
  const refusals = createRefusals({ pool, basePath });
  const isSecure = () => true;
  const app = express().disable('x-powered-by');
  const state = { draining: false };
  app.use(requestContext(env), (_req, res, next) => {
    if (state.draining) res.setHeader('Connection', 'close');
    next();
  });
  app.use(
    '/api',
    apiGuard(env),
    platformProxy({ env, stream, money, refusals, isSecure, ...(onFault ? { onFault } : {}) }),
  );
  app.use(gameProxy({ env, stream, isSecure }), oauthProxy({ env, platformUrl, stream, isSecure }));
  app.use((_req, res) => void res.status(299).end('page'));
  const port = await listen(app);
  onTestFinished(async () => {
    stream.close();
    await pool.destroy();
  });
  return { port, url: `http://127.0.0.1:${port}`, outcomes, observed, state };
}
