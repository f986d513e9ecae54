import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconShapes } from './iconShapes.ts';
import { OCTAGRAM } from './starPaths.ts';

/** The path that a style sheet draws by the property `--name`. */
function drawn(sheet: string, name: string): string | undefined {
  const css = readFileSync(new URL(`../../${sheet}`, import.meta.url), 'utf8');
  return new RegExp(`--${name}:[^;]* d='([^']+)'`).exec(css)?.[1];
}

test.each([
  ['heart', 'ui/layout/tiles/Tile.module.css', 'heart'],
  ['heart-filled', 'ui/layout/tiles/Tile.module.css', 'heart-filled'],
  ['chevron-right', 'ui/navigation/TextLink.module.css', 'chevron-ahead'],
  ['chevron-down', 'ui/layout/Accordion.module.css', 'chevron-down'],
  ['chevron-up', 'ui/layout/Accordion.module.css', 'chevron-up'],
  ['plus', 'ui/layout/Accordion.module.css', 'plus'],
  ['minus', 'ui/layout/Accordion.module.css', 'minus'],
  ['chevron-down', 'app/shell/Footer.module.css', 'chevron-down'],
] as const)('the icon %s of the style sheet %s is drawn as in the sprite', (icon, sheet, name) => {
  expect(drawn(sheet, name)).toBeTruthy();
  expect(iconShapes[icon]).toContain(`d="${drawn(sheet, name)}"`);
});

test('the star of the link to all games of a row is the octagram', () => {
  expect(drawn('features/lobby/GameRow.module.css', 'star')).toBe(OCTAGRAM);
});
