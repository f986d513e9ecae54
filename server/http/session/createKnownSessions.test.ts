import express from 'express';
import { expect, test } from 'vitest';
import { createRateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { shedColdRenders } from '#server/http/limits/shedColdRenders.ts';
import { listenForTest } from '#server/http/listenForTest.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { createKnownSessions } from './createKnownSessions.ts';
import { createPlayerSessions } from './createPlayerSessions.ts';

const limit = 5;
const env = { SESSION_COOKIE: ['sid'], TRUST_PROXY: ['loopback'] };

/** A session that begins with `player` is a player's. */
async function setUp() {
  const load = { lateness: 0 };
  const sessions = createKnownSessions(createRateLimiter({ perMinute: () => limit }), createPlayerSessions(env));
  const app = express().set('trust proxy', 'loopback').use(requestContext(env));
  app.use(
    sessions.gate,
    shedColdRenders({ lateness: () => load.lateness, isUnconfirmed: sessions.isUnconfirmed }),
    (req, res) => {
      sessions.learn(req, res, /sid=player/.test(req.headers.cookie ?? ''));
      res.send('page');
    },
  );
  const { origin } = await listenForTest(app);
  const visit = async (cookie: string, ip = '203.0.113.1') =>
    (await fetch(origin, { headers: { cookie, 'x-forwarded-for': ip } })).status;
  return { load, visit };
}

test('pages with made-up sessions, over the limit, get 429; known players and guests of the address pass', async () => {
  const { visit } = await setUp();
  for (let index = 0; index < limit; index += 1) expect(await visit(`sid=made-up-${index}`)).toBe(200);
  expect(await visit('sid=player-late')).toBe(429);
  expect(await visit('sid=player-late', '203.0.113.2')).toBe(200);
  // Known from now on, at every address.
  expect(await visit('sid=player-late')).toBe(200);
  expect(await visit('lang=ru')).toBe(200);
});

test('pages with sessions of players, however many from one address, are not limited', async () => {
  const { visit } = await setUp();
  for (let index = 0; index < 4 * limit; index += 1) expect(await visit(`sid=player-${index}`)).toBe(200);
});

test('a late process answers 503 to guests and made-up sessions, and serves known players', async () => {
  const { load, visit } = await setUp();
  expect(await visit('sid=player-one')).toBe(200);
  load.lateness = 1_000;
  expect([await visit('sid=made-up'), await visit(''), await visit('sid=player-one')]).toEqual([503, 503, 200]);
});

test('playerOf is the key of a session that was known when the request arrived, and of no guest', async () => {
  const players = createPlayerSessions(env);
  const sessions = createKnownSessions(createRateLimiter({ perMinute: () => limit }), players);
  const app = express().set('trust proxy', 'loopback').use(requestContext(env), sessions.gate);
  app.use((req, res) => {
    const before = [sessions.playerOf(req, res) ?? null, sessions.isUnconfirmed(res)];
    sessions.learn(req, res, true);
    res.json([...before, sessions.playerOf(req, res) ?? null]);
  });
  const { origin } = await listenForTest(app);
  const visit = async (cookie: string) => (await fetch(origin, { headers: { cookie } })).json();
  expect(await visit('sid=a')).toEqual([null, true, null]);
  expect(await visit('sid=a')).toEqual([players.keyOf('sid=a'), false, players.keyOf('sid=a')]);
  expect(await visit('lang=ru')).toEqual([null, false, null]);
});
