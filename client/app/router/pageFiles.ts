import type { ComponentType } from 'react';
import type { PageLine } from '#client/app/page.ts';

/** The pages that most visits begin with. The names of all pages' files are over a kilobyte, so the others are loaded on demand. */
const first = import.meta.glob<Record<string, ComponentType<object>>>(
  '../../features/{lobby,game-hall,game}/*Page.tsx',
);

const isFirst = ({ page }: PageLine) => `../../features/${page}.tsx` in first;

/** Loads the page's component, from its own chunk. */
export async function loadComponent(line: PageLine): Promise<ComponentType<object>> {
  const pages = isFirst(line) ? first : (await import('./morePageFiles.ts')).morePageFiles;
  const load = pages[`../../features/${line.page}.tsx`];
  if (!load) throw new Error(`The route table names client/features/${line.page}.tsx, which does not exist`);
  const component = (await load())[line.page.slice(line.page.indexOf('/') + 1)];
  if (!component) throw new Error(`client/features/${line.page}.tsx does not export its own name`);
  return component;
}

/** Files that a server-rendered page needs at once, by their names in the build's manifest, where the server looks up chunks and CSS. */
export function sourcesOf(line: PageLine): string[] {
  return [`client/features/${line.page}.tsx`, ...(isFirst(line) ? [] : ['client/app/router/morePageFiles.ts'])];
}

/** Features whose messages are part of every page's. */
const ofEveryPage = new Set(['lobby', 'game-hall', 'content-page']);

/** Message areas of a page beyond those of every page: its feature's, and for a player's page also its own. */
export function areasOf({ page, loader = page, audience }: PageLine): readonly string[] {
  const [area = '', file = ''] = loader.split('/');
  if (ofEveryPage.has(area)) return [];
  return audience === 'players' ? [area, file] : [area];
}
