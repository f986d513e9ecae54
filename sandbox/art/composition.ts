import type { Template } from './gameArt.ts';
import type { Rng } from './rng.ts';
import type { TitleBox } from './title/title.ts';

export type Format = 'portrait' | 'landscape';

const coverSizes: Record<Format, { w: number; h: number }> = {
  portrait: { w: 300, h: 400 },
  landscape: { w: 288, h: 192 },
};

/** Positions on a cover, in pixels. */
type Composition = {
  w: number;
  h: number;
  /** Centre and scale of the focal motif, whose box is -100..100. */
  motif: { x: number; y: number; scale: number };
  horizon: number;
  detail: number;
  /** The block touches y with its `anchor` edge. */
  title: TitleBox & { x: number; y: number; anchor: 'top' | 'middle' | 'bottom' };
  /** Motifs behind the focal one; `mirror` flips them. */
  sides: { x: number; y: number; scale: number; mirror: boolean }[];
  /** Behind a low motif the vignette must not cover it: the colours would turn muddy. */
  vignette: 'behind' | 'before';
};

function portrait(template: Template, rng: Rng): Composition {
  const { w, h } = coverSizes.portrait;
  const foot = { x: 150, y: 384, anchor: 'bottom', width: 258, height: 112, lines: 2, maxCap: 60 } as const;
  const base = { w, h, detail: 1, title: foot, sides: [], vignette: 'before' } as const;
  switch (template) {
    case 'top':
      return {
        ...base,
        sides: [],
        motif: { x: 150, y: 258, scale: 1.3 },
        horizon: 318,
        title: { ...foot, y: 20, anchor: 'top', height: 104, maxCap: 54 },
        vignette: 'behind',
      };
    case 'giant':
      return { ...base, sides: [], motif: { x: 150, y: 166, scale: 1.56 }, horizon: 290 };
    case 'duo': {
      const right = rng.chance(0.5);
      return {
        ...base,
        motif: { x: right ? 136 : 164, y: 168, scale: 1.14 },
        horizon: 240,
        sides: [{ x: right ? 244 : 56, y: 216, scale: 0.62, mirror: !right }],
      };
    }
    case 'trio':
      return {
        ...base,
        motif: { x: 150, y: 160, scale: 1.12 },
        horizon: 240,
        sides: [
          { x: 56, y: 212, scale: 0.6, mirror: false },
          { x: 244, y: 212, scale: 0.6, mirror: true },
        ],
      };
    case 'ring':
      return { ...base, sides: [], motif: { x: 150, y: 156, scale: 1.1 }, horizon: 246 };
    case 'portal':
      return { ...base, sides: [], motif: { x: 150, y: 172, scale: 1.08 }, horizon: 252 };
    default:
      return { ...base, sides: [], motif: { x: 150, y: 158, scale: 1.24 }, horizon: 246 };
  }
}

function landscape(template: Template, rng: Rng): Composition {
  const { w, h } = coverSizes.landscape;
  const right = rng.chance(0.5);
  const x = right ? 210 : 78;
  const aside = { x: right ? 75 : 213, y: 98, anchor: 'middle', width: 132, height: 88, lines: 2, maxCap: 40 } as const;
  const base = { w, h, detail: 0.62, horizon: 132, title: aside, vignette: 'before' } as const;
  switch (template) {
    case 'top':
      return {
        ...base,
        sides: [],
        motif: { x: 144, y: 122, scale: 0.76 },
        horizon: 142,
        title: { x: 144, y: 12, anchor: 'top', width: 250, height: 52, lines: 1, maxCap: 31 },
        vignette: 'behind',
      };
    case 'giant':
      return {
        ...base,
        sides: [],
        motif: { x: 144, y: 90, scale: 0.98 },
        title: { x: 144, y: 182, anchor: 'bottom', width: 254, height: 52, lines: 1, maxCap: 34 },
      };
    case 'duo':
      return {
        ...base,
        motif: { x, y: 92, scale: 0.8 },
        sides: [{ x: right ? 152 : 136, y: 120, scale: 0.44, mirror: right }],
      };
    case 'trio':
      return {
        ...base,
        motif: { x, y: 90, scale: 0.78 },
        sides: [
          { x: right ? 150 : 24, y: 122, scale: 0.42, mirror: false },
          { x: right ? 264 : 138, y: 122, scale: 0.42, mirror: true },
        ],
      };
    case 'ring':
      return { ...base, sides: [], motif: { x, y: 94, scale: 0.74 } };
    default:
      return { ...base, sides: [], motif: { x, y: 94, scale: 0.84 } };
  }
}

/** A landscape cover is composed separately, never scaled. */
export const composeCover = (template: Template, format: Format, rng: Rng): Composition =>
  format === 'portrait' ? portrait(template, rng) : landscape(template, rng);
