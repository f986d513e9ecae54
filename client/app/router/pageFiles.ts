import type { ComponentType } from 'react';
import type { LoaderModule } from '../../context/LoaderArgs.ts';
import type { PageLine } from '../page.ts';

type PageModule = Record<string, ComponentType>;

const pages = {
  ...import.meta.glob<PageModule>(['../../features/*/*Page.tsx', '!../../features/ui-gallery/*']),
  // For those who draw the site: the build leaves it out.
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>('../../features/ui-gallery/*Page.tsx') : {}),
};
const loaders = import.meta.glob<LoaderModule>('../../features/*/*.loader.ts');

function find<T>(modules: Record<string, () => Promise<T>>, file: string): () => Promise<T> {
  const load = modules[`../../features/${file}`];
  if (!load) throw new Error(`The route table names client/features/${file}, which does not exist`);
  return load;
}

/** The page's component, from a chunk of its own. */
export async function loadComponent(line: PageLine): Promise<ComponentType> {
  const component = (await find(pages, `${line.page}.tsx`)())[line.page.slice(line.page.indexOf('/') + 1)];
  if (!component) throw new Error(`client/features/${line.page}.tsx does not export its own name`);
  return component;
}

/** The page's loader; the first page of a visit comes with its data and never fetches it. */
export async function loadLoader(line: PageLine): Promise<LoaderModule> {
  return line.loader ? find(loaders, `${line.loader}.loader.ts`)() : {};
}

/** The file of a page as the build's manifest names it: the server finds the chunk and its CSS by it. */
export function sourceOf(line: PageLine): string {
  return `client/features/${line.page}.tsx`;
}

/** Features whose messages are those of every page. */
const ofEveryPage = new Set(['lobby', 'game-hall', 'content-page']);

/** Words that a page says beyond those of every page. */
export function messagesOf(line: PageLine): readonly string[] {
  const area = line.page.slice(0, line.page.indexOf('/'));
  return ofEveryPage.has(area) ? [] : [area];
}
