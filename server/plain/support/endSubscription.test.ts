import { expect, test } from 'vitest';
import { formSite } from '#server/plain/forms/formSite.testing.ts';

test('the unsubscribe form ends the subscription; after a failure its address has the link’s parameters', async () => {
  const { calls, send } = formSite({ data: 1 });
  const link = '/ru/unsubscribe?token=1.ab&type=email&utm=x';
  expect(await send(link, {})).toMatchObject({ status: 303, location: '/ru/unsubscribe?step=done' });
  expect(calls).toMatchObject([{ name: 'account.unsubscribe', input: { token: '1.ab', type: 'email' } }]);
  expect((await send('/unsubscribe', {})).location).toBe('/unsubscribe?error=errors.InvalidParameterException');
  const broken = formSite({ error: { type: 'InternalServerErrorException', message: '' } });
  expect((await broken.send(link, {})).location).toBe(
    '/ru/unsubscribe?error=errors.InternalServerErrorException&token=1.ab&type=email',
  );
});
