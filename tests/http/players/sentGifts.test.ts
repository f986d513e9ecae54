import { afterAll, beforeAll, expect, test } from 'vitest';
import { filePaths } from '#shared/url/filePaths.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

/** The bowl of the shop: 4,000 points, sent by post. */
const BOWL = '5';
const gifts: string = paths.profileGifts.pattern;
const text = messagesOf('ru');

let lent: Lent<Site>;
let site: Site;
let sandbox: SandboxControls;
let cookie: string;
beforeAll(async () => {
  lent = await lendSite({}, { isFresh: true });
  site = lent.value;
  sandbox = sandboxControls(site);
  ({ cookie } = await signIn(site.origin, 'star@yulduz.test'));
});
afterAll(() => lent?.giveBack({ isSpent: true }));

const html = async (path: string, session = '') =>
  (await askPage(site.origin, `/ru${path}`, { cookie: session ? `${cookie}; ${session}` : cookie })).text;
const send = (query: string, fields: Record<string, string>) =>
  ask(site.origin, `/ru${gifts}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie },
    body: new URLSearchParams(fields).toString(),
  });
const listed = async () =>
  (
    JSON.parse((await ask(site.origin, '/api/loyalty.getgifts?locale=ru', { headers: { cookie } })).text) as {
      data: { items: { id: number; state: string; delivery: Record<string, string> }[] };
    }
  ).data.items;
const points = async () =>
  (
    JSON.parse((await ask(site.origin, '/api/loyalty.getinfo?locale=ru', { headers: { cookie } })).text) as {
      data: { points: number };
    }
  ).data.points;

const ADDRESS = {
  recipient: 'Зухра Каримова',
  phone: '90 123 45 67',
  phone_country_code: 'UZ',
  region: 'Ташкент',
  town: 'Чиланзар',
  street: 'Навои 12, кв. 4',
  note: 'Позвоните за час',
};

test('the plain form of a gift that is sent asks the address, keeps what was typed, and takes the points once', async () => {
  expect(await html(paths.loyaltyShop.build())).toContain(`/ru${gifts}?gift=${BOWL}`);
  const page = await html(`${gifts}?gift=${BOWL}`);
  for (const name of Object.keys(ADDRESS)) expect(page).toContain(`name="${name}"`);
  const before = await points();
  const order = { ...ADDRESS, id: BOWL, order_key: crypto.randomUUID() };
  const refused = await send(`form=gift&gift=${BOWL}`, { ...order, phone: '90 123' });
  expect(refused.headers.location).toBe(`/ru${gifts}?form=gift&error=validation.phone&field=phone&gift=${BOWL}`);
  const kept = refused.cookies.map((line) => line.split(';', 1)[0]).join('; ');
  const again = await html(refused.headers.location?.slice('/ru'.length) ?? '', kept);
  expect(again).toContain(`${text('gifts.field.phone')}: ${text('validation.phone')}`);
  expect(again).toContain(ADDRESS.street);
  expect(await points()).toBe(before);
  const sent = await Promise.all([1, 2].map(() => send(`form=gift&gift=${BOWL}`, order)));
  for (const { headers } of sent) expect(headers.location).toBe(`/ru${gifts}?form=gift&step=done&gift=${BOWL}`);
  expect(await points()).toBe(before - 4_000);
  const done = await html(`${gifts}?form=gift&step=done&gift=${BOWL}`);
  for (const said of [text('gifts.bought'), text('gifts.state.preparing'), '+998901234567', ADDRESS.street])
    expect(done).toContain(said);
  expect(done).not.toContain(text('gifts.order'));
});

test('the address of a gift is corrected by its plain form while it is prepared, and told to be too late when sent', async () => {
  const [gift] = await listed();
  const correction = { ...ADDRESS, id: String(gift?.id), town: 'Самарканд' };
  const wrong = await send('form=address', { ...correction, street: '<b>' });
  expect(wrong.headers.location).toBe(`/ru${gifts}?form=address&error=validation.address&field=street`);
  const kept = wrong.cookies.map((line) => line.split(';', 1)[0]).join('; ');
  const again = await html(wrong.headers.location?.slice('/ru'.length) ?? '', kept);
  expect(again).toContain(`${text('gifts.field.street')}: ${text('validation.address')}`);
  expect(again).toContain('value="Самарканд"');
  expect((await send('form=address', correction)).headers.location).toBe(`/ru${gifts}?form=address&step=done`);
  expect((await listed())[0]?.delivery['town']).toBe('Самарканд');
  await sandbox.advance('3d');
  const late = await send('form=address', { ...correction, town: 'Бухара' });
  expect(late.headers.location).toBe(`/ru${gifts}?form=address&error=giftGone`);
  expect(await html(`${gifts}?form=address&error=giftGone`)).toContain(text('gifts.tooLate'));
  const page = await html(gifts);
  expect(page).toContain(text('gifts.state.sent'));
  expect(page).not.toContain(text('gifts.change'));
});

test('the address of a gift is in the file of the player’s data and named on its page', async () => {
  const file = await ask(site.origin, filePaths.myData, { headers: { cookie } });
  const { gifts: part } = JSON.parse(file.text) as { gifts: { recipients: string[]; data: Record<string, unknown> } };
  expect(part.recipients).toContain('post');
  expect(JSON.stringify(part.data)).toContain(ADDRESS.street);
  expect(await html(paths.profileData.build())).toContain(text('data.gifts.title'));
});
