/** Min share of the query's trigrams that a match contains; a lower share matches almost everything. */
const MIN_SHARE = 0.5;
const MAX_RESULTS = 24;

/** Fallback of the search: finds texts by the number of trigrams (three characters) they share with the query, at most 24. */
export function createTrigrams(keys: readonly string[]): { find(key: string): number[] } {
  const places = new Map<string, number[]>();
  for (const [place, key] of keys.entries())
    for (const gram of trigramsOf(key)) {
      const ids = places.get(gram);
      if (ids) ids.push(place);
      else places.set(gram, [place]);
    }
  return {
    find(key) {
      const wanted = trigramsOf(key);
      const shared = new Map<number, number>();
      for (const gram of wanted)
        for (const place of places.get(gram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
      return [...shared]
        .filter(([, count]) => count >= wanted.size * MIN_SHARE)
        .sort(([one, count], [other, otherCount]) => otherCount - count || one - other)
        .slice(0, MAX_RESULTS)
        .map(([place]) => place);
    },
  };
}

function trigramsOf(key: string): Set<string> {
  const grams = new Set<string>();
  for (const word of key.split(' ')) {
    const padded = ` ${word} `;
    for (let index = 0; index + 3 <= padded.length; index++) grams.add(padded.slice(index, index + 3));
  }
  return grams;
}
