import { createBrush, oval, star } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['choynak', 'set'] as const;

/** Porcelain teapot with star rosettes, alone or as a `set` with its bowls. */
export const teapot: Motif = {
  name: 'teapot',
  kinds: KINDS,
  tags: ['metal'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const t = b.tones(b.color('#1f4fd8'));
    const m = b.metal;
    const set = b.kind === 'set';
    const rosette = b.symbol(
      `<circle r="23" fill="${t.deep}" stroke="${m.light}" stroke-width="3"/><path d="${star(0, 0, 20, 9, 8)}" fill="#fff"/><path d="${star(0, 0, 12, 6, 8, 22)}" fill="${t.base}"/><circle r="4.5" fill="${m.light}"/>`,
    );
    const steam = `<path d="M-8-92Q-16-84-9-76M6-96Q-4-86 4-74" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>`;
    const handle = `<path d="M50-30C104-44 104 42 46 44" fill="none" stroke="${b.ink}" stroke-width="22"/><path d="M50-30C104-44 104 42 46 44" fill="none" stroke="${b.lin(30, [0, m.white], [0.3, m.light], [0.6, m.base], [1, m.core])}" stroke-width="12"/><path d="M54-28C94-38 94 20 62 36" fill="none" stroke="#fff" stroke-width="3" opacity=".6" stroke-linecap="round"/>`;
    const spout = b.form(
      'M-46 36C-70 30-66-6-92-26L-98-38Q-88-44-80-38C-62-26-54-14-40-10z',
      b.lin(40, [0, t.white], [0.25, t.light], [0.55, t.base], [1, t.deep]),
      {
        edge: 3,
        inside: `<path d="M-104-38L-84-46L-76-30L-92-22z" fill="${b.band(40)}"/><path d="M-92-20L-76-32" stroke="${b.ink}" stroke-width="2.5"/><path d="M-82-30C-68-16-66 6-54 14" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"/>`,
      },
    );
    const foot = b.form('M-34 68H34L42 86Q0 94-42 86z', b.band(8), { width: 5, edge: 2 });
    const dots = (y: number, w: number): string =>
      `<path d="M${-w} ${y}Q0 ${y + 16} ${w} ${y}" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-dasharray="0 11"/>`;
    const body = b.form(
      'M-24-50H24C58-44 66-10 64 14C62 46 44 72 0 74C-44 72-62 46-64 14C-66-10-58-44-24-50z',
      b.ball(t.base),
      {
        edge: 3.5,
        inside:
          `<path d="M-70-30Q0-12 70-30V-20Q0-2-70-20z" fill="${b.band(4)}" stroke="${t.ink}" stroke-width="2"/>${dots(-38, 48)}` +
          `<path d="M-70 46Q0 72 70 46V56Q0 82-70 56z" fill="${b.band(4)}" stroke="${t.ink}" stroke-width="2"/>` +
          `${b.use(rosette, 0, 21, 1.05)}${b.use(rosette, -45, 14, '.62 .8')}${b.use(rosette, 45, 14, '.62 .8')}` +
          b.crescent(-10, 2, 66, 68, t.deep, 0.5),
      },
    );
    const lid =
      b.form('M-34-46C-32-66-14-72 0-72C14-72 32-66 34-46Q0-36-34-46z', b.ball(t.base), {
        edge: 2.5,
        inside: `<path d="M-36-50Q0-40 36-50" fill="none" stroke="${m.light}" stroke-width="4.5"/>${dots(-60, 22)}`,
      }) +
      b.part(oval(0, -78, 9), b.bead(), 4.5) +
      `<circle cx="-3" cy="-81" r="2.5" fill="#fff"/>`;
    const pot = `${steam}${handle}${spout}${foot}${body}${lid}${b.specular(-38, -8, 8, 15, 24, 0.8)}`;
    if (!set) return `${pot}${b.spark(-40, -30, 15)}${b.spark(22, -62, 9)}`;
    const bowl = b.symbol(
      b.form('M-34-12H34C32 12 18 22 14 24V30H-14V24C-18 22-32 12-34-12z', b.ball(t.base), {
        width: 4.5,
        edge: 2.5,
        inside: `<path d="M-36-6Q0 4 36-6" fill="none" stroke="${m.light}" stroke-width="4"/>${b.use(rosette, 0, 10, 0.4)}<path d="M-20 24H20V34H-20z" fill="${b.band(0)}"/>`,
      }) +
        b.part(oval(0, -12, 34, 9), b.lin(0, [0, '#fff'], [1, '#c8cce0']), 3) +
        `<ellipse cy="-10.5" rx="28" ry="6" fill="${b.lin(0, [0, '#f0b04a'], [1, '#a8540c'])}"/>`.replace(
          '10.500',
          '10.5',
        ),
    );
    return `<g transform="translate(0 -16)scale(.9)">${pot}</g>${b.use(bowl, -58, 66)}${b.use(bowl, 60, 68, 0.9)}${b.spark(-38, -42, 14)}${b.spark(72, 52, 9)}`;
  },
};
