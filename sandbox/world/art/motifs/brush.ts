import type { Paint } from '../paint.ts';
import { hex3, mix, tones, type Tones } from './tones.ts';

export type Stop = readonly [at: number, color: string, opacity?: number];

/** Options of {@link Brush.form}. Widths are in motif units, `inside` is markup clipped to the outline. */
export type FormOptions = {
  readonly ink?: string;
  readonly width?: number;
  readonly inside?: string;
  readonly edge?: number | false;
  readonly rim?: string;
};

export type Brush = ReturnType<typeof createBrush>;

/** Whole numbers beyond ±12, one decimal within: the precision of every coordinate in a motif. */
export function num(value: number): string {
  const rounded = Math.abs(value) > 12 ? Math.round(value) : Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Shares and opacities: two decimals without the leading zero. */
export function frac(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** Absolute polygon path with relative segments, closed unless `open`. */
export function poly(points: readonly (readonly [number, number])[], open = false): string {
  let [x, y] = [0, 0];
  let path = '';
  for (const [index, [px, py]] of points.entries()) {
    if (index === 0) {
      [x, y] = [Number(num(px)), Number(num(py))];
      path = `M${num(px)} ${num(py)}l`;
      continue;
    }
    const [dx, dy] = [num(px - x), num(py - y)];
    path += `${index > 1 && !dx.startsWith('-') ? ' ' : ''}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
    x += Number(dx);
    y += Number(dy);
  }
  return open ? path : `${path}z`;
}

/** Star with `points` tips between two radii, first tip up unless turned (degrees). */
export function star(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  points: number,
  turn = 0,
  squash = 1,
): string {
  return poly(
    Array.from({ length: points * 2 }, (_, index) => {
      const angle = (index * Math.PI) / points - Math.PI / 2 + (turn * Math.PI) / 180;
      const radius = index % 2 ? inner : outer;
      return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius * squash] as const;
    }),
  );
}

/** Ellipse as a path, so that it can be outlined, clipped and joined with others. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const w = num(rx);
  const h = num(ry);
  return `M${num(cx - rx)} ${num(cy)}a${w} ${h} 0 1 1 ${num(rx * 2)} 0a${w} ${h} 0 1 1 ${num(-rx * 2)} 0z`;
}

/** Rectangle with round corners as a path. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`;
  const c = num(r);
  const m = num(-r);
  return (
    `M${num(x + r)} ${num(y)}h${num(w - r * 2)}q${c} 0 ${c} ${c}v${num(h - r * 2)}q0 ${c} ${m} ${c}` +
    `h${num(r * 2 - w)}q${m} 0 ${m} ${m}v${num(r * 2 - h)}q0 ${m} ${c} ${m}z`
  );
}

/**
 * The hand every motif is drawn with: tones of the palette, body and band gradients, and forms lit by one key light
 * (upper left) and one rim light (lower right, the palette's accent).
 */
export function createBrush(paint: Paint) {
  const { palette } = paint;
  const cache = new Map<string, string>();

  function once(key: string, markup: (id: string) => string): string {
    const known = cache.get(key);
    if (known) return known;
    const id = paint.defs.id();
    paint.defs.add(markup(id));
    cache.set(key, id);
    return id;
  }

  function stops(list: readonly Stop[]): string {
    return list
      .map(
        ([at, color, opacity]) =>
          `<stop offset="${frac(at)}"${color === '#000' ? '' : ` stop-color="${color}"`}${opacity === undefined ? '' : ` stop-opacity="${frac(opacity)}"`}/>`,
      )
      .join('');
  }

  /** Linear gradient across the form's box; `angle` in degrees, 0 = left to right, 90 = downward. */
  function lin(angle: number, ...list: Stop[]): string {
    const [x, y] = [Math.cos((angle * Math.PI) / 180) / 2, Math.sin((angle * Math.PI) / 180) / 2];
    const inner = stops(list);
    const id = once(
      `l${angle}${inner}`,
      (id) =>
        `<linearGradient id="${id}" x1="${frac(0.5 - x)}" y1="${frac(0.5 - y)}" x2="${frac(0.5 + x)}" y2="${frac(0.5 + y)}">${inner}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Radial gradient in the form's box. */
  function rad(cx: number, cy: number, r: number, ...list: Stop[]): string {
    const inner = stops(list);
    const id = once(
      `r${cx}/${cy}/${r}${inner}`,
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${inner}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Five-stop body of a rounded form, the light's focus at 35 %/28 %. */
  function ball(color: string): string {
    const t = tones(color);
    return rad(0.35, 0.28, 0.8, [0, t.white], [0.2, t.light], [0.5, t.base], [0.8, t.core], [1, t.deep]);
  }

  /** Band gradient of polished metal. */
  function band(angle = 25, metal: Tones = paint.metal): string {
    return lin(
      angle,
      [0, metal.light],
      [0.16, metal.white],
      [0.32, metal.light],
      [0.52, metal.base],
      [0.74, metal.core],
      [0.88, metal.base],
      [1, metal.light],
    );
  }

  /** One form: tinted outline, body, whatever lies inside, then the key edge and rim light in a single stroke. */
  function form(d: string, fill: string, options: FormOptions = {}): string {
    const { ink = paint.ink, width = 5, inside = '', edge = 3, rim = palette.accent } = options;
    const shape = paint.defs.id();
    const clip = paint.defs.id();
    paint.defs.add(`<clipPath id="${clip}"><path id="${shape}" d="${d}"/></clipPath>`);
    const light = edge
      ? `<use href="#${shape}" fill="none" stroke="${lin(48, [0, '#fff', 0.95], [0.36, '#fff', 0], [0.66, rim, 0], [1, rim, 0.95])}" stroke-width="${edge * 2}"/>`
      : '';
    return (
      `<use href="#${shape}" fill="${ink}" stroke="${ink}" stroke-width="${width * 2}"/>` +
      `<g clip-path="url(#${clip})"><use href="#${shape}" fill="${fill}"/>${inside}${light}</g>`
    );
  }

  /** Outline-only companion of {@link form} for small parts: one path, thin tinted line. */
  function part(d: string, fill: string, width = 2.5, ink: string = paint.ink): string {
    return `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`;
  }

  /** Repeated part, drawn once in the defs. */
  function symbol(markup: string): string {
    const id = paint.defs.id();
    paint.defs.add(`<g id="${id}">${markup}</g>`);
    return id;
  }

  function use(id: string, x: number, y: number, scale: number | string = 1, turn = 0, extra = ''): string {
    const transform =
      `translate(${num(x)} ${num(y)})` +
      (turn ? `rotate(${Math.round(turn)})` : '') +
      (scale === 1 ? '' : `scale(${typeof scale === 'number' ? Math.round(scale * 100) / 100 : scale})`);
    return `<use href="#${id}" transform="${transform}"${extra}/>`;
  }

  /** Crescent of core shadow: everything of the clipped form that lies outside the given ellipse. */
  function crescent(cx: number, cy: number, rx: number, ry: number, color: string, opacity = 0.45): string {
    return `<path d="M-130-130h260v260h-260z${oval(cx, cy, rx, ry)}" fill="${color}" fill-rule="evenodd" opacity="${frac(opacity)}"/>`;
  }

  /** Specular pair: a turned ellipse and one small sharp one. */
  function specular(x: number, y: number, rx: number, ry: number, turn = -35, opacity = 0.75): string {
    return (
      `<g fill="#fff" transform="translate(${num(x)} ${num(y)})rotate(${turn})"><ellipse rx="${num(rx)}" ry="${num(ry)}" fill="${lin(90, [0, '#fff', opacity], [1, '#fff', 0.08])}"/>` +
      `<ellipse cx="${num(-rx * 1.35)}" cy="${num(ry * 0.5)}" rx="${num(rx * 0.16)}" ry="${num(ry * 0.4)}" opacity=".9"/></g>`
    );
  }

  /** Four-point glint. */
  function spark(x: number, y: number, r: number, fill = '#fff'): string {
    const q = num(r);
    const m = num(-r);
    const c = num(r * 0.12);
    const k = num(-r * 0.12);
    return `<path d="M${num(x)} ${num(y - r)}q${c} ${num(r * 0.88)} ${q} ${q}q${num(-r * 0.88)} ${c} ${m} ${q}q${k} ${num(-r * 0.88)} ${m} ${m}q${num(r * 0.88)} ${k} ${q} ${m}z" fill="${fill}"/>`;
  }

  return {
    paint,
    palette,
    kind: paint.kind,
    rng: paint.rng,
    metal: paint.metal,
    ink: paint.ink,
    color: (fallback: string = palette.motif): string => paint.color ?? fallback,
    tones,
    mix,
    hex3,
    lin,
    rad,
    ball,
    band,
    form,
    part,
    symbol,
    use,
    crescent,
    specular,
    spark,
  };
}
