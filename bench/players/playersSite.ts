import type { LoadRequest } from '#bench/runLoad.ts';
import { type Started, startBare, startBenchSite } from '#bench/startProcess.ts';
import { signIn } from '#tests/support/players/signIn.ts';

/** A site with a signed-in player, whose platform costs nothing and answers at once. */
export interface PlayersSite {
  server: Started;
  /** Address of the platform, which the content service shares. */
  platform: string;
  /** A page of the player, as a browser that accepts zstd asks for it. */
  page(path: string): LoadRequest;
  /** Calls that the platform got since this was last asked. */
  calls(): Promise<number>;
  /** Delays every answer of the platform by these milliseconds. */
  delay(ms: number): Promise<unknown>;
  stop(): Promise<unknown>;
}

const BROWSER = {
  Accept: 'text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'User-Agent': 'Mozilla/5.0 Chrome/150.0',
};

/** `folder`: of another version of the site, built there (startBenchSite). */
export async function playersSite(env: Record<string, string> = {}, folder?: string): Promise<PlayersSite> {
  const sandbox = await startBare('sandboxServer.ts', [], { measured: false });
  const platform = await startBare('players/replayedPlatform.ts', [sandbox.origin], { measured: false });
  const server = await startBenchSite(
    {
      PLATFORM_URL: platform.origin,
      CONTENT_URL: sandbox.origin,
      SANDBOX: '0',
      PLATFORM_EVENTS_TOKEN: 'of-the-benchmark',
      CACHE_PAGES_FRESH: '1h',
      ...env,
    },
    folder,
  );
  const { cookie } = await signIn(server.origin, 'demo@yulduz.test');
  return {
    server,
    platform: sandbox.origin,
    page: (path) => ({ url: server.origin + path, headers: () => ({ cookie, ...BROWSER }) }),
    calls: async () => Number(await (await fetch(`${platform.origin}/bench/calls`)).text()),
    delay: (ms) => fetch(`${platform.origin}/bench/delay?ms=${ms}`),
    stop: () => Promise.all([server.stop(), platform.stop(), sandbox.stop()]),
  };
}
