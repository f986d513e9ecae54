import { parsePattern, type PatternNode } from './parsePattern.ts';

/** The longest value a pattern meets (CUSTOM_MAX_LENGTH). */
const LONGEST = 200;
/** Ways through a value; each may read on to its end before it fails, and all of that takes some milliseconds. */
const MAX_WAYS = 25_000;

/** Ways in which a pattern can get to a place: `stops` are places where a repeat may end, which share the length of the value. */
interface Ways {
  stops: readonly number[];
  others: number;
}

/**
 * Whether a pattern answers within milliseconds for every value. The engine tries one way after the other, and there are
 * as many as the places where repeats may end, multiplied: `.*.*.*.*.*!` has more than anybody can wait for. A repeat whose end
 * is plain counts once: what follows it begins with a character that it cannot take.
 */
export function isCheapPattern(source: string, flags: string): boolean {
  const root = parsePattern(source, flags);
  if (!root) return false;
  let most = 0;

  /** `follow`: characters with which what comes after can begin. */
  function walk(node: PatternNode, follow: bigint, before: Ways): Ways {
    const after = through(node, follow, before);
    most = Math.max(most, waysOf(after));
    return after;
  }

  function through(node: PatternNode, follow: bigint, before: Ways): Ways {
    switch (node.kind) {
      case 'chars':
      case 'edge':
        return before;
      case 'look':
        walk(node.body, 0n, before);
        return before;
      case 'sequence':
        return node.parts.reduce((ways, part, at) => {
          const after = node.parts.slice(at + 1);
          const next = after.reduceRight((set, other) => firstOf(other, set), follow);
          return walk(part, next, ways);
        }, before);
      case 'choice': {
        const all = node.options.map((option) => walk(option, follow, before));
        const worst = all.reduce((one, other) => (waysOf(other) > waysOf(one) ? other : one));
        const firsts = node.options.map((option) => firstOf(option, follow));
        const isPlain = firsts.every((set, at) => firsts.every((other, index) => index === at || (set & other) === 0n));
        return isPlain ? worst : { ...worst, others: worst.others * node.options.length };
      }
      case 'repeat': {
        const { body, min } = node;
        const max = Math.min(node.max, LONGEST);
        const again = max > 1 ? firstOf(body, 0n) : 0n;
        const inside = waysOf(walk(body, again | follow, { stops: [], others: 1 }));
        walk(body, again | follow, before);
        if (inside > 1) return { ...before, others: before.others * inside ** max * (max - min + 1) };
        const isPlain = max === min || (firstOf(body, follow) & follow) === 0n;
        return isPlain ? before : { ...before, stops: [...before.stops, max - min + 1] };
      }
    }
  }

  const start: Ways = { stops: isAnchored(root) ? [] : [LONGEST + 1], others: 1 };
  walk(root, 0n, start);
  return most <= MAX_WAYS;
}

/** All stops lie in one value, one after the other: fewer ways than their product. */
function waysOf({ stops, others }: Ways): number {
  const product = stops.reduce((all, one) => all * one, 1);
  const inOrder = stops.reduce((all, _, at) => (all * (LONGEST + at + 1)) / (at + 1), 1);
  return others * Math.min(product, inOrder);
}

function firstOf(node: PatternNode, follow: bigint): bigint {
  switch (node.kind) {
    case 'chars':
      return node.set;
    case 'edge':
      return node.isEnd ? 0n : follow;
    case 'look':
      // Whatever it allows, it has to be tried.
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
