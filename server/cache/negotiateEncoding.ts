import Negotiator from 'negotiator';

/** The package has this option; its types do not have it yet. */
type Preferring = Negotiator & {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
};

/**
 * Chooses a coding by Accept-Encoding (RFC 9110 12.5.3): the one with the highest weight, or the first of those with equal weight.
 * Undefined means identity, also when the header accepts nothing that is available.
 */
export function negotiateEncoding<E extends string>(header: string, available: readonly E[]): E | undefined {
  const headers = { 'accept-encoding': header.toLowerCase().replaceAll('x-gzip', 'gzip') };
  const [best] = (new Negotiator({ headers }) as Preferring).encodings([...available, 'identity'], {
    preferred: available,
  });
  return available.find((encoding) => encoding === best);
}
