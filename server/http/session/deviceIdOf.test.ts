import { expect, test } from 'vitest';
import { deviceHeader } from '#shared/api/deviceHeader.ts';
import { deviceIdOf } from './deviceIdOf.ts';

test('deviceIdOf keeps the id of the cookie, and makes a random one without it or in place of another value', () => {
  const id = 'A'.repeat(22);
  const returned = deviceIdOf(`a=b; device_id=${id}`, true);
  expect(returned.headers).toEqual({ [deviceHeader]: id });
  expect(returned.line).toBe(`device_id=${id}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax`);
  const made = [undefined, '', 'device_id=', `device_id=${id}A`, 'device_id=../../etc'].map(
    (header) => deviceIdOf(header, false).headers[deviceHeader],
  );
  for (const one of made) expect(one).toMatch(/^[\w-]{22}$/);
  expect(new Set([...made, id]).size).toBe(made.length + 1);
});
