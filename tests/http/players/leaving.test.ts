import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { readRoles } from '#tests/support/looks/readRoles.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const leave = (reason: 'harm' | 'rest', { cookie }: FundedPlayer, locale: 'uz' | 'ru' = 'ru') =>
  ask(site.origin, withLocale(paths.profileData.build(null, { form: 'leave', leave: reason }), locale), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie },
    body: new URLSearchParams({ leaving_reason: reason }).toString(),
  });
const cardOf = (reason: 'harm' | 'rest', { cookie }: FundedPlayer, locale: 'uz' | 'ru' = 'ru') =>
  askPage(site.origin, withLocale(paths.profileData.build(null, { leave: reason }), locale), { cookie });
const enter = async (login: string) => {
  const answer = await postForm(site.origin, '/api/auth.login', { login, password: 'Yulduz-2026' });
  return answer.json<{ data?: object; error?: { error_data?: object } }>();
};
/** Takes all money out; its withdrawal is under way. */
const empty = (player: FundedPlayer) =>
  player.post('cashier.makewithdrawal', {
    method: 'uzcard',
    amount: '600000',
    currency: 'UZS',
    'requisites[card]': player.card,
  });

test.each(['uz', 'ru'] as const)(
  'the money goes out first: the card offers the withdrawal, and closing is refused (%s)',
  async (locale) => {
    const text = messagesOf(locale);
    const player = await fundedPlayer(site);
    const first = readRoles(
      (await askPage(site.origin, withLocale(paths.profileData.build(), locale), { cookie: player.cookie })).text,
    );
    for (const id of ['data.leaveHarm', 'data.leaveRest'])
      expect(first).toContainEqual(expect.objectContaining({ role: 'link', name: text(id) }));
    const card = readRoles((await cardOf('rest', player, locale)).text);
    expect(card).toContainEqual(expect.objectContaining({ role: 'link', name: text('data.leaveOut') }));
    expect(card.some(({ name }) => name === text('data.leaveGo'))).toBe(false);
    const refused = await leave('rest', player, locale);
    const page = await askPage(site.origin, String(refused.headers.location), { cookie: player.cookie });
    expect(page.text).toContain(text('data.leaveMoneyFirst'));
    expect(await player.get('account.getInfo')).toBeTruthy();
  },
);

test('an account closed without harm tells what becomes of everything, and opens after a day with a code', async () => {
  const text = messagesOf('ru');
  const player = await fundedPlayer(site);
  await empty(player);
  const { text: html } = await cardOf('rest', player);
  for (const id of ['data.leaveNoBets', 'data.leaveNoBonus', 'data.leaveKept', 'data.leaveRestBack', 'data.leaveMoves'])
    expect(html, id).toContain(text(id));
  expect(html).toContain(text('data.leavePayouts', { count: 1 }));
  const closed = await leave('rest', player);
  expect([closed.status, closed.text.includes('Аккаунт закрыт')]).toEqual([200, true]);
  expect((await enter(player.login)).error).toMatchObject({ error_data: { ban_type: 'deleted' } });
  const restore = async () => {
    await postForm(site.origin, '/api/auth.restore', { login: player.login });
    const answer = await postForm(site.origin, '/api/auth.restore', {
      login: player.login,
      code: await codeSentTo(site.sandbox, player.login),
      password: 'Yulduz-2027',
      repeat_password: 'Yulduz-2027',
    });
    return answer.json<{ data?: number; error?: { error_data?: object } }>();
  };
  expect((await restore()).error).toMatchObject({ error_data: { ban_type: 'deleted' } });
  await sandboxControls(site).advance('25h');
  expect((await restore()).data).toBe(1);
  const back = await postForm(site.origin, '/api/auth.login', { login: player.login, password: 'Yulduz-2027' });
  expect(back.json()).toHaveProperty('data.uid', player.uid);
});

test('an account closed for harm does not open again, by a code neither', async () => {
  const player = await fundedPlayer(site);
  await empty(player);
  expect((await cardOf('harm', player)).text).toContain(messagesOf('ru')('data.leaveHarmBack'));
  const closed = await leave('harm', player);
  expect([closed.status, closed.cookies.some((line) => line.startsWith('on_break=0'))]).toEqual([200, true]);
  await sandboxControls(site).advance('400d');
  expect((await enter(player.login)).error).toMatchObject({
    error_data: { ban_type: 'self_exclusion', kind: 'self_exclusion', until: null },
  });
});
