type ParamName<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamName<Head> | ParamName<Tail>
  : Pattern extends `:${infer Name}`
    ? Name
    : Pattern extends '*'
      ? '*'
      : never;

/** Parameters of a pattern: a value per `:name` and `*`. */
export type PathParams<Pattern extends string> = Record<ParamName<Pattern>, string | number>;
type QueryValue = string | number | boolean | null | undefined;
/** Query of an address; `null` and `undefined` are left out, lists are joined by commas. */
export type PathQuery = Record<string, QueryValue | readonly (string | number)[]>;

type BuildArgs<Pattern extends string> = [ParamName<Pattern>] extends [never]
  ? [params?: Record<never, never> | null, query?: PathQuery]
  : [params: PathParams<Pattern>, query?: PathQuery];

/** A page: its pattern and a builder of its addresses. */
export interface Path<Pattern extends string = string> {
  /** Pattern of the router: `/game/:sysname`. */
  readonly pattern: Pattern;
  /** Builds an address without locale: `build({ sysname: 'book of ra' })` -> `/game/book%20of%20ra`. Never throws. */
  build(...args: BuildArgs<Pattern>): string;
}

const PLAIN = /^[\w-]*$/;

/** Encodes a segment. `.` and `..` are escaped twice, because URL parsers resolve `%2e%2e` too; encodeURIComponent throws on lone surrogates. */
function encodeSegment(value: string): string {
  if (PLAIN.test(value)) return value;
  if (value === '.' || value === '..') return value.replaceAll('.', '%252E');
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Encodes the segments of `*`, each with its slash; without any, the slash before them is left out, too. */
function encodeRest(value: string): string {
  return value
    .split('/')
    .filter(Boolean)
    .map((segment) => `/${encodeSegment(segment)}`)
    .join('');
}

function encodeQuery(query: PathQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  if (given.length === 0) return '';
  const texts = given.map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]);
  return `?${new URLSearchParams(texts)}`;
}

/** Declares a page by its pattern, with a builder of its addresses. */
export function path<const Pattern extends `/${string}`>(pattern: Pattern): Path<Pattern> {
  // A page builds hundreds of addresses of one pattern.
  const segments = pattern.slice(1).split('/');
  return {
    pattern,
    build(params?: Record<string, string | number> | null, query?: PathQuery) {
      const valueOf = (name: string) => String(params?.[name] ?? '');
      let address = '';
      for (const segment of segments)
        if (segment === '*') address += encodeRest(valueOf('*'));
        else address += `/${segment.startsWith(':') ? encodeSegment(valueOf(segment.slice(1))) : segment}`;
      return query ? address + encodeQuery(query) : address;
    },
  };
}
