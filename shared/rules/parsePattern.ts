/** A regular expression as far as its cost depends on it. */
export type PatternNode =
  | { kind: 'chars'; set: bigint }
  /** Between two characters: `^`, `$`, `\b`. */
  | { kind: 'edge'; isEnd: boolean; isStart: boolean }
  /** Tried as a whole and never again: `(?=...)`. */
  | { kind: 'look'; body: PatternNode }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeat'; body: PatternNode; min: number; max: number };

/** Stand for all characters where two sets are compared: ASCII, and some letters and signs of other scripts. */
const usual = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'ßéÑōʻşІжЯקعあ中ㄱ가‘—€٣²👍\u00a0\u2028',
];
const TOKEN = /^(?:\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|c[a-z]|[^])|\[(?:\\[^]|[^\]\\])*\]|[^])/iu;
const ESCAPE = /\\(?:[ux]([\da-f]{2,4})|u\{([\da-f]+)\})/gi;
/** Sets of characters that our probes may know nothing of. */
const FOREIGN = /\\p\{(?!(?:L|Lu|Ll|N|Nd|P|S|Z|Zs)\})/i;
const QUANTIFIER = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/;
const GROUP = /^\((\?(?:[:=!]|<[=!]|<[\w$]+>))?/;

/** Undefined: something whose cost nobody knows, such as a reference to a group. `flags`: those it is compiled with. */
export function parsePattern(source: string, flags: string): PatternNode | undefined {
  const named = [...source.matchAll(ESCAPE)].map(([, code = '', long]) => fromCode(long ?? code));
  const probes = [...new Set([...usual, ...source, ...named])].filter((probe) => probe !== '');
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
    const [text = '', least, range, most] = QUANTIFIER.exec(rest) ?? [];
    if (!body || text === '') return body;
    rest = rest.slice(text.length);
    if (least === undefined)
      return { kind: 'repeat', body, min: text[0] === '+' ? 1 : 0, max: text[0] === '?' ? 1 : Infinity };
    const max = range === undefined ? Number(least) : most ? Number(most) : Infinity;
    return { kind: 'repeat', body, min: Number(least), max };
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
    const set = probes.reduce((sum, probe, at) => (one.test(probe) ? sum | (1n << BigInt(at)) : sum), 0n);
    // None of the probes: a script we have no letter of.
    return set === 0n ? everything : set;
  }

  const node = choice();
  return rest === '' ? node : undefined;
}

function fromCode(hexadecimal: string): string {
  const code = Number.parseInt(hexadecimal, 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
