/** A pattern with stars. */
export interface Anchored {
  /** The literals of the pattern, split at its stars. */
  readonly pieces: readonly string[];
}

/** An index of patterns with stars. */
export interface WildcardIndex<T extends Anchored> {
  /** Lists of patterns that may match, each in the given order. Every matching pattern is in one of them. */
  candidates(path: string): Iterable<readonly T[]>;
}

type Place = 'start' | 'end' | 'within';

function placeOf(index: number, { pieces }: Anchored): Place {
  if (index === 0) return 'start';
  return index === pieces.length - 1 ? 'end' : 'within';
}

/**
 * Finds the few candidates among about ten thousand patterns, wherever their stars are. Each pattern is filed under its rarest
 * literal, so a pattern with a star in its first segment is found by its end. A look-up costs one map access per distinct length of
 * these literals, not one per pattern.
 */
export function wildcardIndex<T extends Anchored>(patterns: readonly T[]): WildcardIndex<T> {
  const uses = new Map<string, number>();
  const key = (place: Place, literal: string) => `${place}${literal}`;
  for (const pattern of patterns)
    for (const [index, piece] of pattern.pieces.entries()) {
      const use = key(placeOf(index, pattern), piece);
      uses.set(use, (uses.get(use) ?? 0) + 1);
    }

  const filed: Record<Place, Map<string, T[]>> = { start: new Map(), end: new Map(), within: new Map() };
  for (const pattern of patterns) {
    const { place, piece } = rarest(pattern);
    const list = filed[place].get(piece);
    if (list) list.push(pattern);
    else filed[place].set(piece, [pattern]);
  }
  const lengths = {
    start: lengthsOf(filed.start),
    end: lengthsOf(filed.end),
    within: lengthsOf(filed.within),
  };

  function rarest(pattern: T): { place: Place; piece: string } {
    let best = { place: 'start' as Place, piece: pattern.pieces[0] as string };
    let minCost = Number.POSITIVE_INFINITY;
    for (const [index, piece] of pattern.pieces.entries()) {
      const place = placeOf(index, pattern);
      // A literal inside the pattern costs a look-up per position: worth it only if it separates many patterns.
      const cost = (uses.get(key(place, piece)) as number) * (place === 'within' ? 64 : 1);
      if (cost < minCost && (piece !== '' || place !== 'within')) {
        best = { place, piece };
        minCost = cost;
      }
    }
    return best;
  }

  return {
    *candidates(path) {
      for (const length of lengths.start) {
        if (length > path.length) break;
        const list = filed.start.get(path.slice(0, length));
        if (list) yield list;
      }
      for (const length of lengths.end) {
        if (length > path.length) break;
        const list = filed.end.get(path.slice(path.length - length));
        if (list) yield list;
      }
      const seen = new Set<readonly T[]>();
      for (const length of lengths.within)
        for (let index = 0; index + length <= path.length; index += 1) {
          const list = filed.within.get(path.slice(index, index + length));
          if (!list || seen.has(list)) continue;
          seen.add(list);
          yield list;
        }
    },
  };
}

function lengthsOf(map: ReadonlyMap<string, unknown>): number[] {
  return [...new Set([...map.keys()].map((literal) => literal.length))].sort((a, b) => a - b);
}
