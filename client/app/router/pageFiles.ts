import type { ComponentType } from 'react';
import type { LoaderModule } from '../../context/LoaderArgs.ts';
import type { PageLine } from '../page.ts';

/** The names of all pages' files are more than a kilobyte: those that most visits begin with are here, the others come when they are asked for. */
const first = {
  pages: import.meta.glob<Record<string, ComponentType>>('../../features/{lobby,game-hall,game}/*Page.tsx'),
  loaders: import.meta.glob<LoaderModule>('../../features/{lobby,game-hall,game}/*.loader.ts'),
};

const isFirst = ({ page }: PageLine) => `../../features/${page}.tsx` in first.pages;

const filesOf = async (line: PageLine) => (isFirst(line) ? first : (await import('./morePageFiles.ts')).morePageFiles);

function find<T>(modules: Record<string, () => Promise<T>>, file: string): Promise<T> {
  const load = modules[`../../features/${file}`];
  if (!load) throw new Error(`The route table names client/features/${file}, which does not exist`);
  return load();
}

/** The page's component, from a chunk of its own. */
export async function loadComponent(line: PageLine): Promise<ComponentType> {
  const { pages } = await filesOf(line);
  const component = (await find(pages, `${line.page}.tsx`))[line.page.slice(line.page.indexOf('/') + 1)];
  if (!component) throw new Error(`client/features/${line.page}.tsx does not export its own name`);
  return component;
}

/** The page's loader; the first page of a visit comes with its data and never fetches it. */
export async function loadLoader(line: PageLine): Promise<LoaderModule> {
  return line.loader ? find((await filesOf(line)).loaders, `${line.loader}.loader.ts`) : {};
}

/** The files that a page of the server needs at once, as the build's manifest names them: the server finds chunks and CSS by them. */
export function sourcesOf(line: PageLine): string[] {
  return [`client/features/${line.page}.tsx`, ...(isFirst(line) ? [] : ['client/app/router/morePageFiles.ts'])];
}

/** Features whose messages are those of every page. */
const ofEveryPage = new Set(['lobby', 'game-hall', 'content-page']);

/** Namespaces of what a page says beyond the messages of every page: its feature's, and a player's page one of its own. */
export function messagesOf({ page, loader = page, audience }: PageLine): readonly string[] {
  const [area = '', own = ''] = loader.split('/');
  if (ofEveryPage.has(area)) return [];
  return audience === 'players' ? [area, own] : [area];
}
