import { localeOf, stripLocale, withLocale } from '../../shared/locales.ts';
import { paths } from '../../shared/url/paths.ts';

const isParameter = (segment: string) => segment.startsWith(':');
const weightOf = (segments: readonly string[]) => segments.filter((segment) => !isParameter(segment)).length;
/** The more specific first, as the router looks for them. */
const patterns = Object.values(paths)
  .map(({ pattern }) => pattern.split('/').slice(1))
  .sort((one, other) => weightOf(other) - weightOf(one));

/**
 * The spelling that the site itself uses. Routes are found whatever their case, so `/promotions` has a
 * thousand spellings; what an editor or the platform has named (`/game/:sysname`) stays as it was sent.
 */
export function canonicalPath(path: string): string {
  if (!/[A-Z]/.test(path)) return path;
  const segments = stripLocale(path).split('/').slice(1);
  const fits = (name: string, at: number) => isParameter(name) || name === segments[at]?.toLowerCase();
  const pattern = patterns.find((names) => names.length === segments.length && names.every(fits));
  if (!pattern) return path;
  const spelled = pattern.map((name, at) => (isParameter(name) ? segments[at] : name));
  return withLocale(`/${spelled.join('/')}`, localeOf(path));
}
