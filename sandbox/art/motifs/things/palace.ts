import { box, createBrush, poly, star } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['crescent', 'minarets'] as const;

/** Ribbed domes before a moon: a `crescent`, or a full one between tall `minarets`. */
export const palace: Motif = {
  name: 'palace',
  kinds: KINDS,
  tags: ['building'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const tile = b.color(b.palette.family === 'teal' || b.palette.family === 'blue' ? b.palette.motif : '#1fb4c8');
    const t = b.tones(tile);
    const wall = b.tones(b.mix('#f0dcb4', b.palette.light, 0.35));
    const night = b.tones(b.mix(b.palette.sky[1], tile, 0.2));
    const tall = b.kind === 'minarets';
    const lamp = b.lin(90, [0, '#fff6c0'], [0.5, '#ffd45a'], [1, '#f08a1c']);

    const moon = tall
      ? `<circle cy="-14" r="84" fill="${b.rad(0.4, 0.35, 0.7, [0, '#fffbe0'], [0.6, '#ffe69a'], [1, '#f0b84a'])}"/><path d="M-40-60a14 12 0 1 0 22 12M20-70a9 8 0 1 0 14 6M38-20a12 10 0 1 0 16 8" fill="#d89a3a" opacity=".3"/>`
      : `<path d="M-48-99a48 48 0 1 0 42 74a42 42 0 1 1-42-74z" fill="${b.lin(50, [0, '#fffbe0'], [0.5, '#ffe08a'], [1, '#f0a83a'])}"/>`;

    /** Tower wall with a lit side, a tile belt and a pointed window. */
    const tower = (x: number, top: number, w: number, foot = 84): string => {
      const mid = top + 34;
      return b.form(
        box(x - w / 2, top, w, foot - top),
        b.lin(0, [0, wall.core], [0.14, wall.white], [0.4, wall.light], [0.7, wall.base], [1, wall.core]),
        {
          width: 3,
          edge: false,
          inside:
            `<path d="M${x - w / 2} ${top + 2}h${w}v9h${-w}z" fill="${t.base}"/><path d="M${x - w / 2} ${top + 6.5}h${w}" stroke="${b.metal.light}" stroke-width="2.5" stroke-dasharray="3 3"/>` +
            `<path d="M${x} ${mid - 14}q7 6 7 13v15h-14v-15q0-7 7-13z" fill="${lamp}" stroke="${night.deep}" stroke-width="2.5"/>`,
        },
      );
    };
    /** Ribbed bulb with a gilt finial. */
    const dome = (x: number, foot: number, w: number, h: number): string => {
      const d =
        `M${x - w * 0.8} ${foot}c${-w * 0.5} ${-h * 0.34} ${-w * 0.12} ${-h * 0.62} ${w * 0.8} ${-h}c${w * 0.92} ${h * 0.38} ${w * 1.3} ${h * 0.66} ${w * 0.8} ${h}z`.replace(
          /\d+\.\d+/g,
          (v) => String(Math.round(Number(v))),
        );
      const ribs = [-0.6, -0.2, 0.2, 0.6]
        .map(
          (k) =>
            `M${Math.round(x + k * w * 0.9)} ${foot}Q${Math.round(x + k * w * 2.2)} ${Math.round(foot - h * 0.46)} ${x} ${foot - h}`,
        )
        .join('');
      return (
        `<path d="M${x} ${foot - h + 2}v-14" stroke="${b.ink}" stroke-width="6" stroke-linecap="round"/><path d="M${x} ${foot - h + 4}v-16" stroke="${b.metal.light}" stroke-width="3" stroke-linecap="round"/><circle cx="${x}" cy="${foot - h - 5}" r="3.5" fill="${b.metal.white}" stroke="${b.metal.deep}"/>` +
        b.form(d, b.ball(tile), {
          width: 3.5,
          edge: 2.5,
          inside:
            `<path d="${ribs}" fill="none" stroke="${t.deep}" stroke-width="${w > 20 ? 3 : 2}" opacity=".45"/><path d="M${x - w * 0.36} ${foot - h * 0.2}q${-w * 0.4} ${-h * 0.26} ${w * 0.1} ${-h * 0.5}" fill="none" stroke="#fff" stroke-width="${Math.max(2, w * 0.12).toFixed(0)}" stroke-linecap="round" opacity=".7"/>`.replace(
              /\d+\.\d\d+/g,
              (v) => Number(v).toFixed(1),
            ),
        }) +
        b.part(box(x - Math.round(w * 0.86), foot - 3, Math.round(w * 1.72), 8, 3), b.band(0), 2.5)
      );
    };

    const minaret = (x: number): string =>
      b.form(
        poly([
          [x - 7, -34],
          [x + 7, -34],
          [x + 11, 84],
          [x - 11, 84],
        ]),
        b.lin(0, [0, wall.core], [0.2, wall.white], [0.6, wall.base], [1, wall.core]),
        {
          width: 3,
          edge: false,
          inside: `<path d="M${x - 14}-10l28 8m-28 14l28 8m-28 14l28 8m-28 14l28 8" stroke="${t.base}" stroke-width="5"/>`,
        },
      ) +
      b.part(box(x - 11, -46, 22, 13, 3), b.band(0), 3) +
      dome(x, -44, 9, 30);

    const pair = (markup: string, x: number, y = 0): string => {
      const href = b.symbol(markup);
      return b.use(href, -x, y) + b.use(href, x, y);
    };
    const turret = tower(0, -8, 25) + dome(0, -10, 14, 37);
    const sides = tall ? pair(minaret(0), 84) : pair(turret, 72, 12);
    const inner = pair(turret, 44);
    const drum = tower(0, -24, 46) + dome(0, -24, 27, 62);
    const lattice = Array.from({ length: 3 }, (_, row) => `M-28 ${22 + row * 8}h56`).join('');
    const portal = b.form('M-34 84V6H34V84z', b.lin(50, [0, t.light], [0.4, t.base], [1, t.deep]), {
      width: 4,
      edge: 2.5,
      inside:
        `<path d="${lattice}M-26 10v26M26 10v26" stroke="${t.white}" stroke-width="1.5" opacity=".4"/><path d="M-29 84V11H29V84" fill="none" stroke="${b.metal.light}" stroke-width="2.5"/>` +
        `<path d="${star(-21, 18, 5, 3, 8)}${star(21, 18, 5, 3, 8)}" fill="${b.metal.white}"/>` +
        `<path d="M-22 84V48Q-22 30 0 16Q22 30 22 48V84z" fill="${night.deep}" stroke="${b.metal.light}" stroke-width="2.5"/><path d="M-16 84V50Q-16 36 0 25Q16 36 16 50V84z" fill="${lamp}"/><path d="M0 25V84M-16 56H16M-12 42L12 70M12 42L-12 70" stroke="${night.deep}" stroke-width="1.8" opacity=".55"/>`,
    });
    const steps =
      b.part(box(-94, 80, 188, 9, 2), b.lin(0, [0, wall.light], [0.3, wall.white], [1, wall.core]), 3) +
      b.part(box(-99, 88, 198, 10, 3), b.lin(0, [0, wall.base], [0.3, wall.light], [1, wall.deep]), 3);
    return `${moon}${tall ? sides : ''}${drum}${inner}${tall ? '' : sides}${portal}${steps}${b.spark(-40, -62, 12)}${b.spark(8, -62, 9)}`;
  },
};
