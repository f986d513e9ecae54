import { ink, shade } from './paint/colour.ts';
import { type Defs, linear, radial } from './paint/defs.ts';
import { metalBand } from './paint/light.ts';
import { type MetalName, metals, type Palette } from './paint/palettes.ts';
import { frac, num, sparkPath, starPath } from './paint/shapes.ts';
import type { Rng } from './rng.ts';
import type { ParticleName } from './stages/stage.ts';

type ParticlePaint = { defs: Defs; palette: Palette; rng: Rng; metal: MetalName; color: string };

type Drawn = { href: string; tumble: boolean };

/** One or two shapes of a kind, each with a radius of about 10 units, stored once and reused. */
function shapes(kind: ParticleName, { defs, palette, metal, color }: ParticlePaint): Drawn[] {
  const m = metals[metal];
  switch (kind) {
    case 'coins': {
      const band = metalBand(defs, metal, 40);
      const face = `<circle r="10" fill="${band}" stroke="${m.deep}" stroke-width="1.4"/><circle r="7" fill="${m.base}" stroke="${m.dark}"/><path d="${starPath(8, 5, 0.6)}" fill="${m.white}"/>`;
      const side = `<ellipse rx="4.4" ry="10" fill="${m.dark}" stroke="${m.deep}" stroke-width="1.4" transform="translate(2)"/><ellipse rx="4.4" ry="10" fill="${band}"/><ellipse rx="2.6" ry="6.6" fill="${m.base}" stroke="${m.dark}"/>`;
      return [
        { href: defs.symbol(face), tumble: true },
        { href: defs.symbol(side), tumble: true },
      ];
    }
    case 'gems': {
      const c = color;
      const gem = `<path d="M-6-8h12l6 6L0 10-12-2z" fill="${c}" stroke="${ink(c)}" stroke-width="1.6"/><path d="M-6-8h12L0-2z" fill="${shade(c, 0.62)}"/><path d="M-6-8 0-2-4-2h-8z" fill="${shade(c, 0.3)}"/><path d="M6-8l6 6H0z" fill="${shade(c, 0.1)}"/><path d="M4-2h8L0 10z" fill="${shade(c, -0.34)}"/>`;
      return [{ href: defs.symbol(gem), tumble: true }];
    }
    case 'petals': {
      const c = color;
      const fill = linear(
        defs,
        [
          [0, shade(c, 0.45)],
          [1, shade(c, -0.3)],
        ],
        40,
      );
      return [
        {
          href: defs.symbol(
            `<path d="M-10 0Q-4-8 10-3 4 7-10 0z" fill="${fill}"/><path d="M-9 0Q0-1 8-2" stroke="#fff" stroke-opacity=".35" fill="none"/>`,
          ),
          tumble: true,
        },
        { href: defs.symbol(`<path d="M-9-2Q0-7 9 3-2 4-9-2z" fill="${fill}"/>`), tumble: true },
      ];
    }
    case 'embers': {
      const fill = radial(defs, [
        [0, '#fffbd0'],
        [0.3, '#ffc23a'],
        [0.6, '#ff5a0c', 0.5],
        [1, '#ff3a0c', 0],
      ]);
      return [
        { href: defs.symbol(`<circle r="9" fill="${fill}"/>`), tumble: false },
        { href: defs.symbol(`<path d="M-1-8q4 8 1 15-4-7-1-15z" fill="#ffb02a"/>`), tumble: true },
      ];
    }
    case 'snow': {
      const fill = radial(defs, [
        [0, '#fff'],
        [0.5, '#fff', 0.7],
        [1, '#fff', 0],
      ]);
      return [{ href: defs.symbol(`<circle r="6" fill="${fill}"/>`), tumble: false }];
    }
    case 'bubbles':
      return [
        {
          href: defs.symbol(
            `<circle r="9" fill="${palette.light}" fill-opacity=".14" stroke="${palette.light}" stroke-opacity=".75" stroke-width="1.2"/><path d="M-6-2a6 6 0 0 1 4-4" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>`,
          ),
          tumble: false,
        },
      ];
    case 'streaks': {
      const fill = linear(
        defs,
        [
          [0, '#fff', 0],
          [1, '#fff', 0.85],
        ],
        0,
      );
      return [{ href: defs.symbol(`<path d="M-34 0 14-1.1v2.2z" fill="${fill}"/>`), tumble: false }];
    }
    default:
      return [{ href: defs.symbol(`<path d="${sparkPath(0, 0, 9)}" fill="#fff"/>`), tumble: false }];
  }
}

/** Scatters particles of a kind over a picture, only where `free(x, y, r)` is true. `scale` is 1 on a 300x400 cover. */
export function scatter(
  kind: ParticleName,
  paint: ParticlePaint,
  area: { w: number; h: number; count: number; sizes: readonly number[]; opacity: number; scale?: number },
  free: (x: number, y: number, r: number) => boolean,
): string {
  const { rng } = paint;
  const forms = shapes(kind, paint);
  const upright = kind === 'streaks';
  let out = '';
  let placed = 0;
  for (let tries = 0; tries < area.count * 6 && placed < area.count; tries++) {
    const size = (area.sizes[placed % area.sizes.length] ?? 1) * (area.scale ?? 1);
    const x = rng.between(-4, area.w + 4);
    const y = rng.between(-2, area.h + 2);
    const form = rng.pick(forms);
    const turn = upright ? -58 : form.tumble ? rng.between(-180, 180) : 0;
    if (!free(x, y, size * 10)) continue;
    placed++;
    out += `<use href="${form.href}" transform="translate(${num(x)} ${num(y)})${turn ? `rotate(${num(turn)})` : ''}scale(${frac(size)})"/>`;
  }
  return out && area.opacity < 1 ? `<g opacity="${frac(area.opacity)}">${out}</g>` : out;
}
