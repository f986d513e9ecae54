// Bakes the glyphs of the game titles: outlines of eight open-licence (SIL OFL) display faces as integer paths.
// Not part of the build: run it by hand when a face changes. It needs a folder with `opentype.js` and the faces:
//   npm i opentype.js @fontsource/unbounded @fontsource/titan-one @fontsource/alfa-slab-one @fontsource/bangers \
//         @fontsource/russo-one @fontsource/cinzel @fontsource/limelight @fontsource/bungee
//   node scripts/bakeGlyphs.mjs <that folder>
// Output: sandbox/art/title/glyphs.json, { face: { glyphs: { character: [advance, path] }, kern: { pair: units } } },
// cap height 240 units, y down, baseline at 0.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? '.');
const opentype = createRequire(join(folder, 'x.js'))('opentype.js');

const CAP = 240;
const TOLERANCE = 1.8;
const FACES = {
  wide: ['unbounded', 'unbounded-latin-800-normal'],
  round: ['titan-one', 'titan-one-latin-400-normal'],
  slab: ['alfa-slab-one', 'alfa-slab-one-latin-400-normal'],
  comic: ['bangers', 'bangers-latin-400-normal'],
  techno: ['russo-one', 'russo-one-latin-400-normal'],
  roman: ['cinzel', 'cinzel-latin-800-normal'],
  deco: ['limelight', 'limelight-latin-400-normal'],
  block: ['bungee', 'bungee-latin-400-normal'],
};
const LETTERS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  '\u02bb',
  '\u02bc',
  "'",
  '&',
  '-',
  '!',
  '.',
  ',',
  ':',
];
// The turned comma and the tutuq belgisi have the shapes of the quotation marks; few display faces contain them.
const STAND_IN = { '\u02bb': '\u2018', '\u02bc': '\u2019' };

const quadAt = (a, c, b, t) => {
  const u = 1 - t;
  return [u * u * a[0] + 2 * u * t * c[0] + t * t * b[0], u * u * a[1] + 2 * u * t * c[1] + t * t * b[1]];
};
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Merges two adjacent quadratic curves into one if no point moves by more than the tolerance. */
function merged(a, c1, m, c2, b) {
  const d1 = [c1[0] - a[0], c1[1] - a[1]];
  const d2 = [b[0] - c2[0], b[1] - c2[1]];
  const cross = d1[0] * d2[1] - d1[1] * d2[0];
  if (Math.abs(cross) < 1e-6 || d1[0] * d2[0] + d1[1] * d2[1] < -0.2 * Math.hypot(...d1) * Math.hypot(...d2))
    return null;
  const t = ((b[0] - a[0]) * d2[1] - (b[1] - a[1]) * d2[0]) / cross;
  if (t <= 0) return null;
  const c = [a[0] + d1[0] * t, a[1] + d1[1] * t];
  if ((b[0] - c[0]) * d2[0] + (b[1] - c[1]) * d2[1] <= 0) return null;
  const dense = Array.from({ length: 41 }, (_, i) => quadAt(a, c, b, i / 40));
  const samples = [0.25, 0.5, 0.75, 1]
    .map((s) => quadAt(a, c1, m, s))
    .concat([0.25, 0.5, 0.75].map((s) => quadAt(m, c2, b, s)));
  return samples.every((p) => Math.min(...dense.map((q) => distance(p, q))) < TOLERANCE) ? c : null;
}

