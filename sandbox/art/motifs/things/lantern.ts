import { createBrush, oval, poly } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['round', 'tall'] as const;

/** Hanging lamp with a lattice: `round` ribbed body, or a `tall` six-sided one. */
export const lantern: Motif = {
  name: 'lantern',
  kinds: KINDS,
  tags: ['metal'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const m = b.metal;
    const glass = b.tones(b.color('#ffb02e'));
    const glow = b.rad(
      0.5,
      0.55,
      0.55,
      [0, '#fffbe0'],
      [0.3, b.mix('#fff0a8', glass.light, 0.3)],
      [0.65, glass.base],
      [1, glass.core],
    );
    const halo = `<circle cy="14" r="96" fill="${b.rad(0.5, 0.5, 0.5, [0, glass.light, 0.55], [0.6, glass.base, 0.16], [1, glass.base, 0])}"/>`;
    const chain = `<path d="M0-99v16" stroke="${b.ink}" stroke-width="9" stroke-linecap="round"/><path d="M0-99v16" stroke="${m.light}" stroke-width="4" stroke-linecap="round" stroke-dasharray="5 4"/><circle cy="-78" r="9" fill="none" stroke="${b.ink}" stroke-width="9"/><circle cy="-78" r="9" fill="none" stroke="${m.light}" stroke-width="4"/>`;
    const tall = b.kind === 'tall';

    const bodyPath = tall
      ? 'M-40-26H40L52 44L34 72H-34L-52 44z'
      : 'M-36-30H36C66-16 72 34 36 66H-36C-72 34-66-16-36-30z';
    const ribs = tall
      ? 'M-40-26L-52 44L-34 72M-14-26L-18 44L-12 72M14-26L18 44L12 72M40-26L52 44L34 72'
      : 'M-36-30C-66-16-72 34-36 66M-18-30C-34-6-34 42-18 66M0-30V66M18-30C34-6 34 42 18 66M36-30C66-16 72 34 36 66';
    const weave = Array.from({ length: 11 }, (_, i) => `M${-110 + i * 20}-34l100 104M${110 - i * 20}-34l-100 104`).join(
      '',
    );
    const body = b.form(bodyPath, glow, {
      edge: false,
      inside:
        `<path d="M-9 42Q-12 22 0 4Q12 22 9 42Q0 50-9 42z" fill="#fff" opacity=".9"/><path d="${weave}" stroke="${m.deep}" stroke-width="3" opacity=".55"/><path d="${weave}" stroke="${m.light}" stroke-width="1.2" opacity=".8"/>` +
        `<path d="${ribs}" fill="none" stroke="${b.ink}" stroke-width="9"/><path d="${ribs}" fill="none" stroke="${m.base}" stroke-width="5.5"/><path d="${ribs}" fill="none" stroke="${m.white}" stroke-width="1.8" transform="translate(-1)"/>` +
        (tall
          ? `<path d="M-56 44H56" stroke="${b.ink}" stroke-width="9"/><path d="M-56 44H56" stroke="${m.light}" stroke-width="5"/>`
          : `<path d="M-70 12H70V24H-70z" fill="${b.band(8)}" stroke="${b.ink}" stroke-width="3.5"/>`) +
        `<path d="M-30-30Q-70 10-34 66H-80V-30z" fill="${glass.white}" opacity=".18"/><path d="M30-30Q56 16 30 72H90V-30z" fill="${m.deep}" opacity=".35"/>`,
    });
    const bandMiddle = tall ? '' : [-40, -20, 0, 20, 40].map((x) => b.part(oval(x, 18, 4.5), b.accent, 2)).join('');

    const roof = tall
      ? b.form('M-50-24L-26-52L-12-72H12L26-52L50-24Q0-14-50-24z', b.band(15), {
          edge: 2.5,
          inside: `<path d="M-12-72L-20-20M12-72L20-20M-26-52Q0-46 26-52" fill="none" stroke="${m.deep}" stroke-width="2.5" opacity=".7"/>`,
        })
      : b.form('M-46-28C-44-54-16-56-9-74H9C16-56 44-54 46-28Q0-16-46-28z', b.band(15), {
          edge: 2.5,
          inside: `<path d="M-4-74Q-14-48-24-22M4-74Q14-48 24-22M0-74V-18" fill="none" stroke="${m.deep}" stroke-width="2.5" opacity=".6"/><path d="M-50-34Q0-22 50-34" fill="none" stroke="${m.white}" stroke-width="2" opacity=".9"/>`,
        });
    const pierced = [-28, -10, 10, 28]
      .map((x) => `<path d="M${x}-${Math.abs(x) > 20 ? 36 : 34}l3 5-3 5-3-5z" fill="${glass.white}"/>`)
      .join('');
    const foot =
      b.form(tall ? 'M-40 68H40L28 84H-28z' : 'M-42 62H42L26 82H-26z', b.band(10), { edge: 2 }) +
      b.form('M-12 82H12L0 98z', b.band(30), { width: 4, edge: false }) +
      b.part(oval(0, 96, 4), b.bead(), 2);
    const beads = [-32, 32]
      .map(
        (x) =>
          `<path d="M${x} 80v6" stroke="${m.light}" stroke-width="2"/>${b.part(`M${x} 84q6 6 0 12q-6-6 0-12z`, b.accent, 2)}`,
      )
      .join('');
    return `${halo}${chain}${beads}${foot}${body}${bandMiddle}${roof}${pierced}${b.part(
      poly([
        [-13, -78],
        [13, -78],
        [11, -70],
        [-11, -70],
      ]),
      b.band(0),
      3,
    )}${b.specular(-40, -4, 5, 14, 14, 0.8)}${b.spark(-30, -44, 11)}${b.spark(0, 20, 16, '#fffbe0')}`;
  },
};
