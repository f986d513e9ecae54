/** Half of the query's trigrams must be there: fewer, and everything is like everything. */
const LIKE = 0.5;
const MOST = 24;

/** The last resort of the search: texts by how many runs of three characters they share with the query. */
export function createTrigrams(keys: readonly string[]): { find(key: string): number[] } {
  const places = new Map<string, number[]>();
  for (const [place, key] of keys.entries())
    for (const gram of trigramsOf(key)) {
      const known = places.get(gram);
      if (known) known.push(place);
      else places.set(gram, [place]);
    }
  return {
    find(key) {
      const wanted = trigramsOf(key);
      const shared = new Map<number, number>();
      for (const gram of wanted)
        for (const place of places.get(gram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
      return [...shared]
        .filter(([, count]) => count >= wanted.size * LIKE)
        .sort(([one, count], [other, otherCount]) => otherCount - count || one - other)
        .slice(0, MOST)
        .map(([place]) => place);
    },
  };
}

function trigramsOf(key: string): Set<string> {
  const grams = new Set<string>();
  for (const word of key.split(' ')) {
    const padded = ` ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) grams.add(padded.slice(at, at + 3));
  }
  return grams;
}
