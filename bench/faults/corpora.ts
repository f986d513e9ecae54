import { signIn } from '#tests/support/players/signIn.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { attacks } from '#tests/support/wire/attacks.ts';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';
import type { MeasureFaults } from './FaultRow.ts';

const LOGIN = 'demo@yulduz.test';
const FORM = 'Content-Type: multipart/form-data; boundary=x\r\nSec-Fetch-Site: same-origin';
const coldPaths = ['/rules', '/about', '/cookies', '/contacts', '/bonus-terms', '/payments'];
const privatePaths = ['/', '/faq', '/cashier', '/profile', '/api/account.getInfo'];

/** Runs its attacks and returns the names of those that succeeded. */
type Corpus = (site: Site) => Promise<{ tried: number; succeeded: string[] }>;

/** Hostile requests, judged by the bytes of the answers alone, regardless of a content security policy. */
const kinds: Record<string, Corpus> = {
  async 'open redirect'({ origin }) {
    const succeeded: string[] = [];
    const judge = (name: string, location: string | undefined) => {
      if (new URL(location ?? '/', origin).origin !== origin) succeeded.push(`${name} -> ${location}`);
    };
    for (const path of attacks.offSite) judge(path, (await page(origin, path)).headers.location);
    for (const target of attacks.offSiteReturns) {
      const answer = await ask(origin, `/forms/sign_in?redirectUrl=${encodeURIComponent(target)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', origin },
        body: new URLSearchParams({ login: LOGIN, password: 'Yulduz-2026', redirectUrl: target }).toString(),
      });
      if (answer.status !== 303) throw new Error(`signing in by a form: ${answer.status}`);
      judge(target, answer.headers.location);
    }
    return { tried: attacks.offSite.length + attacks.offSiteReturns.length, succeeded };
  },

  async 'script in query and path'({ origin }) {
    const addresses = attacks.markup.flatMap(attacks.markupAddresses);
    const succeeded: string[] = [];
    // Twice: rendered for the first visitor, then from the cache.
    for (const path of [...addresses, ...addresses]) {
      const living = attacks.livingMarkup((await page(origin, path)).text);
      if (living) succeeded.push(`${path}: ${living}`);
    }
    return { tried: addresses.length * 2, succeeded };
  },

  async 'commands of other sites'({ origin, sandbox }) {
    const succeeded: string[] = [];
    const { cookie } = await signIn(origin, LOGIN);
    const controls = sandboxControls({ sandbox });
    await controls.reset();
    const foreignSites = attacks.otherSites(new URL(origin).host);
    const commands = ['POST auth.login', 'POST cashier.makedeposit', 'GET auth.logout', 'GET AUTH.logout'];
    for (const command of commands)
      for (const headers of foreignSites) {
        const [method = '', name = ''] = command.split(' ');
        const body = new FormData();
        body.append('amount', '1000');
        const sent = { method, headers: { ...headers, cookie }, ...(method === 'POST' ? { body } : {}) };
        const { status } = await ask(origin, `/api/${name}`, sent);
        if (status !== 403) succeeded.push(`${command} ${JSON.stringify(headers)}: ${status}`);
      }
    const reached = Object.keys(await controls.counters()).filter((target) => /^(auth|cashier)\./.test(target));
    return { tried: commands.length * foreignSites.length, succeeded: [...succeeded, ...reached] };
  },

  async smuggling({ origin, sandbox }) {
    const { host } = new URL(origin);
    const controls = sandboxControls({ sandbox });
    await controls.reset();
    const get = attacks.doubtfulFrames(host).map(([, lines]) => `GET /faq HTTP/1.1\r\n${lines}\r\n\r\n`);
    const inner = `0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    const post = attacks.doubtfulBodies.map(
      (lines) => `POST /api/auth.login HTTP/1.1\r\nHost: ${host}\r\n${FORM}\r\n${lines}\r\n\r\n${inner}`,
    );
    const succeeded: string[] = [];
    for (const bytes of [...get, ...post]) {
      const answer = await sendRaw(origin, bytes);
      if (!answer.startsWith('HTTP/1.1 400 ') || answer.split('HTTP/1.1 ').length !== 2) succeeded.push(bytes);
    }
    if ((await controls.counters())['auth.login']) succeeded.push('the platform was called');
    return { tried: get.length + post.length, succeeded };
  },

  async 'cache poisoning'({ origin }) {
    const succeeded: string[] = [];
    const one = Object.entries(attacks.forgedHost).map(([name, value]) => ({ [name]: value }));
    const forged: Record<string, string>[] = [attacks.forgedHost, ...one, { cookie: 'i18n_redirected=ru' }];
    for (const [index, headers] of forged.entries()) {
      // A cacheable page that has not been requested before.
      const path = coldPaths[index % coldPaths.length] as string;
      await page(origin, path, headers);
      const clean = await page(origin, path);
      if (!String((await page(origin, path)).headers['cache-status']).includes('hit'))
        throw new Error(`${path} is not cached`);
      if (clean.status !== 200 || clean.text.includes('evil.test') || !clean.text.includes('<html lang="uz"'))
        succeeded.push(JSON.stringify(headers));
    }
    return { tried: forged.length, succeeded };
  },

  async 'cache deception'({ origin }) {
    const succeeded: string[] = [];
    const { cookie } = await signIn(origin, LOGIN);
    const addresses = privatePaths.flatMap((path) => attacks.fileLike.map((ending) => path + ending));
    for (const path of addresses) {
      const personal = await page(origin, path, { cookie });
      const isShared = !/no-store|private/.test(String(personal.headers['cache-control']));
      if (isShared && personal.text.includes(LOGIN)) succeeded.push(`${path}: may be cached`);
      if ((await page(origin, path)).text.includes(LOGIN)) succeeded.push(`${path}: given to a guest`);
    }
    return { tried: addresses.length, succeeded };
  },
};

export const corpora: MeasureFaults = async () => {
  const site = await startSite();
  try {
    await untilReady(site.origin);
    const rows = [];
    for (const [name, fire] of Object.entries(kinds)) {
      const { tried, succeeded } = await fire(site);
      rows.push({
        what: `attacks: ${name}`,
        measured: [`${succeeded.length} of ${tried} succeed`, ...succeeded.slice(0, 3)].join('\n         '),
        target: '0',
        ok: succeeded.length === 0,
      });
    }
    return rows;
  } finally {
    await site.stop();
  }
};

function page(origin: string, path: string, headers: Record<string, string> = {}) {
  return ask(origin, path, { headers: { accept: 'text/html', ...headers } });
}
