import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { flagShapes, iconShapes } from './iconShapes.ts';
import { iconSprite } from './iconSprite.ts';
import { payShapes } from './payShapes.ts';
import { SPRITE } from './spriteUrl.ts';

// After a change of iconShapes.ts: `vitest -u` rewrites the sprite, then put the new hash into spriteUrl.ts.
test('iconSprite equals the served public/icons/sprite.svg', async () => {
  await expect(iconSprite()).toMatchFileSnapshot('../../../public/icons/sprite.svg');
});

test('SPRITE contains the hash of the sprite’s content', () => {
  const hash = createHash('sha256').update(iconSprite()).digest('hex').slice(0, 8);
  expect(SPRITE).toBe(`/icons/sprite.svg?v=${hash}`);
});

test('every icon and flag shape has no NaN or undefined and closes its elements', () => {
  for (const [name, body] of Object.entries({ ...iconShapes, ...flagShapes, ...payShapes })) {
    expect(body, name).not.toMatch(/NaN|undefined/);
    expect((body.match(/</g) ?? []).length, name).toBe((body.match(/\/>/g) ?? []).length);
  }
});
