import { CAP, type Contour, type Face, glyphOf, kernOf } from './glyphs.ts';

export type Warp = 'plain' | 'arch' | 'roof' | 'bulge' | 'rise' | 'lean' | 'pinch' | 'wedge';
export const warps: readonly Warp[] = ['arch', 'roof', 'bulge', 'rise', 'lean', 'pinch', 'wedge', 'plain'];

/** Paths use a grid of two fifths of a pixel: draw them in a group scaled by 1/GRID. */
export const GRID = 2.5;

type TitleLine = {
  path: string;
  /** Cap height in pixels. */
  cap: number;
};
export type TitleLayout = {
  lines: TitleLine[];
  /** Size of the unwarped block, in pixels. */
  width: number;
  height: number;
  /** How far the warp moves the ink above and below the block. */
  over: number;
  under: number;
};

export type TitleBox = {
  width: number;
  height: number;
  /** At most this many lines. */
  lines: number;
  maxCap: number;
  minCap?: number;
};

const SMALL = /^(of|the|and|in|to|at|va|ning)$/i;

/** Splits a text into at most `maxLines` lines so that the longest line is as short as possible. */
export function breakLines(text: string, maxLines: number): string[] {
  const words = text.split(' ');
  if (words.length === 1 || maxLines === 1) return [text];
  let best: string[] = [text];
  let bestLength = Number.POSITIVE_INFINITY;
  for (let i = 1; i < words.length; i++) {
    const pair = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const length = Math.max(...pair.map((s) => s.length)) + (SMALL.test(words[i - 1] ?? '') && i > 1 ? -0.5 : 0);
    if (length < bestLength) [best, bestLength] = [pair, length];
  }
  return best;
}

type Placed = { contours: readonly Contour[]; x: number; k: number };
type Line = { placed: Placed[]; width: number; top: number; foot: number };

/** One line in units of the outlines; short words such as `of` are smaller on the same baseline. */
function setLine(face: Face, text: string, tracking: number): Line {
  const placed: Placed[] = [];
  let x = 0;
  let top = 0;
  let foot = 0;
  text.split(' ').forEach((word, index) => {
    if (index) x += Math.min(90, glyphOf(face, ' ').advance);
    const k = SMALL.test(word) && text.includes(' ') ? 0.74 : 1;
    const characters = [...word];
    characters.forEach((character, i) => {
      const glyph = glyphOf(face, character);
      const next = characters[i + 1];
      placed.push({ contours: glyph.contours, x, k });
      top = Math.min(top, glyph.top * k);
      foot = Math.max(foot, glyph.foot * k);
      x += (glyph.advance + (next ? kernOf(face, character, next) + tracking : 0)) * k;
    });
  });
  return { placed, width: x, top, foot };
}

type Move = (x: number, y: number) => [number, number];

/** Warps bend the whole block: w and h are its size in pixels, x runs from -w/2, y from 0. */
function warpOf(warp: Warp, w: number, h: number): Move {
  const u = (x: number) => x / (w / 2 || 1);
  const k = h * 0.16;
  switch (warp) {
    case 'arch':
      return (x, y) => [x, y + k * u(x) ** 2];
    case 'roof':
      return (x, y) => [x, y - k * 1.15 * (1 - Math.abs(u(x))) * (1 - y / h)];
    case 'bulge':
      return (x, y) => [x, h / 2 + (y - h / 2) * (0.88 + 0.24 * (1 - u(x) ** 2))];
    case 'pinch':
      return (x, y) => [x, h / 2 + (y - h / 2) * (1.08 - 0.22 * (1 - u(x) ** 2))];
    case 'rise':
      return (x, y) => [x - (y - h / 2) * 0.1, y - u(x) * k * 0.62];
    case 'lean':
      return (x, y) => [x - (y - h / 2) * 0.18, y];
    case 'wedge':
      return (x, y) => [x, h + (y - h) * (1 + 0.13 * u(x))];
    default:
      return (x, y) => [x, y];
  }
}

