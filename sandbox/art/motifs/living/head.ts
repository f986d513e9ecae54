import { at, createBrush, oval, poly } from '#sandbox/art/brush.ts';
import { shade } from '#sandbox/art/paint/colour.ts';
import { facets, type Vertex } from '#sandbox/art/paint/light.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import type { Point } from '#sandbox/art/paint/shapes.ts';

type Mesh = Record<string, Vertex>;
type Species = {
  readonly fur: string;
  readonly pale: string;
  readonly iris: string;
  /** Faces in the pale fur colour, named by their three vertices. */
  readonly zones: readonly string[];
  readonly mesh: Partial<Mesh>;
  readonly cat: boolean;
};

/** One half of the wolf's face: A top, B-D ear, E-J cheek to chin, K-W inner points. */
const WOLF: Mesh = {
  A: [0, -46, 22],
  B: [20, -54, 14],
  C: [52, -98, -8],
  D: [66, -34, -8],
  E: [78, -4, -10],
  F: [96, 30, -26],
  X: [80, 40, -14],
  Y: [78, 58, -20],
  G: [58, 58, 0],
  H: [38, 76, 10],
  I: [15, 92, 26],
  J: [0, 94, 30],
  K: [0, -18, 40],
  L: [12, 0, 46],
  M: [50, -16, 24],
  N: [48, 22, 24],
  O: [0, 8, 54],
  P: [16, 26, 50],
  Q: [0, 42, 78],
  R: [15, 42, 68],
  S: [34, 50, 40],
  T: [0, 66, 66],
  U: [28, 68, 36],
  V: [17, 11, 38],
  W: [30, -34, 28],
};

const FACES =
  'ABW AWK BDW WDM WML WLK KLO DEM MEN MLV MVN LOV OPV VPN OQP QRP PRS PSN NSX EFX EXN XYG NXG SGX SHG SUH UIH RTS QRT STU UTJ UJI'.split(
    ' ',
  );

const SPECIES: Record<string, Species> = {
  wolf: {
    fur: '#7186c8',
    pale: '#c9d4f4',
    iris: '#ffc93a',
    cat: false,
    zones: ['PRS', 'PSN', 'RTS', 'STU', 'EXN', 'NSX', 'NXG', 'SGX', 'SHG', 'SUH', 'UIH', 'UTJ', 'UJI'],
    mesh: {},
  },
  fox: {
    fur: '#f0762a',
    pale: '#fff0d8',
    iris: '#ffb02e',
    cat: false,
    zones: ['PRS', 'RTS', 'STU', 'EFX', 'NSX', 'EXN', 'NXG', 'XYG', 'SGX', 'SHG', 'SUH', 'UIH', 'UTJ', 'UJI', 'PSN'],
    mesh: {
      B: [16, -46, 14],
      C: [64, -98, -8],
      D: [76, -22, -8],
      E: [84, 4, -10],
      F: [98, 26, -26],
      X: [78, 38, -12],
      Y: [66, 54, -18],
      G: [48, 56, 0],
      H: [28, 74, 12],
      I: [10, 90, 28],
      S: [28, 52, 40],
      U: [20, 68, 40],
    },
  },
  panther: {
    fur: '#54489c',
    pale: '#7a6cc4',
    iris: '#3affc8',
    cat: true,
    zones: ['PRS', 'RTS', 'STU', 'SUH', 'UTJ', 'UJI'],
    mesh: {
      A: [0, -68, 14],
      B: [26, -63, 10],
      C: [50, -58, 0],
      D: [62, -44, -8],
      E: [71, -8, -12],
      F: [80, 16, -18],
      X: [68, 34, -12],
      Y: [60, 54, -14],
      G: [49, 60, 0],
      H: [35, 78, 10],
      I: [17, 93, 24],
      R: [19, 40, 66],
      S: [40, 48, 44],
      U: [32, 70, 36],
      P: [20, 24, 48],
      L: [14, -2, 46],
      M: [54, -20, 24],
    },
  },
};
const mirrored = (points: readonly Vertex[]): Vertex[] => points.map(([x, y, z]) => [-x, y, z]);
const flat = (points: readonly Vertex[]): Point[] => points.map(([x, y]) => [x, y]);
const cat = at(SPECIES, 'panther').mesh;
SPECIES['tiger'] = {
  fur: '#f59a2e',
  pale: '#fff0d0',
  iris: '#ffd23a',
  cat: true,
  zones: ['PRS', 'RTS', 'STU', 'SUH', 'UTJ', 'UJI', 'EFX', 'XYG', 'SHG', 'UIH', 'MLV'],
  mesh: { ...cat, F: [97, 20, -24], X: [80, 34, -14], Y: [84, 58, -20], G: [58, 64, 0] },
};
SPECIES['lion'] = {
  fur: '#e8a03a',
  pale: '#ffe2a8',
  iris: '#ffc02a',
  cat: true,
  zones: ['PRS', 'RTS', 'STU', 'SUH', 'UTJ', 'UJI', 'UIH', 'PSN', 'MLV'],
  mesh: { ...cat, F: [78, 24, -16] },
};

