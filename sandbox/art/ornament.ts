import type { Ornament } from './gameArt.ts';
import { mix } from './paint/colour.ts';
import type { Defs } from './paint/defs.ts';
import { glow, glowFill, metalRim } from './paint/light.ts';
import { type MetalName, metals, type Palette } from './paint/palettes.ts';
import { frac, num, type Point, sparkPath, starPath } from './paint/shapes.ts';
import { rayPath } from './stages/stage.ts';

/** A star polygon {count/step} as unbroken lines. */
function starLine(count: number, step: number, r: number, x: number, y: number): string {
  const corner = (i: number): Point => {
    const a = (i * 2 * Math.PI) / count - Math.PI / 2;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  };
  const seen = new Set<number>();
  let d = '';
  for (let s = 0; s < count; s++) {
    if (seen.has(s)) continue;
    let i = s;
    do {
      seen.add(i);
      const [px, py] = corner(i);
      d += `${i === s ? 'M' : 'L'}${num(px)} ${num(py)}`;
      i = (i + step) % count;
    } while (i !== s);
    d += 'z';
  }
  return d;
}

const beads = (count: number, r: number, x: number, y: number, turn = -Math.PI / 2) =>
  Array.from({ length: count }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / count;
    return `M${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r)}h0`;
  }).join('');

/** Girih star in a double ring. */
function girih(defs: Defs, metal: MetalName, x: number, y: number, r: number, count: 8 | 10 | 12): string {
  const rim = metalRim(defs, metal);
  const step = { 8: 3, 10: 3, 12: 5 }[count];
  return (
    `<g fill="none" stroke="${rim}"><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" stroke-width="2.6"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.93)}" stroke-opacity=".7"/>` +
    `<path d="${starLine(count, step, r, x, y)}" stroke-width="1.6" stroke-opacity=".9"/><path d="${starLine(count, 2, r * 0.93, x, y)}" stroke-opacity=".5"/></g>` +
    `<path d="${beads(count, r, x, y)}" stroke="${metals[metal].light}" stroke-width="5.5" stroke-linecap="round"/>`
  );
}

/** The halo and ornament behind the focal motif, centred on (x, y), with a radius of about r. */
export function drawOrnament(
  ornament: Ornament,
  defs: Defs,
  palette: Palette,
  metal: MetalName,
  x: number,
  y: number,
  r: number,
): string {
  const m = metals[metal];
  const centre = `cx="${num(x)}" cy="${num(y)}"`;
  const soft = glow(defs, x, y, r * 1.25, palette.light, 0.52);
  switch (ornament) {
    case 'disc':
      return `${soft}<circle ${centre} r="${num(r * 0.84)}" fill="${mix(palette.light, palette.sky[2], 0.3)}" fill-opacity=".32" stroke="${palette.light}" stroke-opacity=".5" stroke-width="1.5"/>`;
    case 'burst':
      return `${soft}<path d="${rayPath(x, y, r * 1.5, 18, 0.1, 0.42)}" fill="${glowFill(defs, palette.light)}"/>`;
    case 'arcs':
      return `${soft}<g fill="none" stroke="${palette.light}"><circle ${centre} r="${num(r * 0.8)}" stroke-opacity=".5" stroke-width="1.6"/><circle ${centre} r="${num(r * 0.96)}" stroke-opacity=".36" stroke-width="7" stroke-dasharray="34 12"/><circle ${centre} r="${num(r * 1.13)}" stroke-opacity=".3" stroke-dasharray="3 7" stroke-width="2.4"/></g>`;
    case 'rosette': {
      let petals = '';
      for (let i = 0; i < 12; i++) petals += `<use href="#0" transform="rotate(${i * 30})"/>`;
      const petal = defs.symbol(
        `<path d="M0-${num(r * 0.42)}Q${num(r * 0.24)}-${num(r * 0.78)} 0-${num(r * 1.04)} -${num(r * 0.24)}-${num(r * 0.78)} 0-${num(r * 0.42)}z"/>`,
      );
      return `${soft}<g transform="translate(${num(x)} ${num(y)})" fill="${palette.light}" fill-opacity=".14" stroke="${m.light}" stroke-opacity=".6" stroke-width="1.3">${petals.replaceAll('#0', petal)}</g>`;
    }
    case 'dots':
      return `${soft}<g stroke-linecap="round"><path d="${beads(24, r * 0.98, x, y)}" stroke="${m.light}" stroke-width="4.4"/><path d="${beads(24, r * 1.08, x, y, 0.13)}" stroke="${palette.light}" stroke-opacity=".6" stroke-width="2.4"/></g><circle ${centre} r="${num(r * 0.88)}" fill="none" stroke="${m.light}" stroke-opacity=".6" stroke-width="1.4"/>`;
    case 'star8':
      return `${soft}<path d="${starPath(8, r * 1.02, 0.7654, 0, x, y)}" fill="${mix(palette.light, palette.sky[2], 0.3)}" fill-opacity=".2"/>${girih(defs, metal, x, y, r * 1.02, 8)}`;
    case 'star10':
      return soft + girih(defs, metal, x, y, r * 1.02, 10);
    case 'star12':
      return soft + girih(defs, metal, x, y, r * 1.02, 12);
    default:
      return soft;
  }
}

/** White sparks of several sizes: [x, y, r]. */
export const sparks = (
  places: readonly (readonly [number, number, number])[],
  color = '#fff',
  opacity = 0.95,
): string =>
  places.length
    ? `<path d="${places.map(([x, y, r]) => sparkPath(x, y, r)).join('')}" fill="${color}" fill-opacity="${frac(opacity)}"/>`
    : '';
