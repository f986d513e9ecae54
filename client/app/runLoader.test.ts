import { expect, test } from 'vitest';
import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { PageFailure } from '#client/context/PageFailure.ts';
import { createSessionStore } from '#client/stores/session.store.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { isErrorType } from '#shared/errors/isErrorType.ts';
import { runLoader } from './runLoader.ts';

const args = () =>
  ({
    stores: { session: createSessionStore() },
    url: new URL('https://example.uz/game/x'),
  }) as unknown as LoaderArgs;

test.each(Object.keys(errorCatalogue).filter(isErrorType))(
  'a page whose main method the platform refuses with %s is no failure of this server',
  async (type) => {
    const refused = runLoader({ loadCritical: () => Promise.reject(new AppError(type)) }, args());
    const error = await refused.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PageFailure);
    const { status } = error as PageFailure;
    expect([403, 404, 502, 503]).toContain(status);
  },
);

test('an error of the page’s own code is passed on', async () => {
  const broken = new TypeError('no such property');
  await expect(runLoader({ loadCritical: () => Promise.reject(broken) }, args())).rejects.toBe(broken);
});
