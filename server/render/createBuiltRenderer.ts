import { readFile } from 'node:fs/promises';
import { type BuiltFiles, createAssets } from './createAssets.ts';
import type { Renderer } from './Renderer.ts';

/**
 * Loads the built application. The `import()` is bundled with the server, so nothing is compiled at run time. Rejects when a file of the
 * build is missing.
 */
export async function createBuiltRenderer(clientDir: string): Promise<Renderer> {
  const read = async <T extends keyof BuiltFiles>(file: string) =>
    JSON.parse(await readFile(`${clientDir}/.vite/${file}.json`, 'utf8')) as Required<BuiltFiles>[T];
  const [manifest, messages, joinedStyles] = await Promise.all([
    read<'manifest'>('manifest'),
    read<'messages'>('cyrillic'),
    read<'joinedStyles'>('styles'),
  ]);
  const entry = await import('#client/entry.server.tsx');
  return { entry: async () => entry, assets: createAssets({ manifest, messages, joinedStyles }) };
}
