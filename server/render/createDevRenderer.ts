import type { RequestHandler } from 'express';
import type * as entry from '#client/entry.server.tsx';
import { createDevAssets } from './createDevAssets.ts';
import type { Renderer } from './Renderer.ts';

/**
 * Starts Vite in middleware mode: modules are compiled on request, and edits apply without a restart. Throws when Vite has no runnable ssr
 * environment.
 */
export async function createDevRenderer(
  root: string,
): Promise<{ renderer: Renderer; middleware: RequestHandler; close: () => Promise<void> }> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    root,
    // The variables of .env are the server's: it starts again when the file is saved (scripts/dev.mjs).
    envDir: false,
    server: { middlewareMode: true, hmr: { port: 0 } },
    appType: 'custom',
  });
  /** Asked for each time: when a file is saved that its configuration imports, Vite starts again with other environments. */
  const ssr = () => {
    const environment = vite.environments['ssr'];
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite has no runnable ssr environment');
    return environment;
  };
  ssr();
  /** Runs once more what failed because Vite started again meanwhile. */
  const lasting = async <T>(run: (environment: ReturnType<typeof ssr>) => Promise<T>): Promise<T> => {
    const environment = ssr();
    return run(environment).catch((error: unknown) => {
      if (ssr() === environment) throw error;
      return run(ssr());
    });
  };
  const load = () => lasting((environment) => environment.runner.import<typeof entry>('/client/entry.server.tsx'));
  // Before the site listens, while the one before it answers (scripts/dev). A mistake in it is shown by the first page.
  await load().catch(() => undefined);
  return {
    renderer: {
      entry: load,
      assets: createDevAssets(ssr),
    },
    middleware: vite.middlewares as RequestHandler,
    close: () => vite.close(),
  };
}
