import type { RequestHandler } from 'express';
import type * as entry from '#client/entry.server.tsx';
import { createDevAssets } from './createDevAssets.ts';
import type { Renderer } from './Renderer.ts';

/**
 * Starts Vite in middleware mode: modules are compiled on request, and edits apply without a restart. `onOutdated`: called when a file is
 * saved that its configuration imports. Throws when Vite has no runnable ssr environment.
 */
export async function createDevRenderer(
  root: string,
  onOutdated: () => void,
): Promise<{ renderer: Renderer; middleware: RequestHandler; close: () => Promise<void> }> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    root,
    // The variables of .env are the server's: it starts again when the file is saved (scripts/dev.mjs).
    envDir: false,
    server: { middlewareMode: true, hmr: { port: 0 } },
    appType: 'custom',
  });
  // It would start again within this process, which answers nothing for many seconds then. The next process has the new configuration.
  vite.restart = async () => onOutdated();
  const ssr = vite.environments['ssr'];
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable ssr environment');
  const load = () => ssr.runner.import<typeof entry>('/client/entry.server.tsx');
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
