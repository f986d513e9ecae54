import { localeOf, stripLocale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

const isParameter = (segment: string) => segment.startsWith(':');
const weightOf = (segments: readonly string[]) => segments.filter((segment) => !isParameter(segment)).length;
/** More specific patterns first, in the router's order. */
const patterns = Object.values(paths)
  .map(({ pattern }) => pattern.split('/').slice(1))
  .sort((one, other) => weightOf(other) - weightOf(one));

/**
 * The path in the spelling that the site uses. Routes are matched case-insensitively, so `/promotions` has many spellings; names given
 * by an editor or the platform (`/game/:sysname`) stay unchanged.
 */
export function canonicalPath(path: string): string {
  if (!/[A-Z]/.test(path)) return path;
  const segments = stripLocale(path).split('/').slice(1);
  const fits = (name: string, index: number) => isParameter(name) || name === segments[index]?.toLowerCase();
  const pattern = patterns.find((names) => names.length === segments.length && names.every(fits));
  if (!pattern) return path;
  const spelled = pattern.map((name, index) => (isParameter(name) ? segments[index] : name));
  return withLocale(`/${spelled.join('/')}`, localeOf(path));
}
