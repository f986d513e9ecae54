import { expect, test } from 'vitest';
import { iconMarkup } from './iconMarkup.ts';
import { type IconName, iconShapes } from './iconShapes.ts';

test('iconMarkup draws the lines of an icon as one path, and circles and rectangles with them', () => {
  expect(iconMarkup('card')?.__html).toBe(
    '<path d="M5.25 5h13.5a2.25 2.25 0 0 1 2.25 2.25v9.5a2.25 2.25 0 0 1 -2.25 2.25h-13.5a2.25 2.25 0 0 1 -2.25 -2.25v-9.5a2.25 2.25 0 0 1 2.25 -2.25zM3 9.7h18M6.5 15h3.5"/>',
  );
  expect(iconMarkup('search')?.__html).toBe('<path d="M4 11a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM16.2 16.2l4.3 4.3"/>');
});

test('iconMarkup leaves filled and turned shapes as they are, and loses none', () => {
  expect(iconMarkup('heart-filled')?.__html).toBe(iconShapes['heart-filled']);
  expect(iconMarkup('more')?.__html).toBe(iconShapes.more);
  expect(iconMarkup('ball')?.__html.match(/rotate/g)).toHaveLength(3);
  for (const name of Object.keys(iconShapes) as IconName[]) {
    const drawn = iconMarkup(name)?.__html ?? '';
    expect(drawn.match(/<path d="[^"]*"\/>/g)?.length ?? 0, name).toBeLessThanOrEqual(1);
    expect(drawn, name).not.toMatch(/NaN|undefined/);
  }
});
