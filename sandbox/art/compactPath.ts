const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const text = (v: number): string => {
  const r = Math.round(v * 100) / 100;
  return String(r === 0 ? 0 : r).replace(/^(-?)0\./, '$1.');
};

/** Whether a path ends with a number that has a point. Looks at its end alone: paths are long, and get a number at a time. */
function endsWithFraction(path: string): boolean {
  let index = path.length - 1;
  while (index >= 0 && /\d/.test(path.charAt(index))) index -= 1;
  return path.charAt(index) === '.';
}

/** Joins numbers with as few characters as possible: a minus, or a point after a number with a point, needs no space. */
const joined = (numbers: readonly number[], first: string): string => {
  let out = first;
  for (const v of numbers) {
    const t = text(v);
    const tight =
      out === '' || /[a-zA-Z]$/.test(out) || t.startsWith('-') || (t.startsWith('.') && endsWithFraction(out));
    out += tight ? t : ` ${t}`;
  }
  return out;
};

type Step = { command: string; numbers: number[] };

function parse(d: string): Step[] | undefined {
  const steps: Step[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const arity = ARITY[command.toLowerCase()];
    if (arity === undefined) return undefined;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (arity === 0) steps.push({ command, numbers: [] });
    // Arc flags may be written without spaces: such a path is returned unchanged.
    else if (numbers.length === 0 || numbers.length % arity) return undefined;
    for (let i = 0; arity > 0 && i < numbers.length; i += arity) {
      const again = i > 0 && command === 'M' ? 'L' : i > 0 && command === 'm' ? 'l' : command;
      steps.push({ command: again, numbers: numbers.slice(i, i + arity) });
    }
  }
  return steps;
}

/** Shortens a path: each step absolute or relative, whichever is shorter; commands are not repeated. */
export function compactPath(d: string): string {
  const steps = parse(d);
  if (!steps) return d;
  let [x, y, sx, sy] = [0, 0, 0, 0];
  let out = '';
  let last = '';
  for (const { command, numbers } of steps) {
    const lower = command.toLowerCase();
    const relative = command === lower;
    if (lower === 'z') {
      [x, y] = [sx, sy];
      out += 'z';
      last = 'z';
      continue;
    }
    const shift = (v: number, i: number, sign: 1 | -1) => {
      if (lower === 'h') return v + sign * x;
      if (lower === 'v') return v + sign * y;
      if (lower === 'a') return i === 5 ? v + sign * x : i === 6 ? v + sign * y : v;
      return v + sign * (i % 2 ? y : x);
    };
    const absolute = relative ? numbers.map((v, i) => shift(v, i, 1)) : numbers;
    const nearby = relative ? numbers : numbers.map((v, i) => shift(v, i, -1));
    const form = (command: string, values: readonly number[]) =>
      command === last && lower !== 'm' ? joined(values, out) : joined(values, out + command);
    const a = form(lower.toUpperCase(), absolute);
    const b = form(lower, nearby);
    out = a.length <= b.length ? a : b;
    last = a.length <= b.length ? lower.toUpperCase() : lower;
    if (lower === 'h') x = absolute[0] as number;
    else if (lower === 'v') y = absolute[0] as number;
    else [x, y] = absolute.slice(-2) as [number, number];
    if (lower === 'm') [sx, sy] = [x, y];
  }
  return out;
}
