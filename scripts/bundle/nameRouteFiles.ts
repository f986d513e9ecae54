import type { Plugin } from 'vite';
import { loaderOf } from '#client/app/page.ts';

const IMPORTED =
  /\(\) => import\(\s*['"]#client\/features\/([\w/-]+)\.tsx['"]\s*\)(?:,\s*\(\) => import\(\s*['"]#client\/features\/([\w/-]+)\.loader\.ts['"]\s*\))?/g;

/**
 * Names the files of pages and loaders in the route table instead of importing them: the addresses of a hundred files would otherwise
 * be in the first script, and the server finds a page's scripts in the manifest by the name of its file. `pageFiles` imports by these
 * names.
 */
export function nameRouteFiles(): Plugin {
  return {
    name: 'name-route-files',
    enforce: 'pre',
    transform: { filter: { id: /\/client\/app\/routes\.ts$/ }, handler: (code) => ({ code: named(code), map: null }) },
  };
}

/** Throws if an import remains. A loader named after its page is left out, as `page` derives it. */
export function named(code: string): string {
  const result = code.replace(IMPORTED, (_whole, page: string, loader?: string) =>
    loader === undefined ? `'${page}', null` : loader === loaderOf(page) ? `'${page}'` : `'${page}', '${loader}'`,
  );
  if (result.includes('import('))
    throw new Error('A line of client/app/routes.ts imports its page or loader in another way');
  return result;
}
