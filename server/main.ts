import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { BrandSite } from '#config/brands/BrandSite.ts';
import type { Env } from '#config/env.ts';
import { loadBrands, loadEnv } from '#config/loadEnv.ts';
import { needsSandbox } from '#config/needsSandbox.ts';
import { variablesForRestart } from '#config/variablesForRestart.ts';
import { createApp } from './app.ts';
import { createBrandSites } from './brands/createBrandSites.ts';
import { joinedMetrics } from './brands/joinedMetrics.ts';
import { keepSnapshot } from './brands/keepSnapshot.ts';
import { openBrandSite } from './brands/openBrandSite.ts';
import { createCacheMemory } from './cache/createCacheMemory.ts';
import { createSitesTiers } from './cache/tiers/createSitesTier.ts';
import { createReadiness } from './content/createReadiness.ts';
import { createServices } from './createServices.ts';
import type { Build } from './edge/builds.ts';
import { adminApp } from './edge/operator/adminApp.ts';
import { holdTickShape } from './holdTickShape.ts';
import { answerUnreadable } from './http/answerUnreadable.ts';
import { serverLimits } from './http/limits/serverLimits.ts';
import { staticFiles } from './http/staticFiles.ts';
import { listen } from './listen.ts';
import { createPlatformFeeds } from './live/createPlatformFeeds.ts';
import { createLogger } from './observability/createLogger.ts';
import { createMetrics } from './observability/createMetrics.ts';
import { eventLoopDelay } from './observability/eventLoopDelay.ts';
import { logEvents } from './observability/logEvents.ts';
import { createAnswerBodies } from './platform/transport/createAnswerBodies.ts';
import type { SiteMessage } from './SiteMessage.ts';
import { sandboxOfParent } from './sandboxOfParent.ts';
import { createCommandBooks } from './services/createCommandBooks.ts';
import { lifecycle } from './services/lifecycle.ts';
import { startEmbeddedSandbox } from './startEmbeddedSandbox.ts';
import { startWarnings } from './startWarnings.ts';
import { welcome } from './welcome.ts';

/** An invalid setting is printed without a stack and ends the process with 78 (EX_CONFIG), so that the operator can fix it. */
function refuse(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(78);
}

function readEnv(): Env {
  try {
    return loadEnv({ cwd: process.cwd(), processEnv: process.env });
  } catch (error) {
    return refuse(error);
  }
}

function readBrands(): BrandSite[] {
  try {
    return loadBrands({ cwd: process.cwd(), processEnv: process.env });
  } catch (error) {
    return refuse(error);
  }
}

function readBuild(): Build {
  const file = 'dist/build.json';
  if (!existsSync(file)) return { id: 'development', timestamp: Date.now() };
  return JSON.parse(readFileSync(file, 'utf8')) as Build;
}

/** Milliseconds. A longer time delays a start without Valkey; with a shorter one, the first reads are not shared until they are repeated. */
const SECOND_TIER_TIMEOUT = 2_000;

void holdTickShape();
const env = readEnv();
const brands = readBrands();
const isDevelopment = env.NODE_ENV === 'development';
const build = isDevelopment ? { id: 'development', timestamp: Date.now() } : readBuild();
const logger = createLogger(env);
const { log } = logger;
const metrics = createMetrics(build);
const delay = eventLoopDelay();
const life = lifecycle({ ...logger, drainTime: env.DRAIN_TIME, onReload: reload });
life.onStop('event loop delay', () => delay.stop());

const sandbox = needsSandbox(env)
  ? (sandboxOfParent() ??
    (await startEmbeddedSandbox(env, {
      onEnd: (code, retryMs) =>
        log.error(
          { event: logEvents.sandboxEnded, exit_code: code, retry_ms: retryMs },
          'The embedded sandbox ended and is started again',
        ),
      onReady: (url) => log.info({ event: logEvents.sandboxReady, url }, 'The embedded sandbox is ready again'),
    }).catch(refuse)))
  : undefined;
if (sandbox) {
  life.onStop('sandbox', sandbox.close);
  log.info({ event: logEvents.sandboxReady, url: sandbox.url }, 'The embedded sandbox is ready');
}
const platformUrl = env.PLATFORM_URL ?? String(sandbox?.url);
const contentUrl = env.CONTENT_URL ?? String(sandbox?.url);

const tiers = createSitesTiers();
const memory = createCacheMemory();
const bodies = createAnswerBodies();
const feeds = createPlatformFeeds();
const books = createCommandBooks();
const siteEnv = withSandboxPages(env);

const services = (() => {
  try {
    return createServices({
      env: siteEnv,
      log,
      metrics,
      platformUrl,
      contentUrl,
      buildId: build.id,
      sites: env.BRANDS === undefined ? undefined : tiers,
      memory: memory.ofSite(),
      bodies,
      feeds,
      feedToken: env.PLATFORM_EVENTS_TOKEN ?? feedOf(sandbox),
    });
  } catch (error) {
    return refuse(error);
  }
})();
life.afterDrainTime(services.liveStream.drain);
life.onStop('upstreams', services.close);
const saveSnapshot = keepSnapshot(services.snapshot, { log, metrics });
if (saveSnapshot) life.onStop('snapshot', saveSnapshot);
await services.secondTierConnected(SECOND_TIER_TIMEOUT);
const readiness = createReadiness(services.content.source);
life.onStop('warming up', readiness.keepTrying());

