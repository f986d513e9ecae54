import { request } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import { createMatchPage } from '#client/app/router/createMatchPage.ts';
import type { PageMatch } from '#client/app/router/PageMatch.ts';
import { parseEnv } from '#config/env.ts';
import { pageMatch } from '#server/edge/pageMatch.ts';
import { listenForTest } from '#server/http/listenForTest.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { earlyHints } from './earlyHints.ts';
import type { Renderer } from './Renderer.ts';

const lookups: unknown[] = [];
const renderer = {
  entry: async () => ({ hintsOf: ({ line }: PageMatch) => ({ sources: [line?.page], fonts: ['/fonts/a.woff2'] }) }),
  assets: {
    entry: ['/assets/entry.js'],
    polyfills: '/assets/polyfills.js',
    assetsFor: async (sources: string[], locale: string) => {
      lookups.push([sources, locale]);
      return { styles: ['/assets/a.css'], joined: [], modules: ['/assets/page.js'], inlineStyles: [] };
    },
  },
} as unknown as Renderer;

/** The interim answers before the answer, and the answer's status. */
async function visit(EARLY_HINTS: 'on' | 'off', headers: Record<string, string>) {
  const app = express().use(
    requestContext(parseEnv({})),
    pageMatch(async () =>
      createMatchPage([{ pattern: '/gamehall', audience: 'everyone', layout: 'default', page: 'game-hall' }]),
    ),
    earlyHints({ env: { EARLY_HINTS }, renderer }),
  );
  const { origin } = await listenForTest(app.use((_req, res) => void res.send('page')));
  const hints: unknown[] = [];
  return new Promise<{ hints: unknown[]; status: number | undefined }>((resolve, reject) => {
    request(`${origin}/ru/gamehall?x=1`, { headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve({ hints, status: answer.statusCode }));
    })
      .on('information', ({ statusCode, headers: { link } }) => hints.push([statusCode, link]))
      .on('error', reject)
      .end();
  });
}

test('earlyHints, for a navigation, sends a 103 with styles, fonts and modules', async () => {
  const { hints, status } = await visit('on', { 'sec-fetch-mode': 'navigate' });
  expect(status).toBe(200);
  expect(lookups).toEqual([[['game-hall'], 'ru']]);
  expect(hints).toEqual([
    [
      103,
      '</assets/a.css>; rel=preload; as=style, </fonts/a.woff2>; rel=preload; as=font; type=font/woff2; crossorigin, ' +
        '</assets/entry.js>; rel=modulepreload, </assets/page.js>; rel=modulepreload',
    ],
  ]);
});

test.each([
  ['off', { 'sec-fetch-mode': 'navigate' }],
  ['on', {}],
  ['on', { 'sec-fetch-mode': 'cors' }],
] as const)('earlyHints, with EARLY_HINTS=%s and headers %j, sends no 103', async (switched, headers) => {
  expect((await visit(switched, headers)).hints).toEqual([]);
});
