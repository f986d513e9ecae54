import { type PatternNode, parsePattern } from './parsePattern.ts';

/** Max characters of a value (TEXT_MAX_LENGTH). */
const MAX_LENGTH = 200;
/** Max backtracking paths; each may read to the end of the value, which takes some milliseconds in total. */
const MAX_PATHS = 25_000;

/** Number of backtracking paths to a place in a pattern. `stops`: possible ends of each repetition, which share the length of the value. */
interface Paths {
  stops: readonly number[];
  others: number;
}

/**
 * Whether a pattern matches any value within milliseconds. The engine tries all paths; their number is the product of the possible
 * ends of all repetitions, which is too large for `.*.*.*.*.*!`. A repetition with a definite end counts once: the character after it
 * cannot be part of it.
 */
export function isCheapPattern(source: string, flags: string): boolean {
  const root = parsePattern(source, flags);
  if (!root) return false;
  let maxPaths = 0;

  /** `follow`: characters that may come next after the node. */
  function walk(node: PatternNode, follow: bigint, before: Paths): Paths {
    const after = countPaths(node, follow, before);
    maxPaths = Math.max(maxPaths, pathsOf(after));
    return after;
  }

  function countPaths(node: PatternNode, follow: bigint, before: Paths): Paths {
    switch (node.kind) {
      case 'chars':
      case 'edge':
        return before;
      case 'look':
        walk(node.body, 0n, before);
        return before;
      case 'sequence':
        return node.parts.reduce((paths, part, index) => {
          const after = node.parts.slice(index + 1);
          const next = after.reduceRight((set, other) => firstOf(other, set), follow);
          return walk(part, next, paths);
        }, before);
      case 'choice': {
        const all = node.options.map((option) => walk(option, follow, before));
        const worst = all.reduce((one, other) => (pathsOf(other) > pathsOf(one) ? other : one));
        const firsts = node.options.map((option) => firstOf(option, follow));
        const isDefinite = firsts.every((set, place) =>
          firsts.every((other, index) => index === place || (set & other) === 0n),
        );
        return isDefinite ? worst : { ...worst, others: worst.others * node.options.length };
      }
      case 'repeat': {
        const { body, min } = node;
        const max = Math.min(node.max, MAX_LENGTH);
        const again = max > 1 ? firstOf(body, 0n) : 0n;
        const inside = pathsOf(walk(body, again | follow, { stops: [], others: 1 }));
        walk(body, again | follow, before);
        if (inside > 1) return { ...before, others: before.others * inside ** max * (max - min + 1) };
        const isDefinite = max === min || (firstOf(body, follow) & follow) === 0n;
        return isDefinite ? before : { ...before, stops: [...before.stops, max - min + 1] };
      }
    }
  }

  const start: Paths = { stops: isAnchored(root) ? [] : [MAX_LENGTH + 1], others: 1 };
  walk(root, 0n, start);
  return maxPaths <= MAX_PATHS;
}

/** All stops are in one value in ascending order, so there are fewer paths than their product. */
function pathsOf({ stops, others }: Paths): number {
  const product = stops.reduce((all, one) => all * one, 1);
  const inOrder = stops.reduce((all, _, index) => (all * (MAX_LENGTH + index + 1)) / (index + 1), 1);
  return others * Math.min(product, inOrder);
}

function firstOf(node: PatternNode, follow: bigint): bigint {
  switch (node.kind) {
    case 'chars':
      return node.set;
    case 'edge':
      return node.isEnd ? 0n : follow;
    case 'look':
      // A look-around has to be tried for any character.
      return -1n;
    case 'sequence':
      return node.parts.reduceRight((set, part) => firstOf(part, set), follow);
    case 'choice':
      return node.options.reduce((set, option) => set | firstOf(option, follow), 0n);
    case 'repeat':
      return firstOf(node.body, follow) | (node.min === 0 ? follow : 0n);
  }
}

function isAnchored(node: PatternNode): boolean {
  if (node.kind === 'choice') return node.options.every(isAnchored);
  if (node.kind === 'sequence') return node.parts[0] !== undefined && isAnchored(node.parts[0]);
  return node.kind === 'edge' && node.isStart;
}
