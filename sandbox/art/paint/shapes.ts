/** A coordinate as text: an integer beyond 12 units, one decimal within, no leading zero. */
export function num(v: number): string {
  const r = Math.abs(v) > 12 ? Math.round(v) : Math.round(v * 10) / 10;
  return String(r === 0 ? 0 : r).replace(/^(-?)0\./, '$1.');
}

/** Fractions such as opacity and offsets: two decimals. */
export const frac = (v: number): string => String(Math.round(v * 100) / 100).replace(/^(-?)0\./, '$1.');

export type Point = readonly [x: number, y: number];

/** 'M x y l ... z' of a closed polygon, in relative steps. */
export function polygon(points: readonly Point[]): string {
  let px = 0;
  let py = 0;
  const parts = points.map(([x, y], i) => {
    const rx = Math.round(x * 2) / 2;
    const ry = Math.round(y * 2) / 2;
    const dx = rx - px;
    const dy = ry - py;
    px = rx;
    py = ry;
    const tail = `${dx < 0 || i === 0 ? '' : ' '}${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`;
    return i === 0 ? `M${tail.trim()}l` : tail.trim();
  });
  return `${parts[0]}${parts.slice(1).join(' ').replace(/ -/g, '-')}z`;
}
const short = (v: number) => String(v).replace(/^(-?)0\./, '$1.');

/** A smooth closed outline through the points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[], tension = 0.5): string {
  const pointOf = (i: number) => points[(i + points.length) % points.length] as Point;
  const k = tension / 3;
  const first = pointOf(0);
  let d = `M${num(first[0])} ${num(first[1])}`;
  for (let i = 0; i < points.length; i++) {
    const [p0, p1, p2, p3] = [pointOf(i - 1), pointOf(i), pointOf(i + 1), pointOf(i + 2)];
    d += `C${num(p1[0] + (p2[0] - p0[0]) * k)} ${num(p1[1] + (p2[1] - p0[1]) * k)} ${num(p2[0] - (p3[0] - p1[0]) * k)} ${num(p2[1] - (p3[1] - p1[1]) * k)} ${num(p2[0])} ${num(p2[1])}`;
  }
  return `${d}z`;
}

/** Points on a star: `count` tips, outer radius r, inner r * inner. {8/2} has inner 0.7654, {8/3} 0.5412. */
function starPoints(count: number, r: number, inner = 0.7654, turn = 0, cx = 0, cy = 0): Point[] {
  return Array.from({ length: count * 2 }, (_, i) => {
    const a = turn + (Math.PI * i) / count - Math.PI / 2;
    const q = i % 2 ? r * inner : r;
    return [cx + Math.cos(a) * q, cy + Math.sin(a) * q] as Point;
  });
}

export const starPath = (count: number, r: number, inner = 0.7654, turn = 0, cx = 0, cy = 0): string =>
  polygon(starPoints(count, r, inner, turn, cx, cy));

/** A four-pointed spark of light, tips at r. */
export function sparkPath(x: number, y: number, r: number): string {
  const k = num(r * 0.2);
  const q = num(r - Number(k));
  return `M${num(x)} ${num(y - r)}l${k} ${q} ${q} ${k}-${q} ${k}-${k} ${q}-${k}-${q}-${q}-${k} ${q}-${k}z`;
}
