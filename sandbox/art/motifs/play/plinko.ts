import { at, box, createBrush, poly } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['triangle', 'cabinet'] as const;

/** Plinko pegs over cups that pay: an open `triangle`, or an arched `cabinet`. */
export const plinko: Motif = {
  name: 'plinko',
  kinds: KINDS,
  tags: ['fast'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const m = b.metal;
    const t = b.tones(b.color());
    const cabinet = b.kind === 'cabinet';
    const glass = b.lin(90, [0, b.palette.sky[1]], [0.6, b.palette.sky[0]], [1, b.palette.sky[1]]);
    const frame = cabinet
      ? b.form('M-84 96V-30C-84-78-40-92 0-99C40-92 84-78 84-30V96z', b.band(30), { edge: 3.5 }) +
        b.form('M-70 90V-28C-70-66-34-78 0-84C34-78 70-66 70-28V90z', glass, {
          width: 3,
          edge: false,
          inside: `<path d="M-70 90L0-90L-30-90L-70 10z" fill="#fff" opacity=".1"/><ellipse cy="-20" rx="70" ry="60" fill="${b.rad(0.5, 0.5, 0.5, [0, t.base, 0.7], [1, t.base, 0])}"/>`,
        })
      : b.form(
          poly([
            [-14, -98],
            [14, -98],
            [99, 64],
            [99, 98],
            [-99, 98],
            [-99, 64],
          ]),
          b.band(30),
          { edge: 3.5 },
        ) +
        b.form(
          poly([
            [-8, -86],
            [8, -86],
            [87, 64],
            [87, 88],
            [-87, 88],
            [-87, 64],
          ]),
          glass,
          {
            width: 3,
            edge: false,
            inside: `<ellipse cy="0" rx="80" ry="80" fill="${b.rad(0.5, 0.5, 0.5, [0, t.base, 0.75], [1, t.base, 0])}"/>`,
          },
        );

    const peg = b.symbol(
      `<circle cx="1.5" cy="2" r="5" fill="${b.palette.sky[0]}" opacity=".8"/><circle r="4.6" fill="${b.rad(0.35, 0.28, 0.8, [0, '#fff'], [0.4, m.white], [0.7, m.light], [1, m.core])}"/>`,
    );
    const rows = cabinet ? [4, 5, 4, 5, 4, 5] : [2, 3, 4, 5, 6, 7];
    const gap = cabinet ? 25 : 23;
    const pegs = rows
      .map((count, row) =>
        Array.from({ length: count }, (_, i) =>
          b.use(peg, (i - (count - 1) / 2) * gap, (cabinet ? -56 : -52) + row * (cabinet ? 19 : 20)),
        ).join(''),
      )
      .join('');

    const cups = cabinet ? 5 : 7;
    const width = cabinet ? 27 : 24;
    const colors = ['#ff3a5e', '#ff8a1e', '#ffd23a', '#2fd07a'];
    const tray = Array.from({ length: cups }, (_, i) => {
      const far = Math.abs(i - (cups - 1) / 2);
      const color = colors[Math.max(0, Math.round((cups - 1) / 2 - far))] ?? at(colors, 3);
      const tone = b.tones(color);
      const x = Math.round((i - cups / 2) * width);
      const cx = x + width / 2;
      const pips = Array.from(
        { length: Math.min(3, 1 + Math.round(far)) },
        (_, k) => `M${cx} ${(cabinet ? 78 : 80) - k * 6}h0`,
      ).join('');
      return (
        b.part(
          box(x + 1, 61, width - 2, 27, 4),
          b.lin(90, [0, tone.white], [0.25, tone.light], [0.55, tone.base], [1, tone.core]),
          3,
        ) +
        `<path d="M${x + 4} 66H${x + width - 5}" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".8"/><path d="${pips}" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`
      );
    }).join('');
    const ball = (x: number, y: number, r: number, color: string): string => {
      const tone = b.tones(color);
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${b.rad(0.35, 0.28, 0.8, [0, tone.white], [0.3, tone.light], [0.6, tone.base], [1, tone.deep])}" stroke="${b.ink}" stroke-width="3"/><circle cx="${x - 3}" cy="${y - 4}" r="${r > 10 ? 3 : 2}" fill="#fff"/>`;
    };
    const side = b.rng.pick([-1, 1]);
    const trail = `<path d="M0-78Q${side * 2}-62 ${side * 12}-58T${side * 14}-38T${side * 26}-18" fill="none" stroke="${b.accent}" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 10" opacity=".9"/>`;
    return `${frame}${pegs}${tray}${trail}${ball(side * 34, -6, 12, b.accent)}${ball(side * -12, 38, 10, '#ff4a6e')}${ball(0, -78, 9, '#fff0d0')}${b.spark(side * 28, -14, 11)}${b.spark(-74, 66, 9)}${b.spark(60, -50, cabinet ? 12 : 8)}`;
  },
};
