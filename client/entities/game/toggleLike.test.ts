import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createStores } from '#client/stores/createStores.ts';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { toggleLike } from './toggleLike.ts';

beforeAll(() => void vi.stubGlobal('requestAnimationFrame', setTimeout));
afterAll(() => void vi.unstubAllGlobals());

function setUp(liked: string[], answers: Record<string, unknown>) {
  const stores = createStores({ likes: { sysnames: liked } });
  const calls: string[] = [];
  const shown: string[][] = [];
  const call = (async (method: { name: string }) => {
    calls.push(method.name);
    shown.push([...stores.likes.sysnames]);
    const answer = answers[method.name];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Call;
  return { stores, calls, shown, call };
}

test('toggleLike adds the game to the store before the platform answers, then stores the platform’s list', async () => {
  const { stores, calls, shown, call } = setUp(['b'], { 'games.addLike': 1, 'games.getLikes': ['b', 'a', 'c'] });
  await toggleLike({ call, stores }, 'a');
  expect(calls).toEqual(['games.addLike', 'games.getLikes']);
  expect(shown[0]).toEqual(['a', 'b']);
  expect(stores.likes.sysnames).toEqual(['b', 'a', 'c']);
});

test('toggleLike, after a refusal, reverts this game only and keeps changes made meanwhile', async () => {
  const { stores, call } = setUp(['a', 'b'], { 'games.removeLike': new AppError('InternalServerErrorException') });
  const toggling = toggleLike({ call, stores }, 'a');
  stores.likes.set(['c', ...stores.likes.sysnames]);
  await expect(toggling).rejects.toMatchObject({ type: 'InternalServerErrorException' });
  expect(stores.likes.sysnames).toEqual(['a', 'c', 'b']);
});

test('toggleLike, when the list fails to load, leaves the like in the store', async () => {
  const { stores, call } = setUp([], { 'games.addLike': 1, 'games.getLikes': new AppError('UnknownErrorException') });
  await toggleLike({ call, stores }, 'a');
  expect(stores.likes.sysnames).toEqual(['a']);
});
