import { type Brush, oval, star } from '#sandbox/art/brush.ts';

/** A coin seen face on (radius 20), as a symbol to reuse; `enamel` colours its field. */
export function coinFace(b: Brush, enamel?: string): string {
  const m = b.metal;
  const field = enamel ? b.slope(enamel, 230) : b.lin(50, [0, m.core], [0.5, m.base], [1, m.light]);
  return b.symbol(
    `<circle r="20" fill="${b.band(40)}" stroke="${b.ink}" stroke-width="4"/><circle r="14" fill="${field}" stroke="${m.white}" stroke-width="1.6"/>` +
      `<path d="${star(0, 0, 10.5, 6, 8)}" fill="${m.white}" stroke="${m.core}" stroke-width="1.5"/><path d="M-16-7A17.5 17.5 0 0 1-4-17" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
  );
}

/** A coin lying flat (half width 30, thickness 12), as a symbol to stack. */
export function coinFlat(b: Brush): string {
  const m = b.metal;
  return b.symbol(
    `<path d="M-30 0v12a30 11 0 0 0 60 0v-12z" fill="${b.lin(0, [0, m.base], [0.16, m.white], [0.3, m.light], [0.6, m.base], [0.85, m.core], [1, m.base])}" stroke="${b.ink}" stroke-width="4"/>` +
      `<path d="M-24 9v9M-15 12v10M-5 14v9M6 14v9M16 12v10M25 9v8" stroke="${m.core}" stroke-width="2"/>` +
      `<path d="${oval(0, 0, 30, 11)}" fill="${b.lin(20, [0, m.white], [0.4, m.light], [1, m.base])}" stroke="${m.deep}" stroke-width="2"/><path d="${oval(0, 0, 21, 7)}" fill="${m.base}" stroke="${m.white}" stroke-width="1.5"/><path d="${star(0, 0, 15, 8, 8, 0, 0.36)}" fill="${m.white}"/>`,
  );
}
