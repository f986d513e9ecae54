import express from 'express';
import { expect, test } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { contextOf, requestContext } from '#server/http/requestContext.ts';
import { pushKeyPath } from '#shared/keys/pushKeyPath.ts';
import { type ServerRoutesOptions, serverRoutes } from './serverRoutes.ts';

const services = {
  limit: () => (_req: unknown, _res: unknown, next: () => void) => next(),
  platform: {
    gameFinders: { list: () => Promise.reject(new Error('down')) },
    transportFor: () => ({ transport: () => Promise.reject(new Error('down')), cookies: () => [] }),
  },
  originOf: () => 'https://site.uz',
  liveStream: { pushKey: 'key' },
  content: { uploads: { serve: () => undefined } },
} as unknown as ServerRoutesOptions['services'];
const env = {
  SECURITY_CONTACT: ['mailto:a@site.uz'],
  SESSION_COOKIE: ['sid'],
  MOVEMENTS_KEY: undefined,
  MOVEMENTS_KEYS_BEFORE: undefined,
};

test.each([
  ['/_/starting-promocode', 'starting-promocode', 200],
  [pushKeyPath, 'push-key', 200],
  ['/_/games', 'game-list', 503],
  ['/_/statement.csv', 'player-file', 302],
  ['/.well-known/security.txt', 'security-contact', 200],
  ['/.well-known/change-password', 'change-password', 302],
  ['/_/my-data.json', 'player-file', 302],
])('a request of %s is in its trace as the stage %s', async (path, stage, status) => {
  let context: ReturnType<typeof contextOf> | undefined;
  const app = express().use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }), (_req, res, next) => {
    context = contextOf(res);
    next();
  });
  for (const [pattern, route] of Object.entries(serverRoutes({ env, services }))) app.get(pattern, route);
  const { origin } = await listenForTest(app);
  expect((await fetch(origin + path, { redirect: 'manual' })).status).toBe(status);
  expect(context?.stage).toBe(stage);
});
