import { createBrush, oval } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['classic', 'shuttle'] as const;

/** Rocket on its flame, nose up: the composition tilts it. */
export const rocket: Motif = {
  name: 'rocket',
  kinds: KINDS,
  tags: ['crash'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const paintTone = b.tones(b.color());
    const hull = b.tones('#dfe6f5');
    const glass = b.tones('#38b2ff');
    const shuttle = b.kind === 'shuttle';
    const sway = b.rng.between(-5, 5);

    const flame = (w: number, h: number, top: number): string =>
      `M${-w} ${top}C${-w - 12} ${top + h * 0.4} ${-8 + sway} ${top + h * 0.62} ${sway} ${top + h}C${8 + sway} ${top + h * 0.62} ${w + 12} ${top + h * 0.4} ${w} ${top}z`.replace(
        /\d+\.\d+/g,
        (v) => Number(v).toFixed(0),
      );
    const fire =
      `<ellipse cy="84" rx="50" ry="42" fill="${b.rad(0.5, 0.5, 0.5, [0, '#ffb02e', 0.75], [1, '#ff5a1e', 0])}"/>` +
      `<path d="${flame(24, 76, 48)}" fill="${b.lin(90, [0, '#ffb02e'], [0.6, '#f0461e'], [1, '#c4160c'])}" stroke="${b.ink}" stroke-width="4"/><path d="${flame(16, 56, 48)}" fill="${b.lin(90, [0, '#fff0a0'], [1, '#ffa01e'])}"/><path d="${flame(8, 36, 48)}" fill="#fff"/>`;

    const finFill = b.slope(paintTone.base, 40);
    const finLeft = shuttle
      ? 'M-24-12C-52 8-76 36-84 62L-46 58L-22 40z'
      : 'M-26-2C-62 8-76 40-66 80C-58 58-42 48-20 44z';
    const fins =
      b.form(finLeft, finFill, { edge: 3 }) +
      `<g transform="scale(-1 1)">${b.form(finLeft, b.lin(140, [0, paintTone.deep], [0.5, paintTone.core], [1, paintTone.base]), { edge: false })}</g>` +
      `<path d="${shuttle ? 'M-34 10Q-54 32-64 52' : 'M-38 12Q-58 28-58 54'}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".55"/>`;
    const boosters = shuttle
      ? [-1, 1]
          .map((side) =>
            b.form(
              `M${side * 36 - 10} 56V6Q${side * 36 - 8}-14 ${side * 36}-22Q${side * 36 + 8}-14 ${side * 36 + 10} 6V56z`,
              b.lin(0, [0, hull.core], [0.25, hull.white], [0.6, hull.base], [1, hull.deep]),
              {
                width: 4,
                edge: 2,
                inside: `<path d="M${side * 36 - 14} 2h28v-30h-28zM${side * 36 - 14} 40h28v20h-28z" fill="${paintTone.base}"/>`,
              },
            ),
          )
          .join('')
      : '';

    const nozzle = b.form(
      'M-20 42H20L26 56Q0 64-26 56z',
      b.lin(0, [0, b.metal.deep], [0.25, b.metal.white], [0.5, b.metal.base], [1, b.metal.deep]),
      { width: 4, edge: false },
    );
    const bodyPath = 'M0-98C30-74 40-34 38 2C37 24 31 40 25 49H-25C-31 40-37 24-38 2C-40-34-30-74 0-98z';
    const body = b.form(
      bodyPath,
      b.lin(
        8,
        [0, hull.core],
        [0.12, hull.light],
        [0.28, '#fff'],
        [0.48, hull.light],
        [0.72, hull.core],
        [0.9, hull.deep],
        [1, b.mix(hull.deep, b.accent, 0.5)],
      ),
      {
        inside:
          `<path d="M-50-52Q0-36 50-52V-110H-50z" fill="${b.lin(8, [0, paintTone.core], [0.25, paintTone.white], [0.42, paintTone.light], [0.65, paintTone.base], [1, paintTone.deep])}"/><path d="M-50-52Q0-36 50-52" fill="none" stroke="${b.ink}" stroke-width="4"/><path d="M-50-47Q0-31 50-47" fill="none" stroke="${b.metal.light}" stroke-width="4"/>` +
          `<path d="M-50 26Q0 40 50 26V60H-50z" fill="${b.lin(8, [0, paintTone.core], [0.28, paintTone.light], [0.6, paintTone.base], [1, paintTone.deep])}"/><path d="M-50 25Q0 39 50 25" fill="none" stroke="${b.ink}" stroke-width="3"/>` +
          `<path d="M-30 14h0M-18 18h0M-6 20h0M6 20h0M18 18h0M30 14h0" stroke="${hull.deep}" stroke-width="4" stroke-linecap="round" opacity=".6"/><path d="M-24-40Q-30-4-22 20" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
        edge: 3.5,
      },
    );
    const port =
      b.part(oval(0, -12, 21), b.band(40), 4.5) +
      b.part(
        oval(0, -12, 14),
        b.rad(0.35, 0.3, 0.8, [0, glass.white], [0.35, glass.light], [0.65, glass.base], [1, glass.deep]),
        3.5,
      ) +
      `<path d="M-9-14a10 10 0 0 1 9-8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="6" cy="-6" r="2.5" fill="#fff" opacity=".7"/>`;
    const keel = b.form(
      'M0 18C8 30 9 46 0 66C-9 46-8 30 0 18z',
      b.lin(0, [0, paintTone.light], [0.4, paintTone.base], [1, paintTone.deep]),
      { width: 3.5, edge: false },
    );
    return `<g transform="translate(0 -12)scale(.88)">${fire}${fins}${boosters}${nozzle}${body}${port}${keel}</g>${b.spark(-20, -70, 13)}`;
  },
};
