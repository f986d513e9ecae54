import Negotiator from 'negotiator';

/** Content codings of cached pages, the smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const;
/** A content coding of cached pages. */
export type Encoding = (typeof ENCODINGS)[number];

/** The package has this option; its types do not have it yet. */
type Preferring = Negotiator & {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
};

/** The usual values of browsers and other clients; others are parsed, which takes a fiftieth of a cached page. */
const usual: ReadonlyMap<string, Encoding | undefined> = new Map([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip', 'gzip'],
  ['identity', undefined],
]);

/**
 * Chooses a coding by Accept-Encoding (RFC 9110 12.5.3): the one with the highest weight, or the smaller of two with equal weight.
 * Undefined means identity, also when the header accepts nothing that is available.
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const text = String(header);
  if (usual.has(text)) return usual.get(text);
  const headers = { 'accept-encoding': text.toLowerCase().replaceAll('x-gzip', 'gzip') };
  const [best] = (new Negotiator({ headers }) as Preferring).encodings([...ENCODINGS, 'identity'], {
    preferred: ENCODINGS,
  });
  return ENCODINGS.find((encoding) => encoding === best);
}
