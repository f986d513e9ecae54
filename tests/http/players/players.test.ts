import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts';
import { isFull } from '#tests/support/isFull.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import type { Answered } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let folder: string;
let sandbox: Sandbox;
let site: Site;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'croupier-'));
  const dbFile = path.join(folder, 'sandbox.db');
  sandbox = await startSandbox({ port: 0, dbFile, seed: '1', games: 200, log: () => {} });
  site = await startSite({ SANDBOX: '0', PLATFORM_URL: sandbox.url, CONTENT_URL: sandbox.url });
});
afterAll(async () => {
  await site.stop();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

/** Number of players, who visit one after another in every queue; the full run has more. */
const MANY = isFull ? 200 : 100;
/** Concurrent visitors. More would only wait longer in the render queue. */
const AT_ONCE = 40;
const MAX_TRIES = 20;
const paths = ['/', '/ru', '/gamehall', '/faq', '/ru/gamehall?category=slots'];
const pathOf = (index: number) => paths[index % paths.length] as string;

/** Creates the players directly in the sandbox: signing up by the form would mostly measure password hashing. */
function createPlayers() {
  const {
    players: { accounts },
    access: { sessions },
  } = sandbox.world;
  return Array.from({ length: MANY }, (_, index) => {
    const login = `player-${index}@example.uz`;
    const { uid } = accounts.create({
      login,
      passwordHash: '-',
      locale: 'uz',
      currency: 'UZS',
      fakename: `Player${index}`,
      countryCode: 'UZ',
      isSubscribed: false,
      contacts: [{ contact: login, type: 'email' }],
    });
    return { uid, login, cookie: `sid=${sessions.open(uid)}` };
  });
}

/** Repeats a request that was shed: an overloaded process answers 503 with Retry-After. */
async function askUntilServed(path: string, headers?: Record<string, string>): Promise<Answered> {
  for (let tries = 1; ; tries += 1) {
    const answer = await askPage(site.origin, path, headers);
    if (answer.status !== 503 || tries === MAX_TRIES) return answer;
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
  }
}

test(`pages for ${MANY} players, ${AT_ONCE} at once, contain their own name and login and no other player’s`, async () => {
  const players = createPlayers();
  const pages: { personal: Answered[]; guest: Answered | undefined }[] = [];
  const queue = players.entries();
  // A page whose session is late is sent without the player; it must not contain another one's data either.
  const askOwnPage = async (path: string, { uid, cookie }: (typeof players)[number]) => {
    const answers: Answered[] = [];
    do answers.push(await askUntilServed(path, { cookie }));
    while (!answers.at(-1)?.text.includes(`data-uid="${uid}"`) && answers.length < MAX_TRIES);
    return answers;
  };
  const visitPages = async () => {
    for (const [index, player] of queue) {
      const guest = index % 4 === 0 ? askUntilServed(pathOf(index)) : undefined;
      const personal = await askOwnPage(pathOf(index), player);
      pages[index] = { personal, guest: await guest };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitPages));
  const policies = new Set<unknown>();
  for (const [index, { personal, guest }] of pages.entries()) {
    const { uid, login } = players[index] as (typeof players)[number];
    for (const { status, headers, text } of personal) {
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('private, no-store, no-transform');
      const names = text.match(/player-\d+@example\.uz|Player\d+/g) ?? [];
      expect(names.filter((name) => name !== login && name !== `Player${index}`)).toEqual([]);
      policies.add(headers['content-security-policy']);
    }
    const last = personal.at(-1)?.text;
    expect(last).toContain(`data-uid="${uid}"`);
    expect(last).toContain(login);
    expect(last).toContain(`Player${index}`);
    if (!guest) continue;
    expect(guest.text).not.toMatch(/player-\d+@example\.uz|Player\d+|data-uid/);
    expect(guest.headers['set-cookie']).toBeUndefined();
  }
  expect(policies.size).toBe(pages.flatMap(({ personal }) => personal).length);
});

test('auth.login of a banned player answers UserBannedException and sets no cookies', async () => {
  const refused = await postForm(site.origin, '/api/auth.login', {
    login: 'banned@yulduz.test',
    password: 'Yulduz-2026',
  });
  expect(refused.json().error?.type).toBe('UserBannedException');
  expect(refused.cookies).toEqual([]);
});

test.each([
  ['/profile/settings?a=1', '/?redirectUrl=%2Fprofile%2Fsettings%3Fa%3D1'],
  ['/ru/cashier/deposit', '/ru?redirectUrl=%2Fru%2Fcashier%2Fdeposit'],
])('a request for %s with an ended session redirects to the sign-in at %s', async (path, location) => {
  const answer = await askUntilServed(path, { cookie: 'sid=revoked' });
  expect([answer.status, answer.headers.location]).toEqual([302, location]);
});