function trace(line: Line, scale: number, dx: number, dy: number, move: Move): string {
  const grid = (p: [number, number]) => [Math.round(p[0] * GRID), Math.round(p[1] * GRID)] as const;
  let d = '';
  let px = 0;
  let py = 0;
  const rel = (x: number, y: number) => {
    const [a, b] = [x - px, y - py];
    return `${a}${b < 0 ? '' : ' '}${b}`;
  };
  for (const { contours, x, k } of line.placed) {
    const raw = (gx: number, gy: number): [number, number] => [dx + (x + gx * k) * scale, dy + gy * k * scale];
    for (const { start, segments } of contours) {
      let from = raw(...start);
      const s = grid(move(...from));
      d += `M${s[0]} ${s[1]}`;
      [px, py] = s;
      let last = '';
      for (const [ex, ey, cx, cy] of segments) {
        const to = raw(ex, ey);
        const end = grid(move(...to));
        if (end[0] === px && end[1] === py) {
          from = to;
          continue;
        }
        // The curve, or the straight edge bent by the warp, must pass through the warped midpoint of its source.
        const c = cx === undefined || cy === undefined ? undefined : raw(cx, cy);
        const middle: [number, number] = c
          ? [(from[0] + 2 * c[0] + to[0]) / 4, (from[1] + 2 * c[1] + to[1]) / 4]
          : [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        const [mx, my] = move(...middle);
        const qx = Math.round(2 * mx * GRID - (px + end[0]) / 2);
        const qy = Math.round(2 * my * GRID - (py + end[1]) / 2);
        const off = Math.hypot(qx - (px + end[0]) / 2, qy - (py + end[1]) / 2) / 2;
        let command: string;
        let body: string;
        if (off < (c ? 0.9 : 1.5)) {
          if (end[1] === py) [command, body] = ['h', String(end[0] - px)];
          else if (end[0] === px) [command, body] = ['v', String(end[1] - py)];
          else [command, body] = ['l', rel(...end)];
        } else {
          const tail = rel(...end);
          [command, body] = ['q', `${rel(qx, qy)}${tail.startsWith('-') ? '' : ' '}${tail}`];
        }
        d += command === last ? (body.startsWith('-') ? body : ` ${body}`) : command + body;
        last = command;
        [px, py] = end;
        from = to;
      }
      d += 'z';
    }
  }
  return d;
}

/**
 * Sets a title into a box: lines are fitted to its width (a short line grows), warped and returned as one path each.
 * The block is centred at x = 0 and its ink begins at y = 0 (a warp may move it slightly above).
 */
export function layTitle(text: string, face: Face, warp: Warp, box: TitleBox, tracking = 6): TitleLayout {
  const lines = breakLines(text, box.lines).map((t) => setLine(face, t, tracking));
  let scales = lines.map((line) => Math.min(box.width / line.width, box.maxCap / CAP));
  // A short line is at most twice as tall as its long neighbour, or they would not look like one title.
  const smallest = Math.min(...scales);
  scales = scales.map((s) => Math.min(s, smallest * 1.75));
  const gapOf = (i: number) => Math.min(scales[i] ?? 0, scales[i - 1] ?? 0) * CAP * 0.2;
  const heightOf = () =>
    lines.reduce(
      (sum, line, i) =>
        sum + (line.foot * (i === lines.length - 1 ? 0.5 : 0.85) - line.top) * (scales[i] ?? 0) + (i ? gapOf(i) : 0),
      0,
    );
  const tall = heightOf();
  if (tall > box.height) {
    // The taller line shrinks first, so that the small one stays legible.
    const shrink = box.height / tall;
    scales = scales.map((s) => (s > smallest * 1.05 ? s * shrink ** 1.35 : s * shrink ** 0.8));
    const again = heightOf();
    if (again > box.height) scales = scales.map((s) => (s * box.height) / again);
  }
  const height = heightOf();
  const width = Math.max(...lines.map((line, i) => line.width * (scales[i] ?? 0)));
  const move = warpOf(warp, width, height);
  const edge = (v: number) => [-1, -0.5, 0, 0.5, 1].map((u) => move((u * width) / 2, v)[1]);
  const over = Math.max(0, -Math.min(...edge(0)));
  const under = Math.max(0, Math.max(...edge(height)) - height);
  let y = 0;
  return {
    width,
    height,
    over,
    under,
    lines: lines.map((line, i) => {
      const s = scales[i] ?? 0;
      if (i) y += gapOf(i);
      const base = y - line.top * s;
      y = base + line.foot * 0.85 * s;
      return { path: trace(line, s, (-line.width * s) / 2, base, move), cap: CAP * s };
    }),
  };
}
