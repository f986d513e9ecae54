import type { PageLine } from '#client/app/page.ts';
import { localeOf, stripLocale } from '#shared/locales.ts';
import { decodeSegment } from '#shared/url/decodeSegment.ts';
import type { PageMatch } from './PageMatch.ts';

interface Compiled {
  line: PageLine;
  shape: RegExp;
  names: string[];
  /** Specificity, as in React Router; the larger wins. */
  weight: number;
}

/**
 * Finds the route of an address: the more specific pattern wins, in any order of the table. Compares like React Router
 * (percent-decoded, case-insensitive, ignoring a trailing slash), but compiles the patterns only once.
 */
export function createMatchPage(table: readonly PageLine[]): (pathname: string) => PageMatch {
  const compiled = table.map(compile).sort((a, b) => b.weight - a.weight);
  return (pathname) => {
    const locale = localeOf(pathname);
    // A slash inside a segment stays encoded, or it would split the segment.
    const segments = stripLocale(pathname).split('/');
    const path = segments.map((segment) => decodeSegment(segment).replaceAll('/', '%2F')).join('/');
    for (const { line, shape, names } of compiled) {
      const pathParts = shape.exec(path);
      if (!pathParts) continue;
      const params = Object.fromEntries(
        names.map((name, index) => [name, (pathParts[index + 1] ?? '').replaceAll('%2F', '/')]),
      );
      return { locale, line, params };
    }
    return { locale, line: undefined, params: {} };
  };
}

function compile(line: PageLine): Compiled {
  const segments = line.pattern.split('/').slice(1);
  const isOpen = segments.at(-1) === '*';
  const fixed = segments.filter((segment) => segment !== '*' && segment !== '');
  const parts = fixed.map((segment) => (segment.startsWith(':') ? '/([^/]+)' : `/${escape(segment)}`));
  const names = fixed.filter((segment) => segment.startsWith(':')).map((segment) => segment.slice(1));
  return {
    line,
    shape: new RegExp(`^${parts.join('')}${isOpen ? '(?:/(.+)|/*)' : '/?'}$`, 'i'),
    names: isOpen ? [...names, '*'] : names,
    weight: fixed.reduce((sum, segment) => sum + (segment.startsWith(':') ? 4 : 11), isOpen ? -1 : 0),
  };
}

const escape = (text: string): string => text.replace(/[^\w-]/g, '\\$&');
