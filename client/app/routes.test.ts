import { expect, test } from 'vitest';
import { isPrivatePath } from '../../shared/url/isPrivatePath.ts';
import { routes } from './routes.ts';

test.each(routes)('$pattern, for $audience: the guest guard reads its address as the route table does', (line) => {
  expect(isPrivatePath(line.pattern)).toBe(line.audience === 'players');
});
