import { at, createBrush, poly } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import { num } from '#sandbox/art/paint/shapes.ts';

const KINDS = ['eruption', 'crater'] as const;

/** Faceted volcano: full `eruption` with bombs, or a glowing `crater` under smoke. */
export const volcano: Motif = {
  name: 'volcano',
  kinds: KINDS,
  tags: ['building'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const rock = b.tones(b.color(b.mix('#5a3a4a', b.palette.sky[1], 0.4)));
    const hot = b.lin(90, [0, '#fffbd0'], [0.25, '#ffe04a'], [0.6, '#ff8a1a'], [1, '#e0280c']);
    const full = b.kind === 'eruption';
    const glow = `<ellipse cy="-36" rx="84" ry="62" fill="${b.rad(0.5, 0.5, 0.5, [0, '#ffe08a', 0.9], [0.4, '#ff8a1e', 0.45], [1, '#ff3a0c', 0])}"/>`;
    const smokeTone = b.tones(b.mix('#6a4a5a', b.palette.sky[1], 0.4));
    const puff = b.symbol(
      `<circle r="20" fill="${b.rad(0.4, 0.8, 0.9, [0, '#ffb05a'], [0.3, smokeTone.light], [0.7, smokeTone.base], [1, smokeTone.core])}"/>`,
    );
    const smoke = b.scatter(puff, [
      [-30, -84, 0.8],
      [28, -86, 0.9],
      [0, -80, 1],
      [-52, -72, 0.66],
      [52, -70, 0.7],
      [-16, -62, 0.8],
      [20, -62, 0.75],
    ]);

    const fountain = full
      ? `<path d="M-22-26C-28-58-52-72-74-66Q-58-80-38-72C-46-90-40-96-30-99Q-28-84-16-76C-14-90-4-96 0-100Q2-88 14-78C20-92 32-96 42-94Q34-84 36-72C56-80 70-74 80-62C54-68 30-56 22-26z" fill="${b.ink}" stroke="${b.ink}" stroke-width="8"/><path d="M-22-26C-28-58-52-72-74-66Q-58-80-38-72C-46-90-40-96-30-99Q-28-84-16-76C-14-90-4-96 0-100Q2-88 14-78C20-92 32-96 42-94Q34-84 36-72C56-80 70-74 80-62C54-68 30-56 22-26z" fill="${b.lin(90, [0, '#e0280c'], [0.5, '#ff8a1a'], [1, '#ffe04a'])}"/>` +
        `<path d="M-14-24C-14-52-24-64-34-68Q-20-68-10-58Q-10-74 0-86Q6-70 10-58Q20-68 32-66C22-60 14-48 14-24z" fill="${b.lin(90, [0, '#ffb02e'], [1, '#fffbd0'])}"/>`
      : `<path d="M-20-24Q-24-44-10-58Q-10-48 0-44Q4-60 12-66Q10-52 18-46Q26-36 20-24z" fill="${hot}" stroke="${b.ink}" stroke-width="5"/>`;

    const xs = [-98, -66, -40, -14, 16, 44, 70, 98];
    const top = [-26, -22, -14, -4, 6, 14, 22, 28];
    const slabs = xs
      .slice(0, -1)
      .map((x, i) => {
        const lit = at([rock.light, rock.base, rock.light, rock.base, rock.core, rock.deep, rock.core], i);
        const bend = (x + at(top, i)) / 2 + b.rng.between(-6, 6);
        return `<path d="${poly([
          [at(top, i), -32],
          [at(top, i + 1), -32],
          [(at(xs, i + 1) + at(top, i + 1)) / 2, 36],
          [bend, 30],
        ])}" fill="${lit}"/><path d="${poly([
          [bend, 30],
          [(at(xs, i + 1) + at(top, i + 1)) / 2, 36],
          [at(xs, i + 1), 100],
          [x, 100],
        ])}" fill="${[rock.base, rock.core, rock.base, rock.light, rock.deep, rock.core, rock.deep][i]}"/>`;
      })
      .join('');
    const lava =
      `<path d="M-18-34Q-16 2-10 14Q-24 36-22 58Q-34 78-30 104H-6Q-8 84-2 70Q6 84 2 104H30Q34 76 20 60Q22 38 12 22Q16-8 20-34z" fill="#8c1408" stroke="${rock.ink}" stroke-width="3"/><path d="M-13-34Q-12 2-5 16Q-18 40-16 60Q-27 80-24 104H-12Q-14 82-2 62Q12 82 8 104H24Q26 78 14 62Q16 40 6 22Q10-8 15-34z" fill="${hot}"/><path d="M-2-30Q-3 8 1 26Q-10 46-9 60" fill="none" stroke="#fffbd0" stroke-width="5" stroke-linecap="round" opacity=".9"/>` +
      `<path d="M-40 22L-50 48L-46 62L-58 84M44 18L52 44L48 58L62 82" fill="none" stroke="#ff7a1a" stroke-width="3.5" opacity=".85"/>`;
    const cone = b.form(
      'M-27-32L-14-26L-4-34L8-27L18-34L28-30C36 14 66 60 99 94Q60 99 0 99Q-60 99-99 94C-66 60-36 14-27-32z',
      rock.base,
      { inside: slabs + lava, edge: 3.5, rim: '#ff9a3a' },
    );
    const crater = `<path d="M-26-31L-14-24L-4-31L8-24L18-31L27-29Q0-16-26-31z" fill="#fff0a0" opacity=".9"/>`;
    const bomb = (x: number, y: number, r: number): string =>
      `<path d="M${num(x * 0.72)} ${num(y * 0.72 - 4)}L${x} ${y}" stroke="#ffb02e" stroke-width="${num(r * 0.8)}" stroke-linecap="round" opacity=".55"/>${b.part(
        poly([
          [x - r, y],
          [x - r * 0.3, y - r],
          [x + r, y - r * 0.4],
          [x + r * 0.6, y + r],
          [x - r * 0.6, y + r * 0.8],
        ]),
        b.lin(50, [0, '#ffb04a'], [0.5, rock.core], [1, rock.deep]),
        3,
      )}`;
    const bombs = full
      ? bomb(-86, -40, 9) + bomb(84, -34, 8) + bomb(-58, -92, 6) + bomb(64, -90, 7)
      : bomb(-54, -44, 6) + bomb(56, -46, 7);
    return `${glow}${full ? '' : smoke}${fountain}${cone}${crater}${bombs}${b.spark(-40, -50, 8, '#ffe08a')}${b.spark(46, -56, 9, '#ffe08a')}`;
  },
};
