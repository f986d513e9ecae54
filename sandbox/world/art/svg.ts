import type { Defs } from './paint.ts';

const escape = (s: string) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Wraps a picture: size, name for readers, line joins once for all. */
export const svgOf = (w: number, h: number, name: string, defs: Defs, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escape(name)}" stroke-linejoin="round"><title>${escape(name)}</title>${defs.render()}${body}</svg>`;
