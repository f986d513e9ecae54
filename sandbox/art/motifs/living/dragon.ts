import { at, createBrush, poly } from '#sandbox/art/brush.ts';
import { shade } from '#sandbox/art/paint/colour.ts';
import { facets, type Vertex } from '#sandbox/art/paint/light.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import type { Point } from '#sandbox/art/paint/shapes.ts';

const KINDS = ['horned', 'fire'] as const;

/** One half of the face, x to the viewer's right: A (crown) to J (chin) is the outline. */
const MESH: Record<string, Vertex> = {
  A: [0, -58, 34],
  B: [18, -50, 26],
  C: [44, -42, 4],
  D: [66, -30, -10],
  E: [58, -6, 0],
  F: [90, 4, -24],
  G: [62, 18, 0],
  H: [84, 40, -22],
  I: [54, 42, 4],
  X: [40, 62, 22],
  Y: [24, 76, 44],
  J: [0, 80, 50],
  K: [0, -28, 54],
  L: [13, -6, 50],
  M: [46, -20, 26],
  N: [40, 18, 30],
  O: [0, 4, 66],
  P: [18, 18, 48],
  Q: [0, 34, 78],
  R: [20, 40, 68],
  S: [36, 40, 38],
  T: [0, 60, 84],
  U: [26, 58, 58],
  V: [17, 4, 42],
  W: [24, -34, 36],
};
const FACES =
  'ABW AWK BCW WCM CDM WML WLK KLO DEM MEN MLV MVN LOV OPV VPN EFG EGN OQP QRP PRS PSN GHI NGI NIS SIX RSU SXU XYU RQT RTU UYT YJT'.split(
    ' ',
  );

