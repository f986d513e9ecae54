import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { flagShapes, iconShapes } from './iconShapes.ts';
import { iconSprite } from './iconSprite.ts';
import { SPRITE } from './spriteUrl.ts';

// After a change of iconShapes.ts: `vitest -u` rewrites the sprite, then put the new hash into spriteUrl.ts.
test('the served sprite is the one the shapes make', async () => {
  await expect(iconSprite()).toMatchFileSnapshot('../../../public/icons/sprite.svg');
});

test('the address of the sprite changes with its content', () => {
  const hash = createHash('sha256').update(iconSprite()).digest('hex').slice(0, 8);
  expect(SPRITE).toBe(`/icons/sprite.svg?v=${hash}`);
});

test('every shape is well formed and stays within its box', () => {
  for (const [name, body] of Object.entries({ ...iconShapes, ...flagShapes })) {
    expect(body, name).not.toMatch(/NaN|undefined/);
    expect((body.match(/</g) ?? []).length, name).toBe((body.match(/\/>/g) ?? []).length);
  }
});
