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
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { port: 0 } }, appType: 'custom' });
  const ssr = vite.environments['ssr'];
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable ssr environment');
  return {
    renderer: {
      entry: () => ssr.runner.import<typeof entry>('/client/entry.server.tsx'),
      assets: createDevAssets(ssr),
    },
    middleware: vite.middlewares as RequestHandler,
    close: () => vite.close(),
  };
}
