import type { PageLine } from '#client/app/page.ts';
import type { LoaderModule } from '#client/context/LoaderArgs.ts';

const loaders = import.meta.glob<LoaderModule>('../../features/*/*.loader.ts');

const loaded = new Map<string, Promise<LoaderModule>>();

/** Loads the page's loader; the first page of a visit has its data and does not need it. */
export async function loadLoader({ loader }: PageLine): Promise<LoaderModule> {
  if (!loader) return {};
  const load = loaders[`../../features/${loader}.loader.ts`];
  if (!load) throw new Error(`The route table names client/features/${loader}.loader.ts, which does not exist`);
  if (!import.meta.env.SSR) return load();
  // Node looks a module up at every import; in development the latest edit counts.
  const module = import.meta.env.PROD ? (loaded.get(loader) ?? load()) : load();
  loaded.set(loader, module);
  module.catch(() => loaded.delete(loader));
  return module;
}
