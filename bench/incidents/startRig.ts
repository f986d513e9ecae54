import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signUp } from '#tests/support/players/signUp.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { SANDBOX_TOKEN, type Site, startSite } from '#tests/support/sites/startSite.ts';
import { startValkey } from '#tests/support/sites/startValkey.ts';
import { untilFeedOpen } from '#tests/support/sites/untilFeedOpen.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import type { Rig } from './Incident.ts';
import { startRelay } from './startRelay.ts';

/** Shorter than the defaults, so that cached values are refreshed within the measurement. */
const HASTY = {
  PLATFORM_TIMEOUT: '4s',
  CONTENT_TIMEOUT: '1s',
  CACHE_CONTENT_FRESH: '300ms',
  CACHE_PAGES_FRESH: '300ms',
};

/** Starts a site with a Valkey and a sandbox behind relays that can be cut, and registers a player. */
export async function startRig(): Promise<Rig & { stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-'));
  const redirectsFile = path.join(folder, 'redirects.txt');
  await writeFile(redirectsFile, '/old /faq 302\n');
  const opened: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of opened.toReversed()) await close();
  };
  /** Adds what has been opened, so that it is closed with the rig, also with one that does not start. */
  const open = async <T>(opening: Promise<T>, close: (one: T) => unknown): Promise<T> => {
    const one = await opening;
    opened.push(() => close(one));
    return one;
  };
  const replicas: Site[] = [];
  try {
    const upstream = await open(startSite(), (one) => one.stop());
    const valkey = await open(startValkey(), (one) => one.stop());
    const platform = await open(startRelay(upstream.sandbox), (one) => one.shut());
    const content = await open(startRelay(upstream.sandbox), (one) => one.shut());
    const env = {
      ...HASTY,
      SANDBOX: '0',
      PLATFORM_URL: platform.url,
      CONTENT_URL: content.url,
      PLATFORM_EVENTS_TOKEN: SANDBOX_TOKEN,
      VALKEY_URL: valkey.url,
      REDIRECTS_FILE: redirectsFile,
      RATE_LIMITS: 'on',
    };
    const site = await open(startSite(env), (one) => one.stop('SIGKILL'));
    opened.push(() => Promise.all(replicas.map((one) => one.stop('SIGKILL'))));
    await Promise.all([untilReady(site.origin), untilFeedOpen(site.origin)]);
    return {
      site,
      replica: undefined,
      startReplica: async (settings = {}) => {
        const replica = await startSite({ ...env, ...settings });
        replicas.push(replica);
        return replica;
      },
      platform,
      content,
      sandbox: sandboxControls(upstream),
      valkey,
      // At the site of the upstream: with the short timeouts of this one a sign-up fails on a busy machine.
      player: await signUp(upstream.origin, `incidents-${crypto.randomUUID().slice(0, 12)}@example.com`),
      redirectsFile,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
