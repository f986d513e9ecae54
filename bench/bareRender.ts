import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { loadEnv } from '#config/loadEnv.ts';
import { createServices } from '#server/createServices.ts';
import { backgroundTrace } from '#server/http/trace/backgroundTrace.ts';
import { createLogger } from '#server/observability/createLogger.ts';
import { createMetrics } from '#server/observability/createMetrics.ts';
import type { Manifest } from '#server/render/assetsOfManifest.ts';
import { createAssets } from '#server/render/createAssets.ts';
import { announce } from './announce.ts';

/**
 * Bare `renderToPipeableStream` of unpatched React: loads a page once and renders its tree at every request, without routing and
 * without sending data.
 */
const [, , upstream = '', path = ''] = process.argv;
const entryFile = new URL('../dist/render/entry.server.js', import.meta.url);
const entry = (await import(entryFile.href)) as typeof import('#client/entry.server.tsx');
// Must use the same React as the entry was built with.
const rendererFile = new URL('../dist/render/published.js', import.meta.url);
const { renderToPipeableStream } = ((await import(rendererFile.href)) as { default: typeof import('react-dom/server') })
  .default;
const env = loadEnv({
  cwd: process.cwd(),
  processEnv: { NODE_ENV: 'production', SANDBOX: '1', LOG_LEVEL: 'silent' },
});
const services = createServices({
  env,
  log: createLogger(env).log,
  metrics: createMetrics({ id: 'bench' }),
  platformUrl: upstream,
  contentUrl: upstream,
});
const { transport } = services.platform.guestTransport('http://localhost', backgroundTrace('bench'));
const url = new URL(path, 'http://localhost');
const page = await entry.load({
  url,
  match: entry.matchPage(url.pathname),
  isGuest: true,
  isOnBreak: false,
  savesData: false,
  takesAvif: true,
  script: undefined,
  transport,
  content: (locale) => services.content.source.bind(locale),
  gameFinder: services.platform.gameFinders.finder,
  onUnexpectedError: (error) => {
    throw error;
  },
});
if (page.kind !== 'page' || page.status !== 200) throw new Error(`${path} is no page`);
await entry.whenSettled(page);
const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
const assets = await createAssets({ manifest }).assetsFor(page.sources, 'uz');

announce(
  createServer((_req, res) => {
    const nonce = randomBytes(16).toString('base64');
    const react = renderToPipeableStream(entry.documentOf(page, { ...assets, nonce }), {
      nonce,
      onShellReady: () => {
        res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        react.pipe(res);
      },
    });
  }),
);
