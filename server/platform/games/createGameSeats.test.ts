import { expect, test } from 'vitest';
import { createGameSeats } from './createGameSeats.ts';

const path = '/platform/game/koi/play';
const pairOf = (line: string) => line.split(';', 1)[0] ?? '';

function world({
  GAME_ORIGIN = 'https://games.example',
  secret = 'shared-by-all-replicas',
  isFirst = undefined as never,
} = {}) {
  const clock = { at: Date.UTC(2026, 0, 5) };
  return {
    clock,
    seats: createGameSeats({ env: { GAME_ORIGIN, DEVICE_SECRET: secret }, isFirst, now: () => clock.at }),
  };
}

test('a game ticket returns the session once, for its path, within a minute, and does not reveal the session', async () => {
  const { clock, seats } = world();
  const ticket = seats.ticketFor('sid=secret-value', path);
  expect(Buffer.from(ticket, 'base64url').toString('latin1')).not.toContain('secret-value');
  expect(await seats.redeem(ticket, '/platform/game/fox/play')).toBeUndefined();
  expect(await seats.redeem(ticket, path)).toBe('sid=secret-value');
  expect(await seats.redeem(ticket, path)).toBeUndefined();
  const late = seats.ticketFor('sid=a', path);
  clock.at += 60_001;
  expect(await seats.redeem(late, path)).toBeUndefined();
  for (const wrong of ['', 'x', `${ticket.slice(0, -2)}AA`]) expect(await seats.redeem(wrong, path)).toBeUndefined();
});

test('a game ticket is redeemed once among all replicas, and never by a replica with another secret', async () => {
  const used = new Set<string>();
  const isFirst = ((id: string) => Promise.resolve(!used.has(id) && Boolean(used.add(id)))) as never;
  const ticket = world().seats.ticketFor('sid=a', path);
  expect(await world({ isFirst }).seats.redeem(ticket, path)).toBe('sid=a');
  expect(await world({ isFirst }).seats.redeem(ticket, path)).toBeUndefined();
  expect(await world({ secret: 'of-somebody-else' }).seats.redeem(ticket, path)).toBeUndefined();
});

test('a game seat is valid for its game’s path and for twelve hours; a ticket is not accepted as a seat', () => {
  const { clock, seats } = world();
  const line = seats.seatLine('sid=a', path);
  expect(line).toMatch(
    /^game_seat=[\w-]+; Max-Age=43200; Path=\/platform\/game\/koi\/play; HttpOnly; Secure; Partitioned; SameSite=None$/,
  );
  const cookie = `a=b; ${pairOf(line)}`;
  expect(seats.sessionOf(cookie, path)).toBe('sid=a');
  expect(seats.sessionOf(cookie, `${path}/round`)).toBe('sid=a');
  expect(seats.sessionOf(cookie, '/platform/game/koi/playful')).toBeUndefined();
  expect(seats.sessionOf(cookie, '/platform/game/fox/play')).toBeUndefined();
  expect(seats.sessionOf(`game_seat=${seats.ticketFor('sid=a', path)}`, path)).toBeUndefined();
  expect(seats.sessionOf(undefined, path)).toBeUndefined();
  clock.at += 12 * 60 * 60_000;
  expect(seats.sessionOf(cookie, path)).toBeUndefined();
  expect(seats.seatLine(undefined, path)).toMatch(/^game_seat=; Max-Age=0; Path=\/platform\/game\/koi\/play;/);
});

test('a game seat over plain http is Partitioned only on loopback origins, otherwise SameSite=Lax', () => {
  const lineOf = (GAME_ORIGIN: string) => world({ GAME_ORIGIN }).seats.seatLine('sid=a', path);
  for (const origin of ['http://localhost:3000', 'http://games.localhost', 'http://127.0.0.1:8080'])
    expect(lineOf(origin)).toContain('Partitioned');
  expect(lineOf('http://games.intranet')).toMatch(/SameSite=Lax$/);
});