const STRIPES =
  'M6-62l7 26l-13-8zM20-60l8 20l-14-6zM82-8l-24 4l20 8zM88 18l-30-2l26 12zM84 46l-24-8l18 16zM66-44l-16 12l20 0zM0-34l6 16l-6 8zM60 72l-18-10l10 18z';

const KINDS = ['wolf', 'fox', 'lion', 'tiger', 'panther'] as const;

/** A faceted animal head: one half-mesh, mirrored, with a ruff or a mane under it. */
export const head: Motif = {
  name: 'head',
  kinds: KINDS,
  tags: ['head'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const species = SPECIES[b.kind] ?? at(SPECIES, 'wolf');
    const mesh = { ...WOLF, ...species.mesh } as Mesh;
    const fur = b.tones(b.color(species.fur));
    const pale = b.tones(species.pale);
    const rim = b.mix(fur.core, b.accent, 0.45);
    const named = (names: string): Vertex[] => [...names].map((name) => at(mesh, name));

    const half = named('ABCDEFXYGHIJ').filter((_, index) => !(species.cat && index === 2));
    const outline = poly([...flat(half), ...flat(mirrored(half)).reverse().slice(1, -1)]);

    const names = Object.keys(mesh);
    const vertices = [...names.map((name) => at(mesh, name)), ...mirrored(names.map((name) => at(mesh, name)))];
    const numbers = FACES.map((face) => [...face].map((name) => names.indexOf(name)));
    const colors = FACES.map((face) => {
      const color = species.zones.includes(face) ? species.pale : fur.base;
      return face.includes('J') || face === 'UIH' ? shade(color, -0.25) : color;
    });
    const faces = facets(
      vertices,
      [...numbers, ...numbers.map((face) => face.map((n) => n + names.length))],
      fur.base,
      {
        rim,
        contrast: species.cat ? 0.6 : 0.66,
        colorOf: (face) => colors[face % colors.length],
      },
    );

    const ears = species.cat
      ? [-1, 1]
          .map((side) =>
            b.form(
              b.kind === 'panther'
                ? `M${side * 26}-58C${side * 36}-80 ${side * 54}-96 ${side * 72}-94C${side * 82}-76 ${side * 80}-48 ${side * 64}-28z`
                : oval(side * 58, -52, 21, 23),
              side < 0 ? b.ball(fur.base) : b.lin(40, [0, fur.light], [0.5, fur.base], [1, fur.deep]),
              {
                inside: `<path d="${b.kind === 'panther' ? `M${side * 42}-60C${side * 48}-74 ${side * 58}-82 ${side * 68}-83C${side * 74}-70 ${side * 72}-54 ${side * 64}-40z` : oval(side * 59, -49, 13, 15)}" fill="${fur.deep}"/><path d="${oval(side * 57, -43, 8, 11)}" fill="${b.mix(fur.base, '#e8788a', 0.45)}"/>`,
              },
            ),
          )
          .join('')
      : '';
    const earFold = species.cat
      ? ''
      : [1, -1]
          .map((side) => {
            const [B, C, D] = [at(mesh, 'B'), at(mesh, 'C'), at(mesh, 'D')].map(
              ([x, y, z]) => [x * side, y, z] as const,
            ) as [Vertex, Vertex, Vertex];
            const lerp = (p: Vertex, q: Vertex, k: number): Vertex => [
              p[0] + (q[0] - p[0]) * k,
              p[1] + (q[1] - p[1]) * k,
              0,
            ];
            const middle = lerp(B, D, 0.5);
            const tip = lerp(middle, C, 0.78);
            const tone = b.tones(b.mix(fur.deep, '#d0607a', species === SPECIES['fox'] ? 0.05 : 0.15));
            return (
              `<path d="${poly(flat([B, C, lerp(B, D, 0.5)]))}" fill="${side > 0 ? fur.base : fur.light}"/><path d="${poly(flat([C, D, lerp(B, D, 0.4)]))}" fill="${side > 0 ? fur.core : fur.base}"/>` +
              `<path d="${poly(flat([lerp(B, middle, 0.5), tip, lerp(middle, D, 0.45)]))}" fill="${tone.core}"/><path d="${poly(flat([lerp(B, middle, 0.9), tip, lerp(middle, D, 0.45)]))}" fill="${tone.deep}"/>`
            );
          })
          .join('');

    const ruffTone = species === SPECIES['panther'] ? b.tones(b.mix(fur.base, '#281c58', 0.35)) : fur;
    const ruff =
      species === SPECIES['lion']
        ? mane()
        : b.form(
            'M-72 20L-98 58L-78 62L-92 92L-62 84L-56 99L-30 90L-16 99L0 92L16 99L30 90L56 99L62 84L92 92L78 62L98 58L72 20z',
            b.lin(60, [0, ruffTone.base], [0.5, ruffTone.core], [1, ruffTone.deep]),
            {
              inside: `<path d="M-80 30L-62 84L-40 40zM-40 60L-30 90L-4 70zM4 70L30 90L40 60zM40 40L62 84L80 30z" fill="${ruffTone.deep}" opacity=".55"/>`,
              edge: 3,
            },
          );

    function mane(): string {
      const hair = b.mix(b.color(species.fur), '#8a2a06', 0.62);
      const rings = [
        [1, -0.3, 0],
        [0.9, 0.02, 10],
        [0.78, 0.2, 2],
      ] as const;
      const tufts = rings.map(([size, lift, turn]) => {
        const lock = [0, -0.28].map((dim) => {
          const tone = b.tones(shade(hair, Math.max(-0.7, lift + dim)));
          return b.symbol(
            `<path d="M0-99Q16-80 17-44H-17Q-18-80 0-99z" fill="${tone.base}"/><path d="M0-99Q-12-74-6-44H-17Q-18-80 0-99z" fill="${tone.light}"/><path d="M0-99Q16-80 17-44H9Q10-74 0-99z" fill="${tone.core}"/>`,
          );
        });
        const sectors = lock.map((href) =>
          b.symbol([0, 1, 2].map((index) => b.use(href, 0, 0, size * (1 - index * 0.035), index * 20)).join('')),
        );
        return Array.from({ length: 6 }, (_, index) =>
          b.use(at(sectors, index === 1 || index === 2 || index === 3 ? 1 : 0), 0, 2, 1, index * 60 + turn),
        ).join('');
      });
      const spikes = b.symbol(
        [0, 1, 2]
          .map(
            (index) =>
              `<path d="M0-96L14-54H-14z" transform="rotate(${index * 20})scale(${['1', '.97', '.93'][index]})"/>`,
          )
          .join(''),
      );
      const back = Array.from({ length: 6 }, (_, index) => b.use(spikes, 0, 2, 1, index * 60));
      return `<g fill="${b.ink}" stroke="${b.ink}" stroke-width="9">${back.join('')}</g>${tufts.join('')}`;
    }

    const dark = fur.ink;
    const eye = b.both(
      `<path d="M14 9L26-7L56-14Q54 6 34 13Q22 14 14 9z" fill="${dark}"/><path d="M19 7L30-3L49-7Q46 4 34 9Q25 10 19 7z" fill="${b.lin(90, [0, b.tones(species.iris).core], [0.5, species.iris], [1, b.tones(species.iris).white])}"/><ellipse cx="34" cy="1" rx="3" ry="8" fill="${dark}"/><circle cx="30" cy="-2" r="2.4" fill="#fff"/><path d="M8-4L30-18L60-24L34-8L14 6z" fill="${fur.deep}"/>`,
    );
    const wide = species.cat ? 19 : 15;
    const nose = `<path d="M${-wide} 40Q0 30 ${wide} 40Q${wide - 1} 50 0 58Q${1 - wide} 50 ${-wide} 40z" fill="${b.rad(0.4, 0.2, 0.8, [0, b.mix(dark, '#fff', 0.45)], [0.4, b.mix(dark, '#fff', 0.12)], [1, dark])}"/><path d="M-9 40Q-2 36 5 39" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`;
    const mouth =
      `<path d="M0 58V68M-30 70Q-14 76 0 68Q14 76 30 70Q22 88 0 86Q-22 88-30 70z" fill="${dark}" stroke="${dark}" stroke-width="3"/>` +
      `<path d="M-16 86Q0 76 16 86L12 90H-12z" fill="${pale.core}"/>` +
      (species.cat ? `<path d="M-20 92Q0 82 20 92Q0 100-20 92z" fill="${pale.light}"/>` : '');
    const fangs =
      b.both('<path d="M11 71L20 73L16 87z" fill="#fffaf0"/>') +
      b.both(
        `<path d="M22 56h0M28 61h0M31 54h0" stroke="${dark}" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>`,
      );
    const pads = species.cat
      ? `<path d="M-13-8L-17 40H17L13-8Q0-16-13-8z" fill="${b.lin(0, [0, fur.white, 0.5], [0.4, fur.light, 0.35], [1, fur.core, 0.35])}"/>` +
        [1, -1]
          .map(
            (side) =>
              `<path d="M0 50C${side * 10} 44 ${side * 40} 48 ${side * 42} 63C${side * 40} 78 ${side * 16} 78 0 68z" fill="${b.rad(0.35, 0.25, 0.85, [0, pale.white], [0.5, pale.base], [1, side > 0 ? pale.core : pale.base])}" stroke="${dark}" stroke-width="2.5"/>`,
          )
          .join('') +
        b.both(
          `<path d="M32 60Q62 52 92 56M32 65Q60 64 88 72" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".75"/>`,
        )
      : '';
    const marks = b.kind === 'tiger' ? b.both(`<path d="${STRIPES}" fill="${dark}"/>`) : '';
    const sign = b.kind === 'wolf' || b.kind === 'panther' ? b.spark(0, -30, 13, b.tones(b.accent).light) : '';
    const face = b.form(outline, fur.base, {
      inside: faces + earFold + marks,
      edge: 3.5,
      width: species === SPECIES['lion'] ? 3.5 : 5,
    });
    const front = `${ears}${face}${eye}${mouth}${pads}${nose}${fangs}${sign}`;
    return `${ruff}${species === SPECIES['lion'] ? `<g transform="translate(0 4)scale(.8)">${front}</g>` : front}`;
  },
};
