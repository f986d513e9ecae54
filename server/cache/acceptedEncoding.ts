import { negotiateEncoding } from './negotiateEncoding.ts';

/** Content codings of cached pages, the smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const;
/** A content coding of cached pages. */
export type Encoding = (typeof ENCODINGS)[number];

/** The usual values of browsers and other clients; others are parsed, which takes a fiftieth of a cached page. */
const usual: ReadonlyMap<string, Encoding | undefined> = new Map([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip', 'gzip'],
  ['identity', undefined],
]);

/** The coding of a cached page for an Accept-Encoding; undefined means identity. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const text = String(header);
  return usual.has(text) ? usual.get(text) : negotiateEncoding(text, ENCODINGS);
}
