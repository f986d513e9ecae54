import { createBrush, oval, star } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['ribbon', 'plain'] as const;

/** Swinging bell, with a tied `ribbon` or `plain` with a leaf crown. */
export const bell: Motif = {
  name: 'bell',
  kinds: KINDS,
  tags: ['metal', 'fruit'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const m = paint.color ? b.tones(paint.color) : b.metal;
    const cloth = b.tones('#e0213f');
    const clapper = b.part(oval(0, 78, 15), b.bead(), 5) + `<circle cx="-5" cy="73" r="4" fill="#fff" opacity=".8"/>`;
    const inside = b.part(oval(0, 62, 66, 14), m.deep, 5);
    const body = b.form(
      'M-14-74Q0-82 14-74C44-66 46-30 50 0C54 26 64 42 78 54Q84 62 74 66Q0 86-74 66Q-84 62-78 54C-64 42-54 26-50 0C-46-30-44-66-14-74z',
      b.lin(
        8,
        [0, m.core],
        [0.1, m.light],
        [0.24, m.white],
        [0.4, m.light],
        [0.6, m.base],
        [0.8, m.core],
        [0.92, m.base],
        [1, b.mix(m.light, b.accent, 0.5)],
      ),
      {
        edge: 3.5,
        inside:
          `<path d="M-60 30Q0 52 60 30L66 42Q0 66-66 42z" fill="${m.core}" opacity=".55"/><path d="M-62 28Q0 50 62 28M-74 48Q0 72 74 48" fill="none" stroke="${m.white}" stroke-width="2.5"/><path d="M-50-30Q0-14 50-30" fill="none" stroke="${m.core}" stroke-width="7" opacity=".7"/><path d="M-50-33Q0-17 50-33" fill="none" stroke="${m.white}" stroke-width="2"/>` +
          `<path d="M-76 54Q0 86 76 54V80H-76z" fill="${m.deep}" opacity=".3"/><path d="M-26-60Q-36-20-36 20" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".75"/>`,
      },
    );
    const emblem =
      b.part(star(2, 6, 23, 12, 8), b.lin(50, [0, m.white], [0.6, m.light], [1, m.base]), 2.5, m.deep) +
      `<circle cx="2" cy="6" r="6" fill="${cloth.base}" stroke="${m.deep}" stroke-width="2"/>`;
    const ring = `<circle cy="-84" r="11" fill="none" stroke="${b.ink}" stroke-width="15"/><circle cy="-84" r="11" fill="none" stroke="${m.light}" stroke-width="6"/>`;
    let top = ring;
    if (b.kind === 'ribbon') {
      const loop = b.form(
        'M0-72C16-98 58-99 62-78C66-56 28-52 0-66z',
        b.lin(50, [0, cloth.white], [0.25, cloth.light], [0.55, cloth.base], [1, cloth.deep]),
        {
          width: 4.5,
          edge: 2.5,
          inside: `<path d="M14-72Q36-84 52-76Q38-66 14-72z" fill="${cloth.deep}" opacity=".75"/>`,
        },
      );
      const tailEnd = b.form(
        'M4-68C24-54 34-40 40-18L52-26L60-12C60-46 36-66 8-74z',
        b.lin(70, [0, cloth.light], [0.5, cloth.base], [1, cloth.deep]),
        { width: 4.5, edge: 2.5 },
      );
      top =
        ring +
        b.both(tailEnd) +
        b.both(loop) +
        b.form('M-13-79Q0-86 13-79Q17-68 11-58Q0-53-11-58Q-17-68-13-79z', b.ball(cloth.base), {
          width: 4.5,
          edge: 2,
          inside: `<path d="M-4-82Q-7-68-3-54M6-82Q8-70 5-56" fill="none" stroke="${cloth.deep}" stroke-width="2.5" opacity=".6"/>`,
        });
    } else {
      const leaf = b.tones('#2f9a4a');
      top +=
        b.both(
          b.form(
            'M4-72C18-96 52-94 74-78C54-58 24-56 4-72z',
            b.lin(40, [0, leaf.white], [0.3, leaf.light], [0.6, leaf.base], [1, leaf.deep]),
            {
              width: 4.5,
              edge: 2.5,
              inside: `<path d="M4-72Q36-84 72-78" fill="none" stroke="${leaf.deep}" stroke-width="2.5" opacity=".6"/>`,
            },
          ),
        ) +
        b.scatter(b.symbol(b.part(oval(0, 0, 7.5), b.ball('#e0213f'), 3)), [
          [-9, -66],
          [9, -66],
          [0, -74],
        ]);
    }
    return `<g transform="rotate(${b.rng.pick([-4, 4, 0])})">${clapper}${inside}${body}${emblem}${top}</g>${b.spark(-34, -38, 17)}${b.spark(48, 40, 12)}${b.spark(12, -6, 8)}`;
  },
};
