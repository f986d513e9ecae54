import { compactPath } from './compactPath.ts';

const withAlpha = (hex: string, opacity: string): string => {
  const six = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const alpha = Math.round(Math.min(1, Math.max(0, Number(opacity))) * 255);
  // A translucent colour may be coarse in both colour and opacity: errors of 8/255 and 1/30 are not visible.
  const short = `#${[1, 3, 5].map((i) => Math.round(Number.parseInt(six.slice(i, i + 2), 16) / 17).toString(16)).join('')}`;
  const fifteenth = Math.round(Number(opacity) * 15);
  if (alpha === 0 || (alpha < 255 && Math.abs(fifteenth * 17 - alpha) < 6)) return short + fifteenth.toString(16);
  const eight = six + alpha.toString(16).padStart(2, '0');
  return /^#(?:([\da-f])\1){4}$/i.test(eight) ? `#${eight[1]}${eight[3]}${eight[5]}${eight[7]}` : eight;
};

/** Three digits are within 8/255; in dark colours that is visible, so they stay at six. */
const shortHex = (hex: string): string => {
  const rgb = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  return Math.max(...rgb) > 84 ? `#${rgb.map((v) => Math.round(v / 17).toString(16)).join('')}` : hex;
};

/** A gradient with the same stops as an earlier one refers to it instead of repeating them. */
function shareStops(markup: string): string {
  type Base = { id: string; tag: string; attributes: string[] };
  const byStops = new Map<string, Base[]>();
  return markup.replace(
    /<(linear|radial)Gradient id="(\w+)"([^>]*)>(.*?)<\/\1Gradient>/g,
    (whole, tag: string, id: string, head: string, stops: string) => {
      const attributes = [...head.matchAll(/ ([\w-]+)=/g)].map((m) => m[1] as string);
      const bases = byStops.get(stops) ?? [];
      // With the stops, a gradient would inherit attributes that only the base sets.
      const base = bases.find(
        (b) =>
          !b.attributes.some((a) => a.startsWith('gradient') || a === 'spreadMethod') &&
          (b.tag !== tag || b.attributes.every((a) => attributes.includes(a))),
      );
      byStops.set(stops, [...bases, { id, tag, attributes }]);
      return base ? `<${tag}Gradient id="${id}" href="#${base.id}"${head}/>` : whole;
    },
  );
}

/** Makes an SVG smaller: merges opacities into colours, drops default attributes, shortens paths. */
export function compactSvg(markup: string): string {
  const shorter = markup
    .replace(
      / (stop-color|fill|stroke)="(#[\da-fA-F]{3}(?:[\da-fA-F]{3})?)" (?:stop|fill|stroke)-opacity="([\d.]+)"/g,
      (_, name: string, hex: string, opacity: string) => ` ${name}="${withAlpha(hex, opacity)}"`,
    )
    .replace(
      / (stop-color|fill|stroke)="(#[\da-fA-F]{6})"/g,
      (_, name: string, hex: string) => ` ${name}="${shortHex(hex)}"`,
    )
    .replace(/ offset="0"| stroke-linejoin="round"/g, '')
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${compactPath(d)}"`)
    .replace(/<radialGradient[^>]*>/g, (tag) =>
      tag.includes('userSpaceOnUse') ? tag : tag.replace(/ (?:cx|cy|r)="0?\.5"/g, ''),
    )
    .replace(/<linearGradient[^>]*>/g, (tag) =>
      tag.replace(/ (?:x1|y1|y2)="0"/g, '').replace(' x1=".5" x2=".5" y2="1"', ' x2="0" y2="1"'),
    );
  return shareStops(shorter);
}
