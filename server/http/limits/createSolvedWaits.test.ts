import type { Request } from 'express';
import { expect, test } from 'vitest';
import { createSolvedWaits } from './createSolvedWaits.ts';

const env = { DEVICE_SECRET: 'shared-by-all-replicas' };
const MINUTE = 60_000;

function setUp(options: { isFirst?: (id: string) => Promise<boolean>; secret?: string } = {}) {
  const clock = { at: Date.UTC(2026, 0, 5) };
  const waits = createSolvedWaits({
    env: { DEVICE_SECRET: options.secret ?? env.DEVICE_SECRET },
    isSecure: () => true,
    isFirst: options.isFirst,
    now: () => clock.at,
  });
  const take = async (ip: string, cookie = '', account = 'victim') => {
    const { waitMs: left, line } = await waits.take({ ip, headers: { cookie } } as Request, account);
    return { left, cookie: line?.split(';', 1)[0] ?? '', line };
  };
  return { clock, take };
}

test('a solved wait, after its minute, allows one try; before, it returns the rest; after, a new wait', async () => {
  const { clock, take } = setUp();
  const first = await take('198.51.100.1');
  expect(first.left).toBe(MINUTE);
  expect(first.line).toMatch(/^sign_in_wait=[\w.-]+; Max-Age=660; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  clock.at += 45_000;
  const early = await take('198.51.100.1', first.cookie);
  expect(early).toMatchObject({ left: 15_000, cookie: first.cookie });
  clock.at += 15_000;
  // From another address, as phones change theirs.
  expect(await take('203.0.113.9', early.cookie)).toMatchObject({ left: 0, line: undefined });
  expect((await take('198.51.100.1', early.cookie)).left).toBe(MINUTE);
});

test('a try without a wait cookie, or with a forged, altered or foreign one, gets a wait', async () => {
  const { clock, take } = setUp();
  const { cookie } = await take('198.51.100.1');
  const other = await take('198.51.100.1', '', 'other');
  const forged = await setUp({ secret: 'of-another-site' }).take('198.51.100.1');
  const [name, value = ''] = cookie.split('=');
  clock.at += MINUTE;
  const earlier = `${name}=${Number(value.slice(0, 13)) - 1}${value.slice(13)}`;
  for (const wrong of ['', other.cookie, forged.cookie, earlier, `${name}=`, `${name}=1.x.y`, cookie.slice(0, -1)])
    expect((await take('198.51.100.1', wrong)).line, wrong).toBeDefined();
  expect((await take('198.51.100.1', cookie)).left).toBe(0);
});

test('one address has one wait at a time; each further address at the account waits six seconds longer', async () => {
  const { clock, take } = setUp();
  const solved = await take('203.0.113.1');
  for (let attempt = 0; attempt < 50; attempt += 1) expect((await take('198.51.100.1')).left).toBe(MINUTE + 6_000);
  const crowd = await Promise.all(Array.from({ length: 100 }, (_, index) => take(`192.0.2.${index}`)));
  expect(Math.max(...crowd.map(({ left }) => left))).toBe(MINUTE + 6_000 * 101);
  clock.at += MINUTE;
  expect((await take('203.0.113.1', solved.cookie)).left).toBe(0);
  const passed = await Promise.all(crowd.map(({ cookie }, index) => take(`192.0.2.${index}`, cookie)));
  expect(passed.filter(({ left }) => left === 0)).toEqual([]);
});

test('a solved wait, ten minutes after its end, is no longer accepted', async () => {
  const { clock, take } = setUp();
  const { cookie } = await take('198.51.100.1');
  clock.at += 11 * MINUTE + 1;
  expect((await take('198.51.100.1', cookie)).left).toBe(MINUTE);
});

test('a solved wait that one replica has accepted is refused by another', async () => {
  const said = new Set<string>();
  const isFirst = (id: string) => Promise.resolve(!said.has(id) && Boolean(said.add(id)));
  const [here, there] = [setUp({ isFirst }), setUp({ isFirst })];
  const { cookie } = await here.take('198.51.100.1');
  for (const { clock } of [here, there]) clock.at += MINUTE;
  expect((await there.take('198.51.100.1', cookie)).left).toBe(0);
  expect((await here.take('198.51.100.1', cookie)).left).toBe(MINUTE);
});
