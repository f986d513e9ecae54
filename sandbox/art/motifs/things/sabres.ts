import { createBrush, oval, star } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['round', 'kite'] as const;

/** Two crossed sabres behind a `round` shield or a pointed `kite` one. */
export const sabres: Motif = {
  name: 'sabres',
  kinds: KINDS,
  tags: ['metal'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const t = b.tones(b.color('#b01830'));
    const m = b.metal;
    const gem = b.tones(b.accent);
    const steel = ['#fff', '#dfe8f6', '#9aa8c4', '#4a5674'] as const;

    const blade = b.form(
      'M-7 56C-2 10-6-56-24-104C4-84 14-20 10 56z',
      b.lin(10, [0, steel[2]], [0.35, steel[0]], [0.55, steel[1]], [0.62, steel[2]], [1, steel[3]]),
      {
        width: 4.5,
        edge: 2,
        inside: `<path d="M3 56C6 10 2-46-12-86" fill="none" stroke="${steel[3]}" stroke-width="3" opacity=".6"/><path d="M-4 50C0 10-4-50-18-90" fill="none" stroke="#fff" stroke-width="2"/>`,
      },
    );
    const hilt =
      b.form('M-6 60H8L14 88Q12 97 2 97Q-8 96-7 86z', b.lin(0, [0, t.light], [0.4, t.base], [1, t.deep]), {
        width: 4,
        edge: false,
        inside: `<path d="M-10 68L14 64M-10 76L14 72M-10 84L16 80M-10 92L16 88" stroke="${m.light}" stroke-width="2.5"/>`,
      }) +
      b.form('M-26 50Q-30 58-24 62Q0 54 24 64Q32 62 28 54Q2 44-26 50z', b.band(20), { width: 4, edge: 2 }) +
      b.part(oval(6, 94, 7), b.bead(), 3.5);
    const sabre = b.symbol(blade + hilt);
    const blades = `<use href="${sabre}" transform="rotate(51)scale(1.1)"/><use href="${sabre}" transform="scale(-1 1)rotate(51)scale(1.1)"/>`;

    const rivet = b.symbol(`<circle r="4.5" fill="${b.bead()}" stroke="${m.deep}" stroke-width="1.8"/>`);
    const boss =
      b.part(star(0, 0, 30, 17, 8), b.band(40), 3.5) +
      b.part(star(0, 0, 20, 14, 8, 22), t.core, 2, m.deep) +
      b.part(
        oval(0, 0, 11),
        b.rad(0.38, 0.3, 0.8, [0, gem.white], [0.35, gem.light], [0.65, gem.base], [1, gem.deep]),
        3,
      ) +
      '<path d="M-6-3Q-4-8 1-8" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>';
    if (b.kind === 'kite') {
      const rim = 'M0-74C24-66 44-64 62-66C68-14 54 50 0 88C-54 50-68-14-62-66C-44-64-24-66 0-74z';
      const field = 'M0-60C20-54 36-52 51-53C54-10 42 42 0 73C-42 42-54-10-51-53C-36-52-20-54 0-60z';
      return (
        blades +
        '<g transform="translate(0 2)scale(.86)">' +
        b.form(rim, b.band(40), { edge: 3.5 }) +
        b.form(field, b.lin(50, [0, t.white], [0.2, t.light], [0.5, t.base], [1, t.deep]), {
          width: 2.5,
          edge: 2,
          inside: `<path d="M0-70V90H70V-70z" fill="${t.deep}" opacity=".45"/><path d="M-60-20H60M0-70V90" stroke="${m.base}" stroke-width="9"/><path d="M-60-22H60M-2-70V90" stroke="${m.white}" stroke-width="2.5"/><path d="M-46-50Q-50-10-34 30" fill="none" stroke="#fff" stroke-width="5" opacity=".4" stroke-linecap="round"/>`,
        }) +
        `<g transform="translate(0 -18)">${boss}</g>` +
        b.scatter(rivet, [
          [-56, -60],
          [56, -60],
          [0, -67],
          [-55, -8],
          [55, -8],
          [-36, 40],
          [36, 40],
          [0, 80],
        ]) +
        `</g>${b.spark(-40, -46, 14)}${b.spark(70, -78, 10)}`
      );
    }
    const petals = b.symbol(
      `<path d="M0-55Q13-42 0-28Q-13-42 0-55z" fill="${m.light}" stroke="${m.deep}" stroke-width="1.8"/><circle cy="-41" r="3" fill="${t.base}"/>`,
    );
    return (
      blades +
      '<g transform="scale(.84)">' +
      b.form(oval(0, 4, 72), b.band(40), { edge: 3.5 }) +
      b.form(
        oval(0, 4, 59),
        b.rad(0.36, 0.3, 0.8, [0, t.white], [0.2, t.light], [0.5, t.base], [0.85, t.deep], [1, t.ink]),
        { width: 3, edge: 2, inside: `<circle cy="4" r="24" fill="none" stroke="${m.base}" stroke-width="3"/>` },
      ) +
      Array.from({ length: 12 }, (_, i) => b.use(petals, 0, 4, 1, i * 30)).join('') +
      Array.from({ length: 12 }, (_, i) =>
        b.use(rivet, Math.cos(((i + 0.5) * Math.PI) / 6) * 65.5, 4 + Math.sin(((i + 0.5) * Math.PI) / 6) * 65.5),
      ).join('') +
      `<g transform="translate(0 4)scale(.86)">${boss}</g>` +
      `${b.specular(-34, -34, 17, 6, -42, 0.6)}</g>${b.spark(-48, -30, 13)}${b.spark(70, -78, 11)}${b.spark(36, 40, 8)}`
    );
  },
};
