import { afterAll, beforeAll, expect, test } from 'vitest';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

/** A site that holds what decides about advertising for an hour: only a drop shows a change. */
let site: Site;
beforeAll(async () => {
  site = await startSite({ CACHE_PLATFORM_PLAYER: '1h' });
});
afterAll(() => site.stop());

const DEPOSITED = 500_000;

test.each([
  ['at the site', () => site.origin],
  ['at the platform, which reports it', () => site.sandbox],
])('home advertises nothing right after another device has set a limit or refused offers %s', async (_where, there) => {
  for (const [method, fields] of [
    ['account.setDepositLimit', { limit_amount: String(DEPOSITED), period: 'month' }],
    ['storage.set', { key: 'offers_off', value: '1' }],
  ] as const) {
    const player = await fundedPlayer(site, [DEPOSITED]);
    const isQuiet = async () => {
      const { text } = await askPage(site.origin, '/', { cookie: player.cookie });
      return /"isQuiet":(true|false)/.exec(text)?.[1];
    };
    for (let view = 0; view < 3; view += 1) expect([method, await isQuiet()]).toEqual([method, 'false']);
    const device = await signIn(site.origin, player.login);
    const address = `/api/${method}?version=2.34&locale=uz`;
    const answer = await postForm(there(), address, fields, { cookie: device.cookie });
    expect([method, answer.json().error]).toEqual([method, undefined]);
    if (there() === site.origin) expect([method, await isQuiet()]).toEqual([method, 'true']);
    else await expect.poll(isQuiet).toBe('true');
  }
});

test('a page right after another device has liked a game has the like, and their number in the menu', async () => {
  const player = await fundedPlayer(site, [DEPOSITED]);
  const likesOf = async () => {
    const { text } = await askPage(site.origin, '/', { cookie: player.cookie });
    return /"likes":\{"sysnames":\[(.*?)\]/.exec(text)?.[1];
  };
  for (let view = 0; view < 3; view += 1) expect(await likesOf()).toBe('');
  const sysname = 'pamir-fox';
  const device = await signIn(site.origin, player.login);
  const answer = await postForm(
    site.origin,
    '/api/games.addLike?version=2.34&locale=uz',
    { sysname },
    { cookie: device.cookie },
  );
  expect(answer.json().error).toBeUndefined();
  expect(await likesOf()).toBe(`"${sysname}"`);
  const { text } = await askPage(site.origin, '/', { cookie: player.cookie });
  const [, entry] = /<a[^>]*title="Sevimlilar"[^>]*>(.*?)<\/a>/.exec(text) ?? [];
  expect(entry?.replaceAll(/<!--.*?-->/g, '')).toMatch(/<span class="[^"]+">1<\/span>$/);
});
