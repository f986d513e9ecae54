import express from 'express';
import { expect, test } from 'vitest';
import { parseCollection } from '../../shared/content/collections.ts';
import type { Locale } from '../../shared/locales.ts';
import { listenForTest } from '../http/listenForTest.ts';
import { webManifest } from './webManifest.ts';
import { withoutServiceWorker } from './withoutServiceWorker.ts';

const settings = parseCollection('web-settings', {
  manifest: { name: 'Yulduz', icons: [{ src: '/uploads/i.png', sizes: '192x192', type: 'image/png' }, { src: '' }] },
});

async function site(SERVICE_WORKER: 'on' | 'off' = 'on', given = settings) {
  const asked: Locale[] = [];
  const read = (locale: Locale) => {
    asked.push(locale);
    return Promise.resolve(given);
  };
  const app = express().use(webManifest({ read }), withoutServiceWorker({ SERVICE_WORKER }));
  const { origin } = await listenForTest(app.use((_req, res) => void res.status(404).send('page')));
  return { origin, asked };
}

test('the manifest speaks the language that is asked for, and is one app in both', async () => {
  const { origin, asked } = await site();
  const answer = await fetch(`${origin}/manifest.webmanifest?locale=ru`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ id: '/', lang: 'ru', start_url: '/ru', scope: '/', display: 'standalone' });
  expect(manifest.icons).toEqual([{ src: '/uploads/i.png', sizes: '192x192', type: 'image/png', purpose: 'any' }]);
  expect(manifest.shortcuts[0]).toEqual({ name: 'Игры', url: '/ru/gamehall' });
  await fetch(`${origin}/manifest.webmanifest?locale=__proto__`);
  expect(asked).toEqual(['ru', 'uz']);
});

test('without settings it still names an icon', async () => {
  const { origin } = await site('on', parseCollection('web-settings', {}));
  const manifest = await (await fetch(`${origin}/manifest.webmanifest`)).json();
  expect(manifest.icons[0].src).toBe('/favicon.svg');
});

test('the switch replaces the worker by one that goes, and nothing else', async () => {
  const { origin } = await site('off');
  const answer = await fetch(`${origin}/sw.js`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(await answer.text()).toContain('unregister');
  expect((await fetch(`${origin}/`)).status).toBe(404);
  const { origin: on } = await site('on');
  expect((await fetch(`${on}/sw.js`)).status).toBe(404);
});
