import { type IconName, iconShapes } from './iconShapes.ts';

const LINE = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

const markups = new Map(
  Object.entries(iconShapes).map(([name, body]) => [name as IconName, { __html: `<g ${LINE}>${body}</g>` }]),
);

/** The shapes of an icon for a document, which shows them before the sprite arrives; undefined for plates and names that the sprite lacks. */
export function iconMarkup(name: IconName): { __html: string } | undefined {
  return markups.get(name);
}
