import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';
import { paths } from '#shared/url/paths.ts';
import { fetchedBrowser } from '#tests/support/browsers/fetchedBrowser.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { formControls } from '#tests/support/wire/formControls.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let lent: Lent<Site>;
beforeAll(async () => {
  lent = await lendSite();
});
afterAll(() => lent?.giveBack());

const signUpForm = paths.signUp.pattern;
const signInForm = paths.signIn.pattern;
const settings = paths.profileSettings.build();
const limits = paths.profileResponsibleGame.build();
const onSettings = (form: string) => ({ path: settings, form: `${settings}?form=${form}` });

/** What the form `form` of the document shows in a field; null: an empty or unticked one. */
function shown(html: string, form: string, name: string): string | null {
  const ends = form.slice(form.indexOf('?') + 1);
  const controls = formControls(html).filter((one) => one.name === name);
  const inForm = controls.filter(({ form: parent }) =>
    formControls(html).some(
      (one) =>
        one.form.attribute('action') === parent.attribute('action') &&
        (one.attribute('formaction') ?? parent.attribute('action') ?? '').includes(ends),
    ),
  );
  return (inForm.length > 0 ? inForm : controls).flatMap((one) => one.values()).find((value) => value !== '') ?? null;
}

interface Refused {
  path: string;
  form: string;
  fields: Record<string, string | true>;
  /** Not in the form again. */
  lost?: Record<string, string>;
}

const OF_GUESTS: Refused[] = [
  {
    path: paths.signUp.build(null, { type: 'email' }),
    form: signUpForm,
    fields: { email: 'zuhro.typed@example.com', promo_code: 'AYLAN20', terms: true },
    lost: { password: 'kalta' },
  },
  {
    path: `/ru${paths.signUp.build(null, { type: 'phone' })}`,
    form: signUpForm,
    fields: { phone: '90 123', terms: true },
    lost: { password: 'Yulduz-2026' },
  },
  {
    path: signInForm,
    form: signInForm,
    fields: { login: 'nobody-typed@example.com' },
    lost: { password: 'Yulduz-2026' },
  },
  { path: `${signInForm}?step=restore`, form: `${signInForm}?step=restore`, fields: { login: 'typed@example.com' } },
];
const OF_PLAYERS: Refused[] = [
  { ...onSettings('personal'), fields: { first_name: 'Zuhro', last_name: '12345', birth_date: '01.02.1990' } },
  { ...onSettings('email'), fields: { contact: 'not an address' } },
  { ...onSettings('phone'), fields: { contact: '90 1' } },
  { path: paths.profile.build(), form: `${paths.profile.build()}?form=fakename`, fields: { fakename: 'a b' } },
  {
    path: paths.profileBetsExports.build(),
    form: `${paths.profileBetsExports.build()}?form=export`,
    fields: { from: '2026-02-02', to: '2026-01-01', type: 'all' },
  },
  {
    path: paths.profileBonuses.build(),
    form: `${paths.profileBonuses.build()}?form=promo`,
    fields: { promo_code: 'NOSUCHCODE' },
  },
  { path: paths.offers.build(), form: `${paths.offers.build()}?form=promo`, fields: { promo_code: 'NOSUCHCODE' } },
];

test.each([
  ...OF_GUESTS.map((one) => ({ who: 'a guest', ...one })),
  ...OF_PLAYERS.map((one) => ({ who: 'a player', ...one })),
])('for $who, the form $form without script shows again what was typed when it is refused', async (refused) => {
  const { who, path, form, fields, lost } = refused;
  const { origin } = lent.value;
  const player = who === 'a player' ? await signUp(origin, `typed-${crypto.randomUUID().slice(0, 8)}@example.com`) : {};
  const browser = fetchedBrowser(origin, player);
  await browser.open(path);
  await browser.send({ form, fields: { ...fields, ...lost } });
  expect(browser.url()).toMatch(/[?&](?:error|step)=/);
  for (const [name, value] of Object.entries(fields))
    expect([name, shown(browser.html(), form, name)]).toEqual([name, value === true ? expect.any(String) : value]);
  for (const [name, value] of Object.entries(lost ?? {})) {
    expect(shown(browser.html(), form, name)).toBeNull();
    expect(browser.html()).not.toContain(value);
  }
  // Not in the address, nor in the page without its error.
  for (const value of Object.values(fields))
    if (value !== true && value.length > 4) expect(browser.url()).not.toContain(encodeURIComponent(value));
});

