import { flagShapes, iconShapes } from './iconShapes.ts';
import { payShapes } from './payShapes.ts';

const symbol = (id: string, box: string, body: string, attributes = '') =>
  `<symbol id="${id}" viewBox="${box}"${attributes}>${body}</symbol>`;

const LINE = ' fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/**
 * The sprite as SVG text; pages use single symbols by `<use href="/icons/sprite.svg#name">`. The file itself displays nothing: otherwise a
 * browser styles and lays out all its symbols whenever a page uses one.
 */
export function iconSprite(): string {
  const icons = Object.entries(iconShapes).map(([id, body]) => symbol(id, '0 0 24 24', body, LINE));
  const flags = Object.entries(flagShapes).map(([id, body]) => symbol(id, '0 0 28 20', body));
  const plates = Object.entries(payShapes).map(([id, body]) => symbol(id, '0 0 44 28', body));
  return `<svg xmlns="http://www.w3.org/2000/svg" display="none">\n${[...icons, ...flags, ...plates].join('\n')}\n</svg>\n`;
}
