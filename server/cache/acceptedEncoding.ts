import Negotiator from 'negotiator';

/** Codings a page is cached in, the smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The option is the package's own; its types do not have it yet. */
type Preferring = Negotiator & {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
};

/** What browsers send; the rest is read. */
const usual = new Set(['gzip, deflate, br, zstd', 'gzip, deflate, br']);

/**
 * Our choice among what the visitor takes (RFC 9110 12.5.3): the coding they weigh highest, the smaller one of two that
 * weigh the same; undefined = as it is. Whoever takes nothing we have, plain text included, gets plain text.
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const text = String(header);
  if (usual.has(text)) return 'br';
  const headers = { 'accept-encoding': text.toLowerCase().replaceAll('x-gzip', 'gzip') };
  const [best] = (new Negotiator({ headers }) as Preferring).encodings([...ENCODINGS, 'identity'], {
    preferred: ENCODINGS,
  });
  return ENCODINGS.find((encoding) => encoding === best);
}