const { renderer, assets, close } = await openRenderer();
life.onStop('renderer', close);

const probes = {
  isDraining: life.isDraining,
  checks: {
    content: () => {
      const unread = readiness.unread();
      return unread.length > 0 ? `not read yet: ${unread.join(', ')}` : undefined;
    },
    'event loop': () => (delay.p99() > 1000 ? `answers ${Math.round(delay.p99())} ms late` : undefined),
  },
};

/** The token of the embedded platform's feed of changes; undefined with another platform. */
function feedOf(embedded: typeof sandbox): string | undefined {
  return env.PLATFORM_URL === undefined ? embedded?.token : undefined;
}

/**
 * Allows the sandbox's pages of payment and identity providers, which this site frames and posts to, in the policy; and the preview of its
 * drafts.
 */
function withSandboxPages(env: Env): Env {
  if (!sandbox) return env;
  const also = (sources: readonly string[] | undefined) => [...(sources ?? []), sandbox.url];
  const site = { ...env, CSP_FRAMES: also(env.CSP_FRAMES), CSP_FORMS: also(env.CSP_FORMS) };
  if (env.CONTENT_URL !== undefined || sandbox.token === undefined) return site;
  const { PREVIEW_SECRET = sandbox.token, CONTENT_PREVIEW_TOKEN = sandbox.token } = env;
  return { ...site, PREVIEW_SECRET, CONTENT_PREVIEW_TOKEN, PREVIEW_ORIGINS: env.PREVIEW_ORIGINS ?? [sandbox.url] };
}

const metricsText = joinedMetrics(metrics.registry, () => sites.metrics());
const sites = createBrandSites({
  env,
  open: (brand) =>
    openBrandSite(brand, {
      log,
      build,
      probes,
      renderer,
      assets,
      delay,
      metricsText,
      clientDir: isDevelopment ? undefined : 'dist/client',
      sandbox,
      sites: tiers,
      memory,
      bodies,
      feeds,
      books,
      withSandbox: withSandboxPages,
    }),
  onError: (error, brand) =>
    log.error({ event: logEvents.stopStepFailed, step: `brand ${brand}`, err: error }, 'A step of stopping failed'),
});
try {
  sites.replace(brands);
} catch (error) {
  refuse(error);
}
life.afterDrainTime(sites.drain);
life.onStop('brands', sites.close);

const answerMain = createApp({
  env: siteEnv,
  log,
  metrics,
  build,
  probes,
  services,
  platformUrl,
  renderer,
  assets,
  delay,
  readiness,
  metricsText,
});
const server = createServer(serverLimits.options, (req, res) => {
  if (!sites.answer(req, res)) void answerMain(req, res);
});
serverLimits.apply(server, env);
answerUnreadable(server);
life.drain(server);
if (env.ADMIN_PORT !== undefined) {
  const admin = createServer(serverLimits.options, adminApp(probes, metricsText, env));
  serverLimits.apply(admin, env);
  answerUnreadable(admin);
  life.drain(admin);
  await listen(admin, { variable: 'ADMIN_PORT', port: env.ADMIN_PORT, host: env.HOST }).catch(refuse);
}
const port = await listen(server, { variable: 'PORT', port: env.PORT, host: env.HOST }).catch(refuse);
const origin = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`;
// In development, to the process that keeps the site before this one until now (scripts/dev).
tellParent({ type: 'listening' });
sandbox?.serve(env.PUBLIC_ORIGIN ?? origin.replace(/\/\/(?:0\.0\.0\.0|\[::\])/, '//127.0.0.1'));
log.info(
  { event: logEvents.started, origin, platform: platformUrl, content: contentUrl, build: build.id },
  'Listening',
);
for (const { event, message } of startWarnings(env)) log.warn({ event }, message);
if (process.stdout.isTTY || isDevelopment || process.env['WELCOME'])
  process.stderr.write(welcome(origin, sandbox, brands));

function tellParent(message: SiteMessage): void {
  process.send?.(message);
}

async function openRenderer() {
  if (isDevelopment) {
    const { createDevRenderer } = await import('./render/createDevRenderer.ts');
    const dev = await createDevRenderer(process.cwd(), () => tellParent({ type: 'outdated' }));
    return { renderer: dev.renderer, assets: dev.middleware, close: dev.close };
  }
  const { createBuiltRenderer } = await import('./render/createBuiltRenderer.ts');
  return { renderer: await createBuiltRenderer('dist/client'), assets: staticFiles('dist/client'), close: () => {} };
}

function reload(): { restart: string[]; redirects: number } {
  const next = loadEnv({ cwd: process.cwd(), processEnv: process.env });
  const nextBrands = loadBrands({ cwd: process.cwd(), processEnv: process.env });
  // All that throws comes before anything is changed.
  const applySettings = services.live.prepare(next);
  const applyBrands = sites.prepare(nextBrands);
  applySettings();
  log.level = next.LOG_LEVEL;
  const { added, changed, removed } = applyBrands();
  if (added.length + changed.length + removed.length > 0)
    log.info({ event: logEvents.brandsReplaced, added, changed, removed }, 'The brands were read again');
  return { restart: variablesForRestart(env, next), redirects: services.live.redirects().rules.length };
}
