import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptTags } from '#tests/support/looks/scriptTags.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let site: Site;
beforeAll(async () => {
  site = await startSiteBeforeLent();
});
afterAll(() => site.stop());

const page = (path: string, headers?: Record<string, string>) => askPage(site.origin, path, headers);
const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

describe('pages', () => {
  test.each([
    ['/', 200, 'uz'],
    ['/ru', 200, 'ru'],
    ['/gamehall', 200, 'uz'],
    ['/ru/gamehall?category=slots&providers=chimgan', 200, 'ru'],
    ['/faq', 200, 'uz'],
    ['/ru/faq', 200, 'ru'],
    ['/forms/sign_in', 200, 'uz'],
    ['/ru/forms/sign_up', 200, 'ru'],
    ['/game/pamir-fox', 200, 'uz'],
    ['/platform/game/pamir-fox', 200, 'uz'],
    ['/no-such-page', 404, 'uz'],
    ['/ru/no-such-page', 404, 'ru'],
    ['/no/such/deep/page', 404, 'uz'],
    ['/game/no-such-game', 404, 'uz'],
  ])('the page %s answers %i with a whole document in %s', async (path, status, lang) => {
    const answer = await page(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(`<html lang="${lang}"`);
    expect(answer.text.match(/<title[ >]/g)).toHaveLength(1);
    expect(answer.text.trimEnd().endsWith('</body></html>')).toBe(true);
    expect(answer.text).toContain('</header>');
  });

  test('HEAD of a page answers the status and type of GET, without a body', async () => {
    const get = await page('/faq');
    const head = await ask(site.origin, '/faq', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect((await ask(site.origin, '/no-such-page', { method: 'HEAD' })).status).toBe(404);
  });

  test('PUT, DELETE and PATCH of a page answer 405 with a page', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const answer = await ask(site.origin, '/faq', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers['content-type']).toContain('text/html');
    }
  });

  test('a game page, at both its addresses, names the same canonical address', async () => {
    for (const path of ['/game/pamir-fox', '/platform/game/pamir-fox']) {
      const { text } = await page(path);
      expect(text).toContain(`<link rel="canonical" href="${site.origin}/platform/game/pamir-fox"`);
    }
  });

  test('a page names its canonical address and its alternates in every language', async () => {
    const { text } = await page('/ru/faq');
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/ru/faq"`);
    expect(text).toMatch(new RegExp(`hrefLang="uz" href="${site.origin}/faq"`, 'i'));
    expect(text).toMatch(new RegExp(`hrefLang="ru" href="${site.origin}/ru/faq"`, 'i'));
    expect(text).toMatch(new RegExp(`hrefLang="x-default" href="${site.origin}/faq"`, 'i'));
  });
});

