import { createBrush, oval, type Placement } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['cherry', 'lemon', 'melon', 'grapes', 'cluster', 'orange', 'plum'] as const;

/** Fruits of the bazaar and of the classic reels. */
export const fruit: Motif = {
  name: 'fruit',
  kinds: KINDS,
  tags: ['fruit'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const leafTone = b.tones('#38a03e');
    const leafHref = b.symbol(
      b.form(
        'M0 0C10-30 44-40 72-24C56 6 24 16 0 0z',
        b.lin(40, [0, leafTone.white], [0.3, leafTone.light], [0.6, leafTone.base], [1, leafTone.deep]),
        {
          width: 4,
          edge: 2.5,
          inside: `<path d="M0 0Q36-18 70-24M22-10l4-16M38-16l6-14M30-12l14 10M46-17l12 6" fill="none" stroke="${leafTone.deep}" stroke-width="2.2" opacity=".55"/>`,
        },
      ),
    );
    const leaf = (x: number, y: number, scale: number | string, turn: number): string =>
      b.use(leafHref, x, y, scale, turn);
    const stalk = (d: string, w = 5): string =>
      `<path d="${d}" fill="none" stroke="${b.ink}" stroke-width="${w + 8}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#6a9a2e" stroke-width="${w}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#c8e87a" stroke-width="1.6" stroke-linecap="round" transform="translate(-1 -1)"/>`;

    const globe = (cx: number, cy: number, r: number, color: string, inside = ''): string => {
      const t = b.tones(color);
      return (
        b.form(oval(cx, cy, r), b.ball(color), {
          inside: `${b.crescent(cx - r * 0.14, cy - r * 0.16, r * 0.98, r * 0.98, t.deep, 0.5)}${inside}`,
          edge: 3.5,
        }) + b.specular(cx - r * 0.42, cy - r * 0.4, r * 0.26, r * 0.14, -42)
      );
    };

    const cherry = (): string => {
      const color = b.color('#e01838');
      const t = b.tones(color);
      return (
        stalk('M-38 26C-34-24 0-66 30-84') +
        stalk('M44 34C54-10 48-50 30-84') +
        leaf(26, -82, 1, 188) +
        leaf(32, -84, 0.7, 18) +
        globe(
          -40,
          46,
          45,
          color,
          `<path d="M-52 8q14 10 28-2" fill="none" stroke="${t.deep}" stroke-width="6" opacity=".7"/>`,
        ) +
        globe(
          46,
          54,
          43,
          color,
          `<path d="M34 18q12 10 26-2" fill="none" stroke="${t.deep}" stroke-width="6" opacity=".7"/>`,
        ) +
        b.spark(-58, 24, 13) +
        b.spark(64, 40, 9)
      );
    };

    const lemonShape = (): string => {
      const color = b.color('#ffd01e');
      const t = b.tones(color);
      const pores = Array.from({ length: 22 }, () => `M${b.rng.int(110) - 55} ${b.rng.int(76) - 38}h0`).join('');
      return (
        b.form(
          'M-92 4C-84 0-78-8-72-18C-50-54 4-64 44-42C60-32 70-22 80-18Q94-14 92-2Q90 8 78 16C70 28 56 46 26 52C-18 62-58 46-74 22Q-80 14-90 16Q-97 10-92 4z',
          b.rad(
            0.36,
            0.26,
            0.85,
            [0, t.white],
            [0.22, t.light],
            [0.55, t.base],
            [0.82, b.mix(t.base, '#e8860c', 0.6)],
            [1, b.mix(t.core, '#b0500c', 0.5)],
          ),
          {
            inside: `<path d="${pores}" stroke="${b.mix(t.base, '#c87a0c', 0.6)}" stroke-width="3" stroke-linecap="round" opacity=".55"/><path d="M78-30Q66-4 80 24M-78-22Q-68 2-80 24" fill="none" stroke="${t.core}" stroke-width="4" opacity=".4"/>${b.crescent(-8, -14, 88, 58, '#a04c0a', 0.4)}`,
            edge: 3.5,
          },
        ) + b.specular(-34, -26, 24, 8, -22, 0.85)
      );
    };
    const slice = (x: number, y: number, scale: number, turn: number, rind: string, pulp: string): string => {
      const t = b.tones(pulp);
      const cells = Array.from(
        { length: 8 },
        (_, i) => `<path d="M0-5C-15-20-17-32-10-37Q0-41 10-37C17-32 15-20 0-5z" transform="rotate(${i * 45})"/>`,
      ).join('');
      return `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})">${b.part(oval(0, 0, 50), b.slope(rind), 6)}<circle r="44" fill="#fff8dc"/><g fill="${b.rad(0.4, 0.3, 0.8, [0, t.white], [0.4, t.light], [1, t.base])}">${cells}</g><path d="M-44-14a46 46 0 0 1 30-30" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".9"/></g>`;
    };
    const lemon = (): string =>
      leaf(24, -52, 0.9, -30) +
      `<g transform="translate(2 -14)rotate(-18)scale(.96)">${lemonShape()}</g>` +
      slice(-42, 54, 0.8, 12, b.color('#ffd01e'), b.color('#ffe24a')) +
      b.spark(-44, -32, 15) +
      b.spark(66, -50, 9);

    const wedge = (): string => {
      const flesh = b.tones(b.color('#f02e44'));
      const seeds = [
        [-56, 2, 30],
        [-34, 26, 20],
        [-8, 36, 0],
        [22, 30, -14],
        [46, 10, -28],
        [-30, -2, 20],
        [-4, 10, 6],
        [22, 2, -12],
        [-62, -12, 40],
        [58, -12, -36],
      ]
        .map(([x, y, r]) => `<path d="M0-6Q5 0 4 4Q0 8-4 4Q-5 0 0-6z" transform="translate(${x} ${y})rotate(${r})"/>`)
        .join('');
      return (
        b.form(
          'M-96-26H96C98 30 56 76 0 76C-56 76-98 30-96-26z',
          b.lin(60, [0, '#8ae05a'], [0.4, '#2f9a3a'], [1, '#0e4a24']),
          {
            inside:
              `<path d="M-84-40C-84 22-48 60 0 60C48 60 84 22 84-40z" fill="#f4ffd8"/><path d="M-77-40C-77 18-44 52 0 52C44 52 77 18 77-40z" fill="${b.lin(75, [0, flesh.white], [0.2, flesh.light], [0.6, flesh.base], [1, flesh.core])}"/>` +
              `<path d="M-60-26Q-40 20 0 44M60-26Q44 18 4 44" fill="none" stroke="#fff" stroke-width="7" opacity=".12"/><g fill="#2a0e12">${seeds}</g><path d="M-88 22q14 34 44 48M0 78q30-2 50-18" fill="none" stroke="#0e4a24" stroke-width="6" opacity=".6" stroke-dasharray="10 8"/>`,
            edge: 3.5,
          },
        ) +
        b.part('M-96-30H96V-20H-96z', b.lin(0, [0, '#fff'], [0.3, flesh.light], [0.8, flesh.base], [1, flesh.core]), 4)
      );
    };
    const melon = (): string => {
      const drop = b.symbol(`<path d="M0-8Q7 0 4 5Q0 9-4 5Q-7 0 0-8z" fill="#fff" opacity=".8"/>`);
      return `<g transform="rotate(-8)translate(0 -2)">${wedge()}</g>${b.use(drop, -70, 60)}${b.use(drop, 66, 66, 1.2)}${b.use(drop, 20, 84, 0.8)}${b.spark(-64, -10, 15)}${b.spark(70, -38, 11)}`;
    };

    const grapes = (): string => {
      const color = b.color('#7c2ee0');
      const t = b.tones(color);
      const grape = b.symbol(
        `<circle r="19" fill="${b.ink}"/><circle r="16.5" fill="${b.rad(0.36, 0.3, 0.78, [0, t.white], [0.2, t.light], [0.55, t.base], [0.85, t.deep], [1, b.mix(t.core, b.accent, 0.5)])}"/><ellipse cx="-5" cy="-6" rx="5.5" ry="3.5" transform="rotate(-38-5-6)" fill="#fff" opacity=".85"/><circle cx="8" cy="8" r="2" fill="${t.light}" opacity=".8"/>`,
      );
      const rows: readonly Placement[] = [
        [0, 84],
        [-14, 62],
        [14, 62],
        [-28, 38],
        [0, 38],
        [28, 38],
        [-42, 12],
        [-14, 12],
        [14, 12],
        [42, 12],
        [-56, -14],
        [-28, -16],
        [0, -18],
        [28, -16],
        [56, -14],
        [-40, -40],
        [-13, -42],
        [13, -42],
        [40, -40],
      ];
      return `${stalk('M0-56Q-4-76 12-88', 7)}${leaf(2, -62, 1.05, 178)}${leaf(4, -60, 1, 8)}${b.scatter(grape, rows)}<path d="M20-70q24-16 34 2q4 14-10 12" fill="none" stroke="#6a9a2e" stroke-width="4" stroke-linecap="round"/>${b.spark(-46, -26, 13)}${b.spark(34, 26, 9)}`;
    };

    const orange = (): string => {
      const color = b.color('#ff8a14');
      const pores = Array.from({ length: 26 }, () => `M${b.rng.int(120) - 66} ${b.rng.int(120) - 60}h0`).join('');
      return (
        leaf(2, -56, 1, -18) +
        globe(
          -8,
          8,
          72,
          color,
          `<path d="${pores}" stroke="${b.tones(color).core}" stroke-width="3" stroke-linecap="round" opacity=".45"/><path d="M-16-58l8 8 10-6-4 10" fill="none" stroke="#3a6a1e" stroke-width="6" stroke-linecap="round"/>`,
        ) +
        slice(48, 52, 0.86, 20, color, color) +
        b.spark(-40, -30, 16) +
        b.spark(70, 26, 10)
      );
    };
    const plum = (): string => {
      const color = b.color('#5a2ad0');
      const t = b.tones(color);
      return (
        stalk('M4-50Q2-74 16-90', 7) +
        leaf(6, -62, 1.05, -4) +
        leaf(2, -60, 0.7, 186) +
        b.form('M0-58C44-76 84-38 80 14C76 62 38 90 0 90C-38 90-76 62-80 14C-84-38-44-76 0-58z', b.ball(color), {
          inside: `${b.crescent(-10, 4, 80, 82, t.deep)}<path d="M0-60Q-26 6-6 92" fill="none" stroke="${t.deep}" stroke-width="7" opacity=".45"/><path d="M-5-58Q-31 6-11 90" fill="none" stroke="${t.light}" stroke-width="3" opacity=".5"/>`,
          edge: 3.5,
        }) +
        b.specular(-42, -20, 18, 10, -48) +
        b.spark(-50, -34, 14) +
        b.spark(52, 30, 9)
      );
    };
    const cluster = (): string => {
      const color = paint.color;
      const t = b.tones(color ?? '#7c2ee0');
      const grape = b.symbol(
        `<circle r="15" fill="${b.ink}"/><circle r="12.5" fill="${b.rad(0.36, 0.3, 0.78, [0, t.white], [0.2, t.light], [0.55, t.base], [1, t.deep])}"/><ellipse cx="-4" cy="-5" rx="4" ry="2.5" fill="#fff" opacity=".85"/>`,
      );
      const bunch = b.scatter(grape, [
        [-44, 6],
        [-56, -14],
        [-33, -14],
        [-68, -34],
        [-45, -35],
        [-22, -34],
        [-58, -55],
        [-34, -56],
      ]);
      return (
        leaf(-44, -66, 0.75, 196) +
        leaf(-40, -68, 0.6, -20) +
        `<g transform="translate(44 -32)rotate(-24)scale(.52)">${lemonShape()}</g>` +
        leaf(12, -10, 0.62, -84) +
        bunch +
        `<g transform="translate(-4 30)scale(.9)">${wedge()}</g>` +
        stalk('M8 24C14-2 26-18 44-28', 4) +
        stalk('M48 30C52 8 52-8 44-28', 4) +
        globe(8, 46, 25, '#e01838') +
        globe(50, 52, 24, '#e01838') +
        b.spark(-62, -42, 11) +
        b.spark(62, -50, 12)
      );
    };
    const draw: Record<string, () => string> = { cherry, lemon, melon, grapes, cluster, orange, plum };
    return (draw[b.kind] ?? cherry)();
  },
};
