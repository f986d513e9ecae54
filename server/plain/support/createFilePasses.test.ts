import { expect, test } from 'vitest';
import { createFilePasses } from './createFilePasses.ts';

const file = { place: '/uploads/tickets/ab.jpg', type: 'image/jpeg' };
const passOf = (address: string) => new URL(address, 'http://x').searchParams.get('pass') ?? '';

test('a pass names its file for a minute, in every replica with the same secret', () => {
  let now = 0;
  const [one, other] = [1, 2].map(() => createFilePasses({ DEVICE_SECRET: 's'.repeat(40) }, () => now));
  const pass = passOf(one?.addressOf(file) ?? '');
  expect(other?.read(pass)).toMatchObject(file);
  now = 60_000;
  expect(other?.read(pass)).toBeUndefined();
});

test('a pass that is made up, changed or of another secret names nothing', () => {
  const passes = createFilePasses({});
  const pass = passOf(passes.addressOf(file));
  for (const made of ['', 'x', `${pass.slice(0, -4)}AAA=`, passOf(createFilePasses({}).addressOf(file))])
    expect(passes.read(made), made).toBeUndefined();
});
