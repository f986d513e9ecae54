import { readFile } from 'node:fs/promises';
import { createAssets, type Manifest } from './createAssets.ts';
import type { Renderer } from './Renderer.ts';

/** The built application. `import()` here is bundled with the server: nothing is compiled at run time. */
export async function createBuiltRenderer(clientDir: string): Promise<Renderer> {
  const manifest = JSON.parse(await readFile(`${clientDir}/.vite/manifest.json`, 'utf8')) as Manifest;
  const messages = JSON.parse(await readFile(`${clientDir}/.vite/cyrillic.json`, 'utf8')) as Record<string, string>;
  const entry = await import('../../client/entry.server.tsx');
  return { entry: async () => entry, assets: createAssets(manifest, messages) };
}
