import type { DevEnvironment, EnvironmentModuleNode, RunnableDevEnvironment } from 'vite';
import type { PageAssets } from './createAssets.ts';

const CSS = /\.css$/;
const ENTRY = '/client/entry.client.tsx';
/** Served by scripts/bundle/cyrillicMessages.ts. */
const IMPORT_MAP = JSON.stringify({ imports: { '/client/i18n/messages/uz/': '/client/i18n/messages/uz-Cyrl/' } });

/** The assets of pages in development: without a manifest, the CSS of the matched modules is read from the SSR module graph and inlined. */
export function createDevAssets(ssr: RunnableDevEnvironment): PageAssets {
  function cssUnder(graph: DevEnvironment['moduleGraph'], folder: string, sources: string[]): EnvironmentModuleNode[] {
    const nodes = new Map<string, EnvironmentModuleNode>();
    const seen = new Set<EnvironmentModuleNode>();
    const visit = (node: EnvironmentModuleNode | undefined): void => {
      if (!node || seen.has(node)) return;
      seen.add(node);
      for (const next of node.importedModules) visit(next);
      if (node.file && CSS.test(node.file) && node.url && !node.url.includes('?inline')) nodes.set(node.file, node);
    };
    for (const source of sources) for (const node of graph.getModulesByFile(`${folder}/${source}`) ?? []) visit(node);
    return [...nodes.values()];
  }
  return {
    entry: ['/@vite/client', ENTRY],
    polyfills: '/client/polyfills.ts',
    importMap: (script) => (script === undefined ? undefined : IMPORT_MAP),
    async assetsFor(sources) {
      const nodes = cssUnder(ssr.moduleGraph, ssr.config.root, ['client/entry.server.tsx', ...sources]);
      const inlineStyles = await Promise.all(
        nodes.map(async (node) => {
          const module = await ssr.runner.import<{ default: string }>(`${node.url}?inline`);
          return { id: node.file ?? node.url, css: module.default };
        }),
      );
      return { styles: [], joined: [], modules: [], inlineStyles };
    },
  };
}
