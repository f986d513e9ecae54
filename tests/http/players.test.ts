import { afterAll, beforeAll, expect, test } from 'vitest';
import { askPage } from '../support/askPage.ts';
import { signUp, type Player } from '../support/signUp.ts';
import { type Site, startSite } from '../support/startSite.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const MANY = 200;
const paths = ['/', '/ru', '/gamehall', '/faq', '/ru/gamehall?category=slots'];

/** Registering hashes a password, which is slow on purpose: a few at a time. */
async function register(count: number): Promise<Player[]> {
  const players: Player[] = [];
  const next = async (): Promise<void> => {
    for (let index = players.length; index < count; index = players.length) {
      const slot = players.push({ uid: 0, login: '', cookie: '' }) - 1;
      players[slot] = await signUp(site.origin, `player-${index}@example.uz`);
    }
  };
  await Promise.all([next(), next(), next(), next()]);
  return players;
}

test('two hundred players at once: each reads his own name and nobody else’s', { timeout: 60_000 }, async () => {
  const players = await register(MANY);
  const logins = new Set(players.map(({ login }) => login));
  expect(logins.size).toBe(MANY);
  const pages = await Promise.all(
    players.map(async ({ cookie }, index) => {
      const guest = index % 4 === 0 ? askPage(site.origin, paths[index % paths.length] as string) : undefined;
      const own = await askPage(site.origin, paths[index % paths.length] as string, { cookie });
      return { own, guest: await guest };
    }),
  );
  const nonces = new Set<unknown>();
  for (const [index, { own, guest }] of pages.entries()) {
    const { uid, login } = players[index] as Player;
    expect(own.status).toBe(200);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.text).toContain(`data-uid="${uid}"`);
    expect(new Set(own.text.match(/player-\d+@example\.uz/g))).toEqual(new Set([login]));
    nonces.add(own.headers['content-security-policy']);
    if (guest) {
      expect(guest.text).not.toMatch(/player-\d+@example\.uz|data-uid/);
      expect(guest.headers['set-cookie']).toBeUndefined();
    }
  }
  expect(nonces.size).toBe(MANY);
});