describe('redirects', () => {
  test.each([
    // The operator's file comes before the content service, which redirects /games/* elsewhere.
    ['/login?promo_code=A%20B', 302, '/forms/sign_in?promo_code=A%20B'],
    ['/ru/casino', 301, '/ru/gamehall'],
    ['/games', 301, '/gamehall'],
    // The content service: captures, languages, queries of both.
    ['/slots?utm_source=x', 301, '/gamehall?category=slots&utm_source=x'],
    ['/games/pamir-fox', 301, '/game/pamir-fox'],
    ['/ru/help', 302, '/ru/faq'],
    // Structural redirects.
    ['/gamehall/live', 302, '/gamehall?category=live'],
    ['/ru/gamehall/live?providers=chimgan', 302, '/ru/gamehall?category=live&providers=chimgan'],
    ['/cashier', 302, '/cashier/deposit'],
    ['/ru/cashier/billing', 302, '/ru/cashier/deposit'],
    ['/profile/bets', 302, '/profile/bets/history'],
    // The guest guard, after the redirects.
    ['/cashier/deposit?method=a', 302, '/?redirectUrl=%2Fcashier%2Fdeposit%3Fmethod%3Da'],
    ['/ru/profile/settings', 302, '/ru?redirectUrl=%2Fru%2Fprofile%2Fsettings'],
    ['/bets/x', 302, '/?redirectUrl=%2Fbets%2Fx'],
    ['/responsible-game', 302, '/?redirectUrl=%2Fresponsible-game'],
  ])('%s redirects with %i to %s', async (path, status, location) => {
    const answer = await page(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
    expect(answer.text).toBe('');
  });

  test('a path with "cashier" inside a segment is not a private page', async () => {
    expect((await page('/promotions-cashier-bonus')).status).toBe(404);
  });

  test('a private page, for a player, does not redirect to the sign-in', async () => {
    const { cookie } = await signIn(site.origin, 'demo@yulduz.test');
    const answer = await page('/responsible-game', { cookie });
    expect(answer.headers.location).toBe('/profile/responsible-game');
    expect((await page('/profile/settings', { cookie })).headers.location).toBeUndefined();
  });

  test('the home page without a language redirects by cookie or Accept-Language, other pages do not', async () => {
    const cases: [Record<string, string>, string | undefined][] = [
      [{}, undefined],
      [{ 'accept-language': 'ru-RU,ru;q=0.9,uz;q=0.8' }, '/ru?a=1'],
      [{ 'accept-language': 'uz,ru;q=0.5' }, undefined],
      [{ 'accept-language': 'en' }, undefined],
      [{ cookie: 'i18n_redirected=ru', 'accept-language': 'uz' }, '/ru?a=1'],
      [{ cookie: 'i18n_redirected=uz', 'accept-language': 'ru' }, undefined],
      [{ cookie: 'i18n_redirected=xx' }, undefined],
    ];
    for (const [headers, location] of cases) {
      const answer = await page('/?a=1', headers);
      expect(answer.headers.location, JSON.stringify(headers)).toBe(location);
      expect(answer.status).toBe(location ? 302 : 200);
      expect(answer.headers.vary).toMatch(/Cookie.*Accept-Language/);
    }
    expect((await page('/faq', { 'accept-language': 'ru' })).status).toBe(200);
    expect((await page('/ru/faq', { cookie: 'i18n_redirected=uz' })).status).toBe(200);
  });
});

describe('the content security policy', () => {
  test.each(['/', '/gamehall', '/faq', '/no-such-page'])(
    '%s has a new nonce in every answer, on every script, and no inline handler or style',
    async (path) => {
      const nonces = new Set<string>();
      for (let round = 0; round < 4; round += 1) {
        const { headers, text } = await page(path);
        const nonce = nonceOf(headers['content-security-policy']) ?? '';
        expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
        nonces.add(nonce);
        const tags = scriptTags(text);
        expect(tags.length).toBeGreaterThan(1);
        const programs = tags.filter((tag) => !tag.includes('type="application/ld+json"'));
        expect(programs.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
        expect(new Set(text.match(/nonce="([^"]*)"/g))).toEqual(new Set([`nonce="${nonce}"`]));
        expect(text).not.toMatch(/ on[a-z]+="/);
        expect(text).not.toMatch(/ style="/);
      }
      expect(nonces.size).toBe(4);
    },
  );

  test('the security headers are on pages, on refusals and on answers of the API', async () => {
    for (const answer of [
      await page('/faq'),
      await page('/no-such-page'),
      await ask(site.origin, '/api/account.getInfo'),
    ]) {
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['x-powered-by']).toBeUndefined();
      expect(answer.headers['server']).toBeUndefined();
      expect(answer.headers['x-request-id']).toMatch(/^[\w-]{22}$/);
    }
  });
});

describe('the page cache', () => {
  test('the page cache answers the second guest with the page of the first, without their query', async () => {
    const first = await page('/about');
    const second = await page('/about?utm_source=SECRET&backUrl=SECRET');
    const linked = await page('/about?promo_code=SECRET');
    expect(first.headers['cache-status']).toBe('croupier; fwd=miss');
    expect(second.headers['cache-status']).toMatch(/^croupier; hit; ttl=\d+$/);
    expect(second.text).not.toContain('SECRET');
    const without = ({ headers, text }: typeof first) =>
      text.replaceAll(String(nonceOf(headers['content-security-policy'])), '');
    expect(without(second)).toBe(without(first));
    // The code of a link is in a cookie of that answer (keptPromo.test), never in the page.
    expect(linked.headers['cache-status']).toMatch(/^croupier; hit/);
    expect(without(linked)).toBe(without(first));
    for (const { headers } of [first, second]) {
      expect(headers['cache-control']).toBe('private, no-cache, no-transform');
      expect(headers.etag).toBeUndefined();
      expect(headers.vary).toContain('Accept-Encoding');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('pages for Save-Data visitors use small pictures and are cached separately', async () => {
    const lean = await page('/gamehall?category=slots', { 'save-data': 'on' });
    const usual = await page('/gamehall?category=slots');
    expect(lean.text).toMatch(/<img[^>]*-225x300\./);
    expect(lean.text).not.toMatch(/-(?:300x400|450x600)\./);
    expect(usual.text).toMatch(/srcSet="[^"]*-300x400\./i);
    const again = await page('/gamehall?category=slots', { 'save-data': 'on' });
    expect(again.headers['cache-status']).toContain('hit');
    expect(again.text).not.toMatch(/-(?:300x400|450x600)\./);
    const [leanHome, home] = [await page('/', { 'save-data': 'on' }), await page('/')];
    expect([leanHome, home].map(({ text }) => text.includes('welcome-1280x420.'))).toEqual([false, true]);
  });

  test('pages show AVIF alone to browsers with it and older pictures alone to others, each cached once', async () => {
    const accept = 'text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8';
    const safari = (version: string) =>
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
    const path = '/gamehall?category=live';
    const cases: { headers: Record<string, string>; format: string }[] = [
      { headers: { accept }, format: 'avif' },
      { headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': safari('15.6') }, format: 'webp' },
      { headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': safari('17.2') }, format: 'avif' },
      { headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': safari('16.3') }, format: 'webp' },
    ];
    for (const [at, { headers, format }] of cases.entries()) {
      const { text, headers: answered } = await page(path, headers);
      const covers = [...text.matchAll(/\/uploads\/games\/[\w-]+\.(\w+)/g)].map(([, type]) => type);
      expect(covers.length).toBeGreaterThan(10);
      expect(new Set(covers)).toEqual(new Set([format]));
      expect(/<html[^>]* data-webp/.test(text)).toBe(format === 'webp');
      expect(String(answered['cache-status']).startsWith('croupier; hit')).toBe(at > 1);
    }
  });

  test('a hundred guests at once, for an uncached page, cost one render and get different nonces', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => page('/ru/contacts')));
    const verdicts = answers.map(({ headers }) => String(headers['cache-status']));
    expect(verdicts.filter((verdict) => verdict === 'croupier; fwd=miss')).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => nonceOf(headers['content-security-policy']))).size).toBe(100);
  });

  test('a request with a session bypasses the page cache and does not fill it', async () => {
    const { cookie, uid } = await signIn(site.origin, 'demo@yulduz.test');
    const path = '/payments';
    for (const headers of [{ cookie }, { cookie: 'sid=unknown' }, { cookie: `a=b; ${cookie}` }]) {
      const answer = await page(path, headers);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-status']).toBe('croupier; fwd=bypass; detail=session');
      expect(answer.headers['cache-control']).toBe('private, no-store, no-transform');
    }
    expect((await page(path)).headers['cache-status']).toBe('croupier; fwd=miss');
    const hit = await page(path);
    expect(hit.headers['cache-status']).toContain('hit');
    expect(hit.text).not.toContain('Samarqand77');
    expect(hit.text).not.toContain('data-uid');
    const personal = await page(path, { cookie });
    expect(personal.headers['cache-status']).toMatch(/^croupier; (?:fwd=bypass; detail=session|hit; detail=prelude)$/);
    expect(personal.text).toContain(`data-uid="${uid}"`);
    expect(personal.text).toContain('Samarqand77');
  });

  test('a page with a search, an Authorization header or a preview bypasses the page cache', async () => {
    for (const [path, headers, reason] of [
      ['/gamehall?search=fox', {}, 'form'],
      ['/gamehall', { authorization: 'Bearer x' }, 'authorization'],
      ['/gamehall?preview', {}, 'preview'],
    ] as const) {
      const answer = await page(path, headers);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-status'], path).toBe(`croupier; fwd=bypass; detail=${reason}`);
    }
  });

  test('a page is sent as brotli where it is accepted, and unpacks to a whole document', async () => {
    const { status, headers } = await ask(site.origin, '/about', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe('br');
    const unpacked = await (await fetch(`${site.origin}/about`)).text();
    expect(unpacked.endsWith('</body></html>')).toBe(true);
  });
});
