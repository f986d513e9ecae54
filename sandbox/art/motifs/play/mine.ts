import { createBrush, oval } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['naval', 'bomb'] as const;

/** Spiked `naval` mine with a live eye, or a round `bomb` with a burning fuse. */
export const mine: Motif = {
  name: 'mine',
  kinds: KINDS,
  tags: ['fast'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const steel = b.tones(b.color(b.mix('#3a425e', b.palette.sky[1], 0.3)));
    const m = b.metal;
    const hot = b.tones('#ff3a2e');
    const rivet = b.symbol(
      `<circle r="4" fill="${b.rad(0.35, 0.3, 0.8, [0, steel.white], [0.5, steel.light], [1, steel.deep])}" stroke="${steel.ink}" stroke-width="2"/>`,
    );
    const ball = (cy: number, r: number): string =>
      b.form(
        oval(0, cy, r),
        b.rad(
          0.34,
          0.27,
          0.85,
          [0, steel.white],
          [0.16, steel.light],
          [0.42, steel.base],
          [0.75, steel.deep],
          [1, steel.ink],
        ),
        {
          inside:
            `<path d="M${-r} ${cy + 4}Q0 ${cy + 34} ${r} ${cy + 4}v12Q0 ${cy + 46} ${-r} ${cy + 16}z" fill="${steel.deep}" opacity=".75"/><path d="M${-r} ${cy + 4}Q0 ${cy + 34} ${r} ${cy + 4}" fill="none" stroke="${steel.light}" stroke-width="2" opacity=".7"/>` +
            b.crescent(-12, cy - 14, r * 0.98, r * 0.98, steel.ink, 0.5),
          edge: 4,
        },
      );
    if (b.kind === 'bomb') {
      const flare = [0, 45, 90, 135].map((a) => `<path d="M-22 0L0-4L22 0L0 4z" transform="rotate(${a})"/>`).join('');
      return (
        `<path d="M26-50C30-84 56-86 66-72" fill="none" stroke="${b.ink}" stroke-width="15" stroke-linecap="round"/><path d="M26-50C30-84 56-86 66-72" fill="none" stroke="#d8b47a" stroke-width="7" stroke-linecap="round"/><path d="M26-50C30-84 56-86 66-72" fill="none" stroke="#7a4a1e" stroke-width="7" stroke-dasharray="3 6"/>` +
        `<g transform="rotate(26)">${b.form('M-22-70H22V-48H-22z', b.band(0), { width: 5, edge: 2 })}</g>` +
        ball(18, 76) +
        `<path d="M-30 6C-34-18-16-30 0-30C18-30 34-18 30 6Q28 16 20 20V34H-20V20Q-28 16-30 6z" fill="${m.white}" stroke="${steel.ink}" stroke-width="3" transform="translate(-4 22)scale(.9)"/><path d="M-22 22a8 9 0 1 0 .1 0zM12 22a8 9 0 1 0 .1 0zM-6 34l2-8 3 8zM-14 45v8M-4 45v8M6 45v8" fill="${steel.ink}" stroke="${steel.ink}" stroke-width="2.5"/>` +
        `<g transform="translate(70 -70)"><circle r="30" fill="${b.rad(0.5, 0.5, 0.5, [0, '#fff6b0'], [0.4, '#ffa01e', 0.8], [1, '#ff4a0c', 0])}"/><g fill="#fff6c0">${flare}</g><circle r="8" fill="#fff"/></g>${b.specular(-34, -18, 20, 10, -42, 0.6)}`
      );
    }
    const horn = b.symbol(
      `<path d="M-13-54L-7-86Q0-98 7-86L13-54z" fill="${b.lin(0, [0, steel.core], [0.25, steel.white], [0.5, steel.base], [1, steel.ink])}" stroke="${b.ink}" stroke-width="5"/><path d="M-8-82Q0-97 8-82L9-76H-9z" fill="${b.lin(0, [0, hot.core], [0.35, hot.white], [0.6, hot.base], [1, hot.deep])}" stroke="${b.ink}" stroke-width="2.5"/><path d="M-17-62H17L19-50H-19z" fill="${b.band(0)}" stroke="${b.ink}" stroke-width="4"/>`,
    );
    const turn = b.rng.int(12);
    const horns = Array.from({ length: 8 }, (_, i) => b.use(horn, 0, 0, 1, i * 45 + turn)).join('');
    const rivets = Array.from({ length: 12 }, (_, i) =>
      b.use(rivet, Math.cos((i * Math.PI) / 6 + 0.26) * 38, Math.sin((i * Math.PI) / 6 + 0.26) * 38),
    ).join('');
    const eye =
      `<circle r="56" fill="${b.rad(0.5, 0.5, 0.5, [0, hot.base, 0.6], [1, hot.base, 0])}"/>` +
      b.part(oval(0, 0, 27), b.band(40), 4.5) +
      b.part(
        oval(0, 0, 19),
        b.rad(0.4, 0.35, 0.75, [0, '#fff'], [0.25, hot.white], [0.5, hot.base], [1, hot.deep]),
        3.5,
      ) +
      `<path d="M-12-6a13 13 0 0 1 11-8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="6" cy="7" r="2.5" fill="#fff" opacity=".7"/>`;
    return `${horns}${ball(0, 62)}${rivets}${eye}${b.specular(-28, -38, 15, 7, -42, 0.65)}${b.spark(-46, -46, 11)}${b.spark(4, -6, 12)}`;
  },
};
