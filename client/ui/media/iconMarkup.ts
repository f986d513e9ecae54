import { iconShapes } from './iconShapes.ts';
import { payShapes } from './payShapes.ts';

const LINE = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

const markups = new Map([
  ...Object.entries(iconShapes).map(([name, body]) => [name, { __html: `<g ${LINE}>${body}</g>` }] as const),
  ...Object.entries(payShapes).map(([name, body]) => [name, { __html: body }] as const),
]);

/** The shapes of an icon for a document, which shows them before the sprite arrives; undefined for a name that the sprite lacks. */
export function iconMarkup(name: string): { __html: string } | undefined {
  return markups.get(name);
}