test.each([
  // The forms of the deposit's limit, of loss, stakes and time.
  ['limit', 'period', { amount: '1e5', currency: 'UZS', period: 'week' }, ['week', 'day', 'day', 'day']],
  ['time', 'period', { amount: '1e5', currency: 'UZS', period: 'week' }, ['day', 'day', 'day', 'week']],
  ['trust', 'name', { name: 'Zuhro opa' }, ['Zuhro opa']],
  ['trust', 'breaks', { name: '', sums: '1', budget: '1' }, []],
])('for a player, the form %s of the limits, refused without script, has its %s as chosen', async (...row) => {
  const [form, name, fields, expected] = row;
  const { origin } = lent.value;
  const player = await signUp(origin, `limits-${crypto.randomUUID().slice(0, 8)}@example.com`);
  const answer = await ask(origin, `${limits}?form=${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, cookie: player.cookie },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  });
  const [kept = ''] = answer.cookies.find((one) => one.startsWith(serverCookieNames.typedFields))?.split(';') ?? [];
  const cookie = `${player.cookie}; ${kept}`;
  const { text } = await askPage(origin, String(answer.headers.location), { cookie });
  const controls = formControls(text).filter((one) => one.name === name);
  expect(controls.length).toBeGreaterThan(0);
  expect(controls.flatMap((one) => one.values())).toEqual(expected);
});

test('what was typed is in a cookie of its page that only the site can read, and a forged one fills in nothing', async () => {
  const { origin } = lent.value;
  const email = 'sealed@example.com';
  const answer = await ask(origin, signUpForm, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams({ auth_type: 'email', email, password: 'x' }).toString(),
  });
  const line = answer.cookies.find((one) => one.startsWith(serverCookieNames.typedFields)) ?? '';
  expect(line).toMatch(/Max-Age=300; Path=\/forms\/sign_up; HttpOnly; (?:Secure; )?SameSite=Lax/);
  expect(line).not.toContain('sealed');
  const place = String(answer.headers.location);
  const open = async (cookie: string, path = place) => (await askPage(origin, path, { cookie })).text;
  const [kept = ''] = line.split(';');
  expect(await open(kept)).toContain(email);
  expect(await open(kept, signUpForm)).not.toContain(email);
  expect(await open('')).not.toContain(email);
  const forged = Buffer.from(JSON.stringify({ form: 'sign_up', fields: { email } })).toString('base64');
  expect(await open(`${serverCookieNames.typedFields}=${forged}; ${cookieNames.age}=1`)).not.toContain(email);
});

test.each([
  { who: 'a guest', path: signInForm, form: signInForm, name: 'login', others: { password: 'Registon-1441' } },
  {
    who: 'a guest',
    path: paths.signUp.build(null, { type: 'email' }),
    form: signUpForm,
    name: 'email',
    others: { password: 'Registon-1441', terms: true as const },
  },
  {
    who: 'a guest',
    path: paths.signUp.build(null, { type: 'phone' }),
    form: signUpForm,
    name: 'phone',
    others: { password: 'Registon-1441', terms: true as const },
  },
  { who: 'a player', ...onSettings('personal'), name: 'first_name' },
  { who: 'a player', ...onSettings('email'), name: 'contact' },
  { who: 'a player', path: paths.profile.build(), form: `${paths.profile.build()}?form=fakename`, name: 'fakename' },
  { who: 'a player', path: paths.offers.build(), form: `${paths.offers.build()}?form=promo`, name: 'promo_code' },
] as { who: string; path: string; form: string; name: string; others?: Record<string, string | true> }[])(
  'for $who, 10,000 characters as $name of $form without script are refused with words, and as much as fits is kept',
  async (given) => {
    const { who, path, form, name, others = {} } = given;
    const { origin } = lent.value;
    const player =
      who === 'a player' ? await signUp(origin, `long-${crypto.randomUUID().slice(0, 8)}@example.com`) : {};
    const browser = fetchedBrowser(origin, player);
    await browser.open(path);
    await browser.send({ form, fields: { ...others, [name]: 'я'.repeat(10_000) } });
    expect(browser.url()).toMatch(/[?&]error=/);
    expect(shown(browser.html(), form, name)).toMatch(/^я{300,10000}$/);
    expect(browser.html()).toMatch(/role="alert"|aria-invalid="true"/);
  },
);

test('texts of players are saved without invisible characters, and names in one script; 10,000 characters are refused in their language', async () => {
  const { origin } = lent.value;
  const { cookie } = await signUp(origin, `zero\u200bwidth-${crypto.randomUUID().slice(0, 8)}@example.com`);
  const post = (method: string, fields: Record<string, string>, locale = 'ru') =>
    postForm(origin, `/api/${method}?locale=${locale}`, fields, { cookie });
  const personal = async () =>
    (await ask(origin, '/api/account.getprofileinfo?fields=contacts', { headers: { cookie } })).json<{
      data: { first_name: string; address: string; contacts: { contact: string }[] };
    }>().data;
  await post('account.saveProfileInfo', { first_name: '\u202eZuhro\u2066', address: 'Amir Temur\u00ad 7' });
  const saved = await personal();
  expect(saved).toMatchObject({ first_name: 'Zuhro', address: 'Amir Temur 7' });
  expect(saved.contacts[0]?.contact).toMatch(/^zerowidth-/);
  const refusal = async (method: string, fields: Record<string, string>, locale?: string) =>
    (await post(method, fields, locale)).json<{ error?: { error_data?: Record<string, string[]> } }>().error
      ?.error_data;
  const long = 'я'.repeat(10_000);
  expect(await refusal('account.saveProfileInfo', { first_name: long })).toEqual({
    first_name: ['Слишком длинный текст'],
  });
  expect(await refusal('account.setPhrase', { phrase: long }, 'uz')).toEqual({ phrase: ['Matn juda uzun'] });
  expect(await refusal('support.sendFeedback', { subject_id: '1', name: '', email: 'a@b.uz', text: long })).toEqual({
    text: ['Слишком длинный текст'],
  });
  expect(await refusal('account.changefakename', { fakename: 'Аdmin7' })).toHaveProperty('fakename');
  expect(await personal()).toMatchObject({ first_name: 'Zuhro' });
});
