import { expect, test } from 'vitest';
import { Redirect } from '#client/context/Redirect.ts';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { holdBack } from './holdBack.ts';

const guest = { account: null, fatal: null, isPending: false, isOnBreak: false };

test('holdBack redirects a visitor on a break to the list of offers in their language, and resolves for others', async () => {
  const world = (isOnBreak: boolean) =>
    createLoaderArgs({ path: '/promotions', answers: {}, stores: { session: { ...guest, isOnBreak } } }).args;
  await expect(holdBack(world(false))).resolves.toBeUndefined();
  const refusal: unknown = await holdBack({ ...world(true), locale: 'ru' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Redirect);
  expect(refusal).toMatchObject({ location: '/ru/offers' });
});
