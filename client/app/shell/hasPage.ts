import { stripLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/paths.ts';
import { routes } from '../routes.ts';

const segmentOf = (pattern: string) => pattern.split(/[/?#]/, 2)[1] ?? '';
const served = new Set(routes.map((line) => segmentOf(line.pattern)));
const reserved = new Set(Object.values(paths).map((path) => segmentOf(path.pattern)));

/** False for an address of a part of the product that this site does not serve; pages of the content service and other sites pass. */
export function hasPage(url: string): boolean {
  const segment = segmentOf(stripLocale(url));
  return !url.startsWith('/') || served.has(segment) || !reserved.has(segment);
}
