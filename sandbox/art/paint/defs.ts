import { frac } from './shapes.ts';

/** Collects gradients, clips, patterns and symbols of one picture; equal markup is stored once under a short id. */
export type Defs = {
  /** `markup` is one element without an id, such as `<linearGradient ...>...</linearGradient>`; returns `url(#id)`. */
  add(prefix: string, markup: string): string;
  /** Stores a drawing; returns the `#id` for `<use href="..." .../>`. */
  symbol(markup: string): string;
  /** `<defs>...</defs>`, or nothing. */
  render(): string;
};

export function createDefs(): Defs {
  const shades = new Map<string, string>();
  const parts: string[] = [];
  const store = (prefix: string, markup: string) => {
    const key = markup;
    const had = shades.get(key);
    if (had) return had;
    const id = `${prefix}${shades.size.toString(36)}`;
    shades.set(key, id);
    parts.push(markup.replace(/^<([a-zA-Z]+)/, `<$1 id="${id}"`));
    return id;
  };
  return {
    add: (prefix, markup) => `url(#${store(prefix.slice(0, 1), markup)})`,
    symbol: (markup) => `#${store('s', `<g>${markup}</g>`)}`,
    render: () => (parts.length ? `<defs>${parts.join('')}</defs>` : ''),
  };
}

/** [offset 0..1, colour, opacity 0..1] */
export type Stop = readonly [number, string, number?];

const stopsMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([o, c, a]) =>
        `<stop offset="${frac(o)}" stop-color="${c}"${a === undefined || a === 1 ? '' : ` stop-opacity="${frac(a)}"`}/>`,
    )
    .join('');

/** A linear gradient across the shape's box; angle in degrees, 0 = left to right, 90 = top to bottom. */
export function linear(defs: Defs, stops: readonly Stop[], angle = 90): string {
  const a = (angle * Math.PI) / 180;
  const dx = Math.cos(a) / 2;
  const dy = Math.sin(a) / 2;
  return defs.add(
    'l',
    `<linearGradient x1="${frac(0.5 - dx)}" y1="${frac(0.5 - dy)}" x2="${frac(0.5 + dx)}" y2="${frac(0.5 + dy)}">${stopsMarkup(stops)}</linearGradient>`,
  );
}

/** A radial gradient in fractions of the shape's box; (fx, fy) is the focus of the light. */
export function radial(
  defs: Defs,
  stops: readonly Stop[],
  {
    cx = 0.5,
    cy = 0.5,
    r = 0.5,
    fx = cx,
    fy = cy,
  }: { cx?: number; cy?: number; r?: number; fx?: number; fy?: number } = {},
): string {
  const focus = fx === cx && fy === cy ? '' : ` fx="${frac(fx)}" fy="${frac(fy)}"`;
  return defs.add(
    'r',
    `<radialGradient cx="${frac(cx)}" cy="${frac(cy)}" r="${frac(r)}"${focus}>${stopsMarkup(stops)}</radialGradient>`,
  );
}
