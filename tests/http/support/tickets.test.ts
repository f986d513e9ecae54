import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { fetchedBrowser } from '#tests/support/browsers/fetchedBrowser.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { type Answered, ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { formControls } from '#tests/support/wire/formControls.ts';

let lent: Lent<Site>;
let site: Site;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
});
// Other files get the site after this one.
afterEach(() => sandboxControls(site).heal());
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
  expect((await askPage(site.origin, '/ru/support')).text).toMatch(/formaction="\/ru\/support\?form=ticket"/i);
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

/** What a browser without scripts shows after a ticket: the page that its answer leads to. */
async function pageAfter(fields: Record<string, string>, path = '/ru/support') {
  const browser = fetchedBrowser(site.origin);
  await browser.open(path);
  await browser.send({ form: `${paths.support.pattern}?form=ticket`, fields });
  const text = messagesOf(path.startsWith('/ru') ? 'ru' : 'uz');
  return { browser, html: browser.html(), text };
}
/** The controls of the ticket form by name: their values, and what their description says. */
function ticketControls(html: string) {
  const described = (ids: string) =>
    ids
      .split(' ')
      .map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</p>`, 's').exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '')
      .join(' ');
  const controls = formControls(html);
  const button = controls.find((one) => one.attribute('formaction')?.includes('form=ticket'));
  return Object.fromEntries(
    controls
      .filter(({ form, name }) => form === button?.form && name !== '')
      .map((control) => [
        control.name,
        {
          values: control.values(),
          isInvalid: control.attribute('aria-invalid') === 'true',
          says: described(control.attribute('aria-describedby') ?? ''),
        },
      ]),
  );
}

test('a refused plain ticket stands on the page of support as it was typed, unlogged, with each error at its field', async () => {
  const typed = { subject_id: '2', name: 'Aziz', email: 'aziz', text: 'Pulim <b>' };
  const { browser, html, text } = await pageAfter(typed);
  expect(browser.url()).toBe(`${site.origin}/ru/support?form=ticket&error=validation.email&field=email#write`);
  const { subject_id: subject, name, email, text: message } = ticketControls(html);
  expect([subject, name, email, message].map((control) => control?.values)).toEqual([
    ['2'],
    ['Aziz'],
    ['aziz'],
    ['Pulim <b>'],
  ]);
  expect(email).toMatchObject({ isInvalid: true, says: expect.stringContaining(text('validation.email')) });
  expect(message).toMatchObject({
    isInvalid: true,
    says: expect.stringContaining(text('validation.minLength', { min: 10 })),
  });
  expect([subject?.isInvalid, name?.isInvalid]).toEqual([false, false]);
  expect(site.output()).not.toContain(typed.text);
  // The next press sends the same form, with its own key: corrected, it is accepted.
  await browser.send({
    form: `${paths.support.pattern}?form=ticket`,
    fields: { ...typed, email: ticket.email, text: ticket.text },
  });
  expect(sentIn(browser.html())[0]).toMatch(/^[2-9A-Z]{7}$/);
});

test('a plain ticket that the platform did not answer stands on the page of support with the words of the refusal and its key', async () => {
  const { fault, heal } = sandboxControls(site);
  await fault({ target: 'support.openTicket', kind: '500' });
  const { browser, html, text } = await pageAfter({ email: ticket.email, text: ticket.text }, '/support');
  await heal();
  expect(html).toContain(text('errors.InternalServerErrorException'));
  const { text: message, key } = ticketControls(html);
  expect(message).toMatchObject({ values: [ticket.text], isInvalid: false });
  await browser.open('/support');
  const { key: other, text: empty } = ticketControls(browser.html());
  expect(key?.values[0]).toHaveLength(24);
  expect(key).not.toEqual(other);
  expect(empty?.values.join('')).toBe('');
});

test('the plain support form, from another site, gets 403', async () => {
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

test('a plain ticket of 10,000 characters stands on the page whole, and its field says how long it may be', async () => {
  const words = 'pulim hisobimga tushmadi nega kecha toʻlov soʻnggi javob kutyapman iltimos tekshiring'.split(' ');
  const long = Array.from({ length: 1_500 }, (_, index) => `${words[(index * index) % 11]}${index % 89}`)
    .join(' ')
    .slice(0, 10_000);
  expect(long).toHaveLength(10_000);
  const { html, text } = await pageAfter({ email: ticket.email, text: long });
  const { text: message } = ticketControls(html);
  expect(message?.values).toEqual([long]);
  expect(message).toMatchObject({
    isInvalid: true,
    says: expect.stringContaining(text('validation.maxLength', { max: 1_800 })),
  });
});
