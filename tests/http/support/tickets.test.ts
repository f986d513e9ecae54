import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { type Answered, ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let lent: Lent<Site>;
let site: Site;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
});
afterAll(() => lent?.giveBack());

/** Sends a form as a browser without scripts does. */
function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answered> {
  return ask(site.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

const ticket = { subject_id: '2', name: 'Aziz', email: 'aziz@pochta.uz', text: 'Pulim hali ham kelmadi' };

test('the plain support form creates a ticket, and its answer shows number and code', async () => {
  expect((await askPage(site.origin, '/ru/support')).text).toMatch(/formaction="\/ru\/support"/i);
  const answer = await submit('/ru/support', ticket);
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store, no-transform']);
  const [number = '', code = ''] = Array.from(
    answer.text.matchAll(/<strong>([^<]+)<\/strong>/g),
    ([, shown]) => shown ?? '',
  );
  expect(number).toMatch(/^[2-9A-Z]{7}$/);
  expect(code).toMatch(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
  expect(site.output()).not.toContain(code);
  expect(await (await fetch(site.sandbox)).text()).toContain(`#${number}`);
  // The page is cached for all guests: the next visitor must not see the number.
  expect((await askPage(site.origin, '/ru/support')).text).not.toContain(number);
});

const sentIn = (html: string) => Array.from(html.matchAll(/<strong>([^<]+)<\/strong>/g), ([, shown]) => shown ?? '');

test('two guests at one address who write the same get two tickets, whose letters have their own codes, and a form sent again is one', async () => {
  const formOf = async () => {
    const { text } = await askPage(site.origin, '/support');
    return /name="key" value="([^"]+)"/.exec(text)?.[1] ?? '';
  };
  // The page is cached for all guests.
  const keys = [await formOf(), await formOf()];
  expect(new Set(keys).size).toBe(2);
  expect(keys).not.toContain('');
  const same = { ...ticket, email: 'one@pochta.uz' };
  const [first, again, second] = [
    await submit('/support', { ...same, key: keys[0] as string }),
    await submit('/support', { ...same, key: keys[0] as string }),
    await submit('/support', { ...same, key: keys[1] as string }),
  ].map(({ text }) => sentIn(text));
  expect(again).toEqual(first);
  expect(first?.[0]).toMatch(/^[2-9A-Z]{7}$/);
  expect([second?.[0], second?.[1]]).not.toEqual([first?.[0], first?.[1]]);
  // Each letter went to the e-mail of the form, once.
  const letters = await (await fetch(site.sandbox)).text();
  for (const shown of [...(first ?? []), ...(second ?? [])]) expect(letters).toContain(shown);
  expect(letters.split(`${first?.[1]}`).length).toBe(2);
});

test('a page tells its nonce in nothing but attributes named nonce, and its form has another value, also from the cache', async () => {
  const player = await signUp(site.origin, `nonce-${Date.now()}@example.com`);
  const pages: [path: string, headers: Record<string, string>][] = [
    ['/support', {}],
    ['/support', {}],
    ['/support', { cookie: player.cookie }],
    ['/', {}],
    ['/', { cookie: player.cookie }],
    ['/ru/profile/data', { cookie: player.cookie }],
  ];
  const keys: string[] = [];
  for (const [path, headers] of pages) {
    const answer = await askPage(site.origin, path, headers);
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';
    expect(nonce, path).toHaveLength(24);
    const readable = answer.text.replaceAll(`nonce="${nonce}"`, '');
    expect(readable.includes(nonce), path).toBe(false);
    const key = /name="key" value="([^"]*)"/.exec(readable)?.[1];
    if (path === '/support') keys.push(key ?? '');
  }
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toHaveLength(24);
});

test('the support page, with a made-up ticket number in its address, does not show it', async () => {
  const { text } = await askPage(site.origin, '/support?step=sent&case=HACKED1');
  // Only links to the page in another language have it.
  expect(text.replace(/<[^>]*>/g, '')).not.toContain('HACKED1');
});

test('the plain support form, with an invalid e-mail, shows the text again unlogged; from another site it gets 403', async () => {
  const refused = await submit('/support', { ...ticket, email: 'aziz' });
  expect(refused.status).toBe(200);
  expect(refused.text).toContain(ticket.text);
  expect(refused.headers['cache-control']).toBe('private, no-store, no-transform');
  expect(site.output()).not.toContain(ticket.text);
  const foreign = await submit('/support', ticket, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
});

test('the unsubscribe page shows a form without the token, and after a press with a forged token an error', async () => {
  const page = await askPage(site.origin, '/unsubscribe?token=1.forged&type=email');
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<form method="post"/);
  expect(page.text).toContain('noindex');
  expect(page.text).not.toContain('forged');
  const answer = await submit('/unsubscribe?token=1.forged&type=email', {});
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/unsubscribe?error=errors.InvalidParameterException&token=1.forged&type=email');
  expect((await askPage(site.origin, String(answer.headers.location))).text).toContain('role="alert"');
});

test.each(['/promotions', '/promotions/welcome', '/offers', '/offers/1', '/support', '/betting'])(
  'the HTML of %s, in both languages, contains a heading and JSON-LD',
  async (path) => {
    for (const locale of ['', '/ru']) {
      const page = await askPage(site.origin, locale + path);
      expect(page.status).toBe(200);
      expect(page.text).toMatch(/<h1[ >]/);
      expect(page.text).toContain('application/ld+json');
    }
  },
);

test('the page of an unknown promotion or an unknown offer answers 404', async () => {
  for (const path of ['/promotions/none', '/offers/none']) expect((await askPage(site.origin, path)).status).toBe(404);
});

test('the plain support form, with a text of 10,000 characters, shows all of it again and says how long it may be', async () => {
  const text = 'қ'.repeat(10_000);
  const refused = await submit('/ru/support', { ...ticket, text });
  expect(refused.status).toBe(200);
  expect(refused.text).toContain(text);
  expect(refused.text).toMatch(/1.800/);
});