/** Converts a cubic to two quadratics, for faces with PostScript outlines. */
function cubicToQuads(a, c1, c2, b) {
  const lerp = (p, q, t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const [p, q, r] = [lerp(a, c1, 0.5), lerp(c1, c2, 0.5), lerp(c2, b, 0.5)];
  const [s, u] = [lerp(p, q, 0.5), lerp(q, r, 0.5)];
  const m = lerp(s, u, 0.5);
  const control = (x, y, z, w) => [(3 * (y[0] + z[0]) - x[0] - w[0]) / 4, (3 * (y[1] + z[1]) - x[1] - w[1]) / 4];
  return [
    { c: control(a, p, s, m), to: m },
    { c: control(m, u, r, b), to: b },
  ];
}

function bake(path, scale) {
  const contours = [];
  let at;
  let current;
  for (const k of path.commands) {
    const to = [k.x * scale, k.y * scale];
    if (k.type === 'M') contours.push((current = { start: to, segments: [] }));
    else if (k.type === 'L') current.segments.push({ to });
    else if (k.type === 'Q') current.segments.push({ c: [k.x1 * scale, k.y1 * scale], to });
    else if (k.type === 'C')
      current.segments.push(...cubicToQuads(at, [k.x1 * scale, k.y1 * scale], [k.x2 * scale, k.y2 * scale], to));
    if (k.type !== 'Z') at = to;
  }
  let out = '';
  for (const { start, segments } of contours) {
    let list = segments.filter((s, i) => distance(s.to, i ? segments[i - 1].to : start) > 0.6);
    for (let changed = true; changed; ) {
      changed = false;
      for (let i = 0; i + 1 < list.length; i++) {
        const [s, n] = [list[i], list[i + 1]];
        const a = i ? list[i - 1].to : start;
        if (s.c && n.c) {
          const c = merged(a, s.c, s.to, n.c, n.to);
          if (!c) continue;
          list.splice(i, 2, { c, to: n.to });
          changed = true;
        } else if (!s.c && !n.c) {
          const len = distance(a, n.to);
          const off = Math.abs((n.to[0] - a[0]) * (a[1] - s.to[1]) - (a[0] - s.to[0]) * (n.to[1] - a[1])) / (len || 1);
          if (off > 0.7 || len < distance(a, s.to)) continue;
          list.splice(i, 2, { to: n.to });
          changed = true;
        }
      }
    }
    const r = (p) => `${Math.round(p[0])} ${Math.round(p[1])}`;
    if (list.length < 2) continue;
    out += `M${r(start)}`;
    for (const s of list) out += s.c ? `Q${r(s.c)} ${r(s.to)}` : `L${r(s.to)}`;
  }
  return out;
}

const result = {};
for (const [face, [family, file]] of Object.entries(FACES)) {
  const buffer = readFileSync(join(folder, 'node_modules/@fontsource', family, 'files', `${file}.woff`));
  const font = opentype.parse(buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength));
  const box = font.charToGlyph('H').getBoundingBox();
  const scale = CAP / (box.y2 - box.y1);
  const glyphs = {};
  for (const letter of LETTERS) {
    let source = STAND_IN[letter] ?? letter;
    if (font.charToGlyphIndex(source) <= 0) source = letter === '\u02bb' || letter === '\u02bc' ? "'" : source;
    if (font.charToGlyphIndex(source) <= 0) continue;
    const glyph = font.charToGlyph(source);
    const path = bake(glyph.getPath(0, 0, font.unitsPerEm), scale);
    glyphs[letter] = [Math.round(glyph.advanceWidth * scale), path];
  }
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    // Faces of capitals repeat them as small letters: stored once, the reader falls back to the capital.
    if (glyphs[letter]?.[1] === glyphs[letter.toUpperCase()][1]) delete glyphs[letter];
  }
  glyphs[' '] = [Math.round(font.charToGlyph(' ').advanceWidth * scale), ''];
  const kern = {};
  const letters = LETTERS.filter((l) => /[A-Za-z]/.test(l) && glyphs[l]);
  for (const a of letters) {
    for (const b of letters) {
      const k = Math.round(font.getKerningValue(font.charToGlyph(a), font.charToGlyph(b)) * scale);
      if (Math.abs(k) >= 8) kern[a + b] = k;
    }
  }
  result[face] = { glyphs, kern };
}
const target = join(import.meta.dirname, '../sandbox/art/title/glyphs.json');
writeFileSync(
  target,
  `${JSON.stringify(result).replace(/("(?:wide|round|slab|comic|techno|roman|deco|block)":)/g, '\n$1')}\n`,
);
