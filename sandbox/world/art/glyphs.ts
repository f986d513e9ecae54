import baked from './glyphs.json' with { type: 'json' };

/** The display faces of the titles; outlines come from `scripts/bakeGlyphs.mjs`. */
export type Face = 'wide' | 'round' | 'slab' | 'comic' | 'techno' | 'roman' | 'deco' | 'block';
export const faces: readonly Face[] = ['wide', 'round', 'slab', 'comic', 'techno', 'roman', 'deco', 'block'];

/** Cap height of the baked outlines, in units; the foot of the letters is at 0, y grows downwards. */
export const CAP = 240;

/** A segment: end point, and the control point of a quadratic curve if it is one. */
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

/** A letter of a face; a face of capitals answers small letters with them. Unknown letters are a space. */
export function glyphOf(face: Face, letter: string): Glyph {
  const { glyphs } = data[face];
  const found = glyphs[letter] ?? glyphs[letter.toUpperCase()] ?? glyphs[' '] ?? [80, ''];
  const contours = parse(found[1]);
  const ys = contours.flatMap((c) => [c.start[1], ...c.segments.map((s) => s[1])]);
  return { advance: found[0], contours, top: ys.length ? Math.min(...ys) : 0, foot: ys.length ? Math.max(...ys) : 0 };
}

export const kernOf = (face: Face, left: string, right: string): number => data[face].kern[left + right] ?? 0;
