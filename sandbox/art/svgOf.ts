import { compactSvg } from './compactSvg.ts';
import type { Defs } from './paint/defs.ts';

const escape = (s: string) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Wraps a picture: size, accessible name, line joins. */
export const svgOf = (w: number, h: number, name: string, defs: Defs, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"${name ? '' : ' preserveAspectRatio="xMidYMid slice"'} ${name ? `role="img" aria-label="${escape(name)}"` : 'aria-hidden="true"'} stroke-linejoin="round">${name ? `<title>${escape(name)}</title>` : ''}${compactSvg(defs.render() + body)}</svg>`;
