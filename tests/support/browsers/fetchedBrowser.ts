import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import type { Player } from '#tests/support/players/signUp.ts';
import { type AskOptions, ask } from '#tests/support/wire/ask.ts';
import { type FilledForm, fillForm } from '#tests/support/wire/fillForm.ts';
import type { PlainBrowser } from './plainBrowser.ts';

/** The user agent of the tests' Chromium: the site sends it whole documents. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0';
const REDIRECTS = 5;

/**
 * A PlainBrowser without a browser: requests documents, follows redirects, stores cookies and sends forms. Rejects what a browser
 * would report: a status other than 200, another origin, a form that the page's policy forbids.
 */
export function fetchedBrowser(
  origin: string,
  { cookie: session = '' }: Partial<Pick<Player, 'cookie'>> = {},
): PlainBrowser & { html(): string } {
  const { name, value } = ageAnswer(origin);
  const cookies = new Map<string, string>([[name, value]]);
  for (const [, cookieName = '', content = ''] of session.matchAll(/([^=; ]+)=([^;]*)/g))
    cookies.set(cookieName, content);
  let page = new URL(origin);
  let html = '';
  let policy = '';

  async function request(target: URL, { headers, ...options }: AskOptions) {
    if (target.origin !== origin) throw new Error(`${page.href} leads to ${target.href}`);
    const answer = await ask(origin, target.pathname + target.search, {
      ...options,
      headers: {
        accept: 'text/html,application/xhtml+xml',
        'user-agent': USER_AGENT,
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
    });
    for (const line of answer.cookies) {
      const [, cookie = '', content = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; *Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(cookie);
      else cookies.set(cookie, content);
    }
    return answer;
  }

  async function go(address: string, options: AskOptions = {}): Promise<void> {
    let target = new URL(address, page);
    let answer = await request(target, options);
    for (let turn = 0; turn < REDIRECTS && answer.headers.location !== undefined; turn += 1) {
      target = new URL(answer.headers.location, target);
      answer = await request(target, {});
    }
    if (answer.status !== 200) throw new Error(`${target.href}: ${answer.status} ${answer.text.slice(0, 300)}`);
    [page, html, policy] = [target, answer.text, String(answer.headers['content-security-policy'])];
  }

  async function submit({ action, method, enctype, entries }: FilledForm): Promise<void> {
    if (/form-action (?!'self')/.test(policy)) throw new Error(`${page.href} may not send forms: ${policy}`);
    const target = new URL(action, page);
    if (method === 'get') return go(`${target.pathname}?${new URLSearchParams(entries)}`);
    const isMultipart = enctype === 'multipart/form-data';
    const body = isMultipart ? new FormData() : new URLSearchParams();
    for (const [field, content] of entries) body.append(field, content);
    const type: Record<string, string> = isMultipart ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    await go(target.href, {
      method: 'POST',
      body: body instanceof FormData ? body : body.toString(),
      headers: { ...type, origin, referer: page.href },
    });
  }

  return {
    open: (address) => go(address),
    url: () => page.href,
    html: () => html,
    async linkTo(part) {
      const found = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].find(([, href]) => href?.includes(part));
      return String(found?.[1]).replaceAll('&amp;', '&');
    },
    send: ({ form, fields }) => submit(fillForm({ html, pathname: page.pathname, form, fields })),
    press: (pressed) => submit(fillForm({ html, pathname: page.pathname, value: pressed })),
    async arrive(address) {
      if (!address.test(page.href)) throw new Error(`The answer is ${page.href}, not ${address}`);
    },
    forgetCookie: async (cookie) => void cookies.delete(cookie),
  };
}