/** A faceted dragon: horns, fins, whiskers; `fire` burns in the mouth. */
export const dragon: Motif = {
  name: 'dragon',
  kinds: KINDS,
  tags: ['head'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const hide = b.color();
    const t = b.tones(hide);
    const m = b.metal;
    const fin = b.tones(b.mix(hide, b.accent, 0.55));
    const rim = b.mix(t.core, b.accent, 0.5);
    const names = Object.keys(MESH);
    const right = names.map((name) => at(MESH, name));
    const vertices: Vertex[] = [...right, ...right.map(([x, y, z]) => [-x, y, z] as const)];
    const numbers = FACES.map((face) => [...face].map((name) => names.indexOf(name)));
    const pale = shade(b.mix(hide, b.palette.light, 0.35), 0.15);
    const belly = new Set(['OQP', 'QRP', 'RQT', 'RTU']);
    const skin = facets(vertices, [...numbers, ...numbers.map((face) => face.map((n) => n + names.length))], hide, {
      rim,
      contrast: 0.7,
      colorOf: (face) => (belly.has(at(FACES, face % FACES.length)) ? pale : hide),
    });
    const half: Point[] = [...'ABCDEFGHIXYJ'].map((name) => [at(MESH, name)[0], at(MESH, name)[1]]);
    const outline = poly([
      ...half,
      ...half
        .slice(1, -1)
        .reverse()
        .map(([x, y]) => [-x, y] as Point),
    ]);

    const frill = b.both(
      b.form(
        'M50-30L98-52L88-20L99-6L86 10L98 34L82 42L88 70L58 58L44 76L30 40z',
        b.lin(20, [0, fin.light], [0.5, fin.base], [1, fin.deep]),
        {
          width: 4.5,
          edge: 2.5,
          inside: `<path d="M50-24L98-52M54-6L99-6M56 14L98 34M50 34L88 70" stroke="${fin.deep}" stroke-width="5"/><path d="M50-27L98-55M54-9L99-9M56 11L98 31" stroke="${fin.white}" stroke-width="2" opacity=".7"/>`,
        },
      ),
    );
    const horn = b.both(
      b.form(
        'M16-48C34-60 44-66 58-82Q66-90 66-99Q84-78 76-54C70-38 54-32 40-32z',
        b.lin(20, [0, '#fff2d0'], [0.3, '#e8c07a'], [0.65, '#a8682a'], [1, '#4a2410']),
        {
          width: 4.5,
          edge: 2.5,
          inside: `<path d="M30-62Q46-52 52-30M42-68Q58-58 64-38M54-78Q66-70 74-52M62-90Q70-84 78-72" fill="none" stroke="#5a2c10" stroke-width="3" opacity=".7"/>`,
        },
      ),
    );
    const crest = b.form(
      'M0-88L12-62L20-50L0-34L-20-50L-12-62z',
      b.lin(70, [0, fin.white], [0.3, fin.light], [0.6, fin.base], [1, fin.deep]),
      { width: 4, edge: 2, inside: `<path d="M0-90L24-50L0-30z" fill="${fin.deep}" opacity=".4"/>` },
    );
    const fire =
      b.kind === 'fire'
        ? b.form(
            'M-26 62C-40 84-24 88-22 98Q-10 90-6 99Q2 92 8 99Q12 90 22 98C24 86 40 84 26 62z',
            b.lin(90, [0, '#fff6b0'], [0.4, '#ffb02e'], [1, '#f0401c']),
            { width: 3, edge: false, inside: '<path d="M-14 62Q-16 84-4 92Q8 84 14 62z" fill="#fffbe0"/>' },
          )
        : '';
    const face = b.form(outline, t.base, { inside: skin, edge: 3.5 });
    const dark = t.ink;
    const eyes = b.both(
      `<path d="M10-2L28-16L54-24Q52-2 34 6Q20 8 10-2z" fill="${dark}"/><path d="M17-3L30-12L47-17Q44-2 32 2Q22 3 17-3z" fill="${b.lin(90, [0, '#ff8a1e'], [0.5, '#ffd23a'], [1, '#fff6b0'])}"/><ellipse cx="32" cy="-7" rx="2.6" ry="8" fill="${dark}"/><circle cx="28" cy="-9" r="2" fill="#fff"/>` +
        `<path d="M6-8L26-28L64-40L36-18L12 0z" fill="${t.deep}"/><path d="M8-10L27-28L60-38L30-23z" fill="${t.light}" opacity=".7"/>`,
    );
    const nose =
      b.both(
        `<path d="M6 48Q9 38 18 42Q20 50 12 52Q7 52 6 48z" fill="${dark}"/><path d="M5 44Q9 34 20 39" fill="none" stroke="${t.white}" stroke-width="2.5" stroke-linecap="round" opacity=".7"/>`,
      ) +
      `<path d="M-36 58Q-20 70-12 62Q0 72 12 62Q20 70 36 58Q28 78 0 78Q-28 78-36 58z" fill="${b.kind === 'fire' ? '#7a0c08' : dark}" stroke="${dark}" stroke-width="3"/>` +
      b.both('<path d="M10 64L20 66L15 79zM25 64L32 61L29 72z" fill="#fff8ea"/>') +
      `<path d="M-5 20L0 8L5 20L0 30zM-4-14L0-24L4-14L0-4z" fill="${fin.light}" opacity=".9"/>`;
    const whiskers = b.both(
      `<path d="M30 50C56 50 62 78 88 82" fill="none" stroke="${b.ink}" stroke-width="9" stroke-linecap="round"/><path d="M30 50C56 50 62 78 88 82" fill="none" stroke="${m.light}" stroke-width="4" stroke-linecap="round"/>`,
    );
    const beard =
      b.kind === 'fire'
        ? ''
        : b.form('M-20 72L-26 90L-12 86L0 99L12 86L26 90L20 72Q0 84-20 72z', b.lin(90, [0, fin.light], [1, fin.deep]), {
            width: 4,
            edge: 2,
          });
    return `${frill}${beard}${horn}${fire}${face}${crest}${eyes}${nose}${whiskers}${b.spark(0, -56, 11, b.palette.light)}${b.spark(-62, -84, 9)}`;
  },
};
