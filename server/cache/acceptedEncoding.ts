/** Codings a page is kept in, the smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What browsers send; the rest is read. */
const usual = new Set(['gzip, deflate, br, zstd', 'gzip, deflate, br']);

/**
 * Our choice among what the visitor takes (RFC 9110 12.5.3): the coding he weighs highest, the smaller one of two that
 * weigh the same; undefined = as it is. Whoever takes nothing we have, plain text included, gets plain text.
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const text = String(header);
  if (usual.has(text)) return 'br';
  const weights = new Map<string, number>();
  for (const item of text.toLowerCase().split(',', 32)) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    if (coding !== '') weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight === undefined ? 1 : weightOf(weight));
  }
  const others = weights.get('*') ?? 0;
  let best: Encoding | undefined;
  // Plain text unless it was weighed is what is left when nothing else is taken.
  let most = weights.get('identity') ?? 0;
  for (const encoding of ENCODINGS) {
    const weight = weights.get(encoding) ?? others;
    if (weight <= 0 || weight < most || (best !== undefined && weight === most)) continue;
    best = encoding;
    most = weight;
  }
  return best;
}

/** `q` as RFC 9110 12.4.2 spells it; a weight that cannot be read counts as "no". */
function weightOf(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}
