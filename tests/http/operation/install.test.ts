import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';

let lent: Lent<Site>;
let site: Site;
let without: Site;
beforeAll(async () => {
  [lent, without] = await Promise.all([lendSite(), startSite({ SERVICE_WORKER: 'off', EARLY_HINTS: 'on' })]);
  site = lent.value;
});
afterAll(() => Promise.all([lent?.giveBack(), without?.stop()]));

test('the service worker is one file without imports and is revalidated on every load', async () => {
  const answer = await fetch(`${site.origin}/sw.js`);
  const code = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(code).not.toMatch(/\bimport\b|\/api|\/content/);
  expect(await (await fetch(`${site.origin}/builds/latest.json`)).json()).toMatchObject({ sw: true });
});

test('/favicon.ico answers an icon', async () => {
  const answer = await fetch(`${site.origin}/favicon.ico`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon']);
  // The header of the ICO format.
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('the service worker, with SERVICE_WORKER=off, is a script that unregisters itself', async () => {
  const code = await (await fetch(`${without.origin}/sw.js`)).text();
  expect(code).toContain('unregister');
  expect(await (await fetch(`${without.origin}/builds/latest.json`)).json()).toMatchObject({ sw: false });
});

test.each([
  ['/', '/manifest.webmanifest', 'uz'],
  ['/ru', '/manifest.webmanifest?locale=ru', 'ru'],
])('the page %s names the manifest %s, whose icons and shortcuts answer 200', async (path, address, lang) => {
  const html = await (await fetch(site.origin + path, { headers: { 'accept-language': lang } })).text();
  expect(html).toContain(`<link rel="manifest" href="${address}"/>`);
  expect(html).toMatch(/<link rel="apple-touch-icon" href="\/uploads\//);
  const manifest = await (await fetch(site.origin + address)).json();
  expect(manifest).toMatchObject({ lang, display: 'standalone' });
  const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { url } of manifest.shortcuts) expect((await fetch(site.origin + url)).status, url).toBe(200);
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(new URL(src, site.origin));
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
  }
});
