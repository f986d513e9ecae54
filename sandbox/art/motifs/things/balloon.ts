import { createBrush, oval, star } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['striped', 'ikat'] as const;

/** A hot-air balloon with its basket: `striped`, or with an `ikat` belt. */
export const balloon: Motif = {
  name: 'balloon',
  kinds: KINDS,
  tags: ['crash'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const t = b.tones(b.color());
    const m = b.metal;
    const cream = b.tones('#fff0d0');
    const wicker = b.tones('#a8682c');
    const ropes = `<path d="M-34 36L-15 66M34 36L15 66M-12 44L-6 66M12 44L6 66" stroke="${b.ink}" stroke-width="5"/><path d="M-34 36L-15 66M34 36L15 66M-12 44L-6 66M12 44L6 66" stroke="${m.light}" stroke-width="2"/>`;
    const flame = `<path d="M0 66C-9 60-6 52 0 44C6 52 9 60 0 66z" fill="${b.lin(90, [0, '#ff8a1e'], [0.6, '#ffd23a'], [1, '#fff'])}"/>`;
    const basket = b.form(
      'M-18 66H18L14 92Q0 98-14 92z',
      b.lin(10, [0, wicker.light], [0.4, wicker.base], [1, wicker.deep]),
      {
        width: 4,
        edge: 2,
        inside: `<path d="M-20 74H20M-20 81H20M-20 88H20M-10 66L-8 96M0 66V96M10 66L8 96" stroke="${wicker.deep}" stroke-width="2" opacity=".7"/><path d="M-22 64H22V70H-22z" fill="${b.band(0)}"/>`,
      },
    );
    const envelope = 'M0-98C48-98 82-64 82-22C82 8 58 28 40 46Q0 56-40 46C-58 28-82 8-82-22C-82-64-48-98 0-98z';
    const gores = [
      'M0-98C-120-80-100 20-40 50L-24 50C-78 10-76-80 0-98z',
      'M0-98C-34-80-40 20-13 52H13C40 20 34-80 0-98z',
      'M0-98C120-80 100 20 40 50L24 50C78 10 76-80 0-98z',
    ].join('');
    const seams = 'M0-98C-76-80-78 10-24 50M0-98C-34-80-40 20-13 52M0-98C34-80 40 20 13 52M0-98C76-80 78 10 24 50';
    const ikat = b.kind === 'ikat';
    const teeth = Array.from({ length: 9 }, (_, i) => `M${-92 + i * 23}-22l11-17 11 17-11 17z`).join('');
    const small = Array.from({ length: 9 }, (_, i) => `M${-87 + i * 23}-22l6-9 6 9-6 9z`).join('');
    const belt = ikat
      ? `<path d="M-90-46Q0-30 90-46V2Q0 18-90 2z" fill="${t.deep}"/><g transform="translate(0 5)"><path d="${teeth}" fill="${m.light}"/><path d="${small}" fill="${b.accent}"/></g><path d="M-90-46Q0-30 90-46M-90 2Q0 18 90 2" fill="none" stroke="${m.light}" stroke-width="4"/>`
      : `${b.part(star(0, -28, 27, 14, 8), b.lin(50, [0, m.white], [0.5, m.light], [1, m.base]), 3, m.deep)}<path d="${oval(0, -28, 7)}" fill="${t.base}" stroke="${m.deep}" stroke-width="2"/>`;
    const body = b.form(
      envelope,
      b.rad(0.36, 0.3, 0.8, [0, '#fff'], [0.35, cream.light], [0.7, cream.base], [1, cream.core]),
      {
        edge: 3.5,
        inside:
          `<path d="${gores}" fill="${b.rad(0.36, 0.3, 0.8, [0, t.white], [0.25, t.light], [0.6, t.base], [1, t.core])}"/>${belt}<path d="${seams}" fill="none" stroke="${t.deep}" stroke-width="2.2" opacity=".55"/>` +
          `<path d="M-60 30Q0 44 60 30V60H-60z" fill="${b.band(4)}"/><path d="M-62 29Q0 43 62 29" fill="none" stroke="${b.ink}" stroke-width="3"/>` +
          b.crescent(-14, -34, 82, 84, t.deep, 0.42),
      },
    );
    const bunting = Array.from(
      { length: 5 },
      (_, i) =>
        `<path d="M${-40 + i * 17} ${[45, 49, 50, 50, 49][i]}h12l-6 11z" fill="${i % 2 ? m.light : t.base}" stroke="${b.ink}" stroke-width="2.5"/>`,
    ).join('');
    return `${ropes}${flame}${basket}${body}${bunting}${b.specular(-44, -54, 19, 10, -52)}${b.spark(-50, -70, 14)}${b.spark(56, -2, 10)}`;
  },
};
