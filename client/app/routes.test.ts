import { expect, test } from 'vitest';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';
import { routes } from './routes.ts';

test.each(routes)('isPrivatePath, for $pattern, agrees with the route table’s audience $audience', (line) => {
  expect(isPrivatePath(line.pattern)).toBe(line.audience === 'players');
});
