/** The parts of a regular expression that determine its cost. `set`: bit mask of the probe characters that match. */
export type PatternNode =
  | { kind: 'chars'; set: bigint }
  /** Zero-width assertion: `^`, `$`, `\b`. */
  | { kind: 'edge'; isEnd: boolean; isStart: boolean }
  /** Look-around `(?=...)`, which is not backtracked into. */
  | { kind: 'look'; body: PatternNode }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeat'; body: PatternNode; min: number; max: number };

/** Probe characters that represent all characters in comparisons of sets: ASCII, and some characters of other scripts. */
const commonProbes = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'ßéÑōʻşІжЯקعあ中ㄱ가‘—€٣²👍\u00a0\u2028',
];
const TOKEN = /^(?:\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|c[a-z]|[^])|\[(?:\\[^]|[^\]\\])*\]|[^])/iu;
const ESCAPE = /\\(?:[ux]([\da-f]{2,4})|u\{([\da-f]+)\})/gi;
/** Character sets that may contain no probe. */
const FOREIGN = /\\p\{(?!(?:L|Lu|Ll|N|Nd|P|S|Z|Zs)\})/i;
const QUANTIFIER = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/;
const GROUP = /^\((\?(?:[:=!]|<[=!]|<[\w$]+>))?/;

/** Parses a regular expression; undefined: its cost is unknown, as with a back-reference. `flags`: those it is compiled with. */
export function parsePattern(source: string, flags: string): PatternNode | undefined {
  const named = [...source.matchAll(ESCAPE)].map(([, code = '', long]) => fromCode(long ?? code));
  const probes = [...new Set([...commonProbes, ...source, ...named])].filter((probe) => probe !== '');
  const everything = (1n << BigInt(probes.length)) - 1n;
  let rest = source;

  function choice(): PatternNode | undefined {
    const options: PatternNode[] = [];
    for (;;) {
      const parts: PatternNode[] = [];
      while (rest !== '' && rest[0] !== '|' && rest[0] !== ')') {
        const part = repeated();
        if (!part) return undefined;
        parts.push(part);
      }
      options.push({ kind: 'sequence', parts });
      if (rest[0] !== '|') return { kind: 'choice', options };
      rest = rest.slice(1);
    }
  }

  function repeated(): PatternNode | undefined {
    const body = rest[0] === '(' ? group() : single();
    const [text = '', lower, range, upper] = QUANTIFIER.exec(rest) ?? [];
    if (!body || text === '') return body;
    rest = rest.slice(text.length);
    if (lower === undefined)
      return { kind: 'repeat', body, min: text[0] === '+' ? 1 : 0, max: text[0] === '?' ? 1 : Infinity };
    const max = range === undefined ? Number(lower) : upper ? Number(upper) : Infinity;
    return { kind: 'repeat', body, min: Number(lower), max };
  }

  function group(): PatternNode | undefined {
    const [opening = '(', sort = ''] = GROUP.exec(rest) ?? [];
    rest = rest.slice(opening.length);
    const body = choice();
    if (!body || rest[0] !== ')') return undefined;
    rest = rest.slice(1);
    return /[=!]/.test(sort) ? { kind: 'look', body } : body;
  }

  function single(): PatternNode | undefined {
    const [token = ''] = TOKEN.exec(rest) ?? [];
    rest = rest.slice(token.length);
    if (token === '^' || token === '$' || /^\\b$/i.test(token))
      return { kind: 'edge', isStart: token === '^', isEnd: token === '$' };
    if (token === '' || /^(?:\\[1-9k]|[*+?]$)/.test(token)) return undefined;
    return { kind: 'chars', set: setOf(token) };
  }

  function setOf(token: string): bigint {
    if (FOREIGN.test(token)) return everything;
    const one = new RegExp(`^(?:${token})$`, flags);
    const set = probes.reduce((sum, probe, index) => (one.test(probe) ? sum | (1n << BigInt(index)) : sum), 0n);
    // No probe matches: a script without a probe.
    return set === 0n ? everything : set;
  }

  const node = choice();
  return rest === '' ? node : undefined;
}

function fromCode(hexadecimal: string): string {
  const code = Number.parseInt(hexadecimal, 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
