import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { withoutServiceWorker } from '#server/edge/workers/withoutServiceWorker.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { type Brand, brand } from '#shared/brand.ts';
import { parseCollection } from '#shared/content/collections.ts';
import type { Language } from '#shared/locales.ts';
import { anor } from '#tests/brands/anor.ts';
import { partsOf } from '#tests/brands/partsOf.ts';
import { webManifest } from './webManifest.ts';

const settings = parseCollection('web-settings', {
  manifest: { name: 'Yulduz', icons: [{ src: '/uploads/i.png', sizes: '192x192', type: 'image/png' }, { src: '' }] },
});

function site(SERVICE_WORKER: 'on' | 'off' = 'on', given = settings, of?: Brand) {
  const languages: Language[] = [];
  const read = (locale: Language) => {
    languages.push(locale);
    return Promise.resolve(given);
  };
  const app = express().use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }, of),
    webManifest({ read, patterns: () => Promise.resolve(new Set(['/gamehall', '/support'])) }),
    withoutServiceWorker({ SERVICE_WORKER }),
  );
  return { app: app.use((_req, res) => void res.status(404).send('page')), languages };
}

test('the manifest, for locale=ru, is in Russian with the common id; an unknown locale reads Uzbek', async () => {
  const { app, languages } = site();
  const answer = await request(app).get('/manifest.webmanifest?locale=ru');
  expect(answer.type).toBe('application/manifest+json');
  const manifest = JSON.parse(answer.text);
  expect(manifest).toMatchObject({ id: '/', lang: 'ru', start_url: '/ru', scope: '/', display: 'standalone' });
  expect(manifest.icons).toEqual([{ src: '/uploads/i.png', sizes: '192x192', type: 'image/png', purpose: 'any' }]);
  // Without the deposit, which this site does not serve.
  expect(manifest.shortcuts).toEqual([
    { name: 'Игры', url: '/ru/gamehall' },
    { name: 'Помощь', url: '/ru/support' },
  ]);
  await request(app).get('/manifest.webmanifest?locale=__proto__');
  expect(languages).toEqual(['ru', 'uz']);
});

test('the manifest, for locale=uz-Cyrl, is in Cyrillic script, its name too, except the brand', async () => {
  const { manifest } = settings;
  const { app, languages } = site('on', {
    ...settings,
    manifest: { ...manifest, name: 'Yulduz — onlayn kazino', description: 'Onlayn kazino' },
  });
  const answer = await request(app).get('/manifest.webmanifest?locale=uz-Cyrl');
  expect(JSON.parse(answer.text)).toMatchObject({
    lang: 'uz-Cyrl',
    name: 'Yulduz — онлайн казино',
    description: 'Онлайн казино',
    start_url: '/',
    shortcuts: [{ url: '/gamehall' }, { name: expect.stringMatching(/^[А-Яа-яЁёЎўҚқҒғҲҳ -]+$/) }],
  });
  expect(languages).toEqual(['uz']);
});

test.each([brand, anor])(
  'the manifest, without settings or with empty ones, has the name, colour and icon of its brand: $name',
  async (of) => {
    for (const raw of [{}, { manifest: { name: '', shortName: '', themeColor: '', backgroundColor: '' } }]) {
      const { app } = site('on', parseCollection('web-settings', raw), of);
      const { text } = await request(app).get('/manifest.webmanifest');
      expect(JSON.parse(text)).toMatchObject({
        name: of.name,
        short_name: of.name,
        theme_color: of.dark.bg,
        background_color: of.dark.bg,
        icons: [{ src: '/favicon.svg', type: 'image/svg+xml' }],
      });
      if (of === anor) expect(partsOf(brand).filter((part) => text.includes(part))).toEqual([]);
    }
  },
);

test('SERVICE_WORKER=off replaces /sw.js by a worker that unregisters itself, and no other path', async () => {
  const { app } = site('off');
  const answer = await request(app).get('/sw.js');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.type).toMatch(/javascript/);
  expect(answer.text).toContain('unregister');
  expect((await request(app).get('/')).status).toBe(404);
  expect((await request(site('on').app).get('/sw.js')).status).toBe(404);
});
