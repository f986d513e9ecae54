import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconShapes } from '#client/ui/media/iconShapes.ts';

test.each(['heart', 'heart-filled'] as const)('the style sheet of tiles draws %s as the sprite does', (name) => {
  const css = readFileSync(new URL('Tile.module.css', import.meta.url), 'utf8');
  const [, drawn] = new RegExp(`--${name}: .* d='([^']+)'`).exec(css) ?? [];
  expect(drawn).toBeTruthy();
  expect(iconShapes[name]).toContain(`d="${drawn}"`);
});
