import baked from './glyphs.json' with { type: 'json' };

/** The display faces of titles; `scripts/bakeGlyphs.mjs` writes the outlines. */
export type Face = 'wide' | 'round' | 'slab' | 'comic' | 'techno' | 'roman' | 'deco' | 'block';
export const faces: readonly Face[] = ['wide', 'round', 'slab', 'comic', 'techno', 'roman', 'deco', 'block'];

/** Cap height of the outlines, in units; the baseline is 0 and y grows downwards. */
export const CAP = 240;

/** A segment: its end point, and the control point if it is a quadratic curve. */
type Segment = readonly [x: number, y: number, cx?: number, cy?: number];
export type Contour = { start: readonly [number, number]; segments: readonly Segment[] };
type Glyph = { advance: number; contours: readonly Contour[]; top: number; foot: number };

type Baked = Record<Face, { glyphs: Record<string, [number, string]>; kern: Record<string, number> }>;
const data = baked as unknown as Baked;

function parse(path: string): Contour[] {
  return path
    .split('M')
    .slice(1)
    .map((part) => {
      const [head = '', ...rest] = part.split(/(?=[LQ])/);
      const [x = 0, y = 0] = head.split(' ').map(Number);
      const segments = rest.map((s): Segment => {
        const v = s.slice(1).split(' ').map(Number) as [number, number, number, number];
        return s[0] === 'Q' ? [v[2], v[3], v[0], v[1]] : [v[0], v[1]];
      });
      return { start: [x, y] as const, segments };
    });
}

/** The glyph of a character; an all-capitals face uses capitals for lower case. An unknown character is a space. */
export function glyphOf(face: Face, character: string): Glyph {
  const { glyphs } = data[face];
  const glyph = glyphs[character] ?? glyphs[character.toUpperCase()] ?? glyphs[' '] ?? [80, ''];
  const contours = parse(glyph[1]);
  const ys = contours.flatMap((c) => [c.start[1], ...c.segments.map((s) => s[1])]);
  return { advance: glyph[0], contours, top: ys.length ? Math.min(...ys) : 0, foot: ys.length ? Math.max(...ys) : 0 };
}

export const kernOf = (face: Face, first: string, second: string): number => data[face].kern[first + second] ?? 0;
