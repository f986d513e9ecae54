import { expect, test } from 'vitest';
import { createHeldAnswers } from './createHeldAnswers.ts';

function setUp() {
  const clock = { now: 0 };
  const held = createHeldAnswers<{ text: string }>({
    time: () => 5_000,
    isHoldable: ({ text }) => text !== 'refused',
    now: () => clock.now,
  });
  held.setReported(true);
  held.learn('phone', 7);
  held.learn('laptop', 7);
  held.learn('other', 8);
  const platform = { text: 'may sell', asked: 0 };
  const ask = async () => {
    platform.asked += 1;
    return { text: platform.text };
  };
  const read = async (uid = 7) => (await held.read(uid, 'limit', ask)).text;
  return { held, clock, platform, read };
}

test('an answer is held for its time, for its player only', async () => {
  const { clock, platform, read } = setUp();
  await read();
  platform.text = 'changed';
  expect([await read(), await read(8), platform.asked]).toEqual(['may sell', 'changed', 2]);
  clock.now = 5_000;
  expect(await read()).toBe('changed');
});

test.each(['phone', 'laptop', 'a session that is not known'])(
  'a command of %s drops the answers of its player, and nothing is held before its end',
  async (session) => {
    const { held, platform, read } = setUp();
    await read();
    const end = held.beginCommand(session);
    await read();
    platform.text = 'must not sell';
    expect(await read()).toBe('must not sell');
    end();
    expect(await read()).toBe('must not sell');
    end();
    platform.text = 'later';
    expect(await read()).toBe('must not sell');
  },
);

test('a command of another player changes nothing', async () => {
  const { held, platform, read } = setUp();
  await read();
  held.beginCommand('other')();
  await read();
  expect(platform.asked).toBe(1);
});

test.each([
  ['a report of the platform', (held: ReturnType<typeof setUp>['held']) => held.drop(7)],
  ['a command', (held: ReturnType<typeof setUp>['held']) => held.beginCommand('laptop')()],
  ['the end of the feed', (held: ReturnType<typeof setUp>['held']) => held.setReported(false)],
])('an answer that was asked for before %s is not held after it', async (_name, change) => {
  const { held, platform, read } = setUp();
  const arrived = Promise.withResolvers<{ text: string }>();
  const early = held.read(7, 'limit', () => arrived.promise);
  change(held);
  platform.text = 'must not sell';
  arrived.resolve({ text: 'may sell' });
  expect((await early).text).toBe('may sell');
  expect(await read()).toBe('must not sell');
});

test('without reports of the platform, and for a refusal, nothing is held', async () => {
  const { held, platform, read } = setUp();
  platform.text = 'refused';
  await read();
  await read();
  expect(platform.asked).toBe(2);
  platform.text = 'may sell';
  held.setReported(false);
  await read();
  await read();
  expect(platform.asked).toBe(4);
});

test('a player with sixteen held answers, at the next one, begins anew', async () => {
  const { held, platform } = setUp();
  const ask = async () => ({ text: String((platform.asked += 1)) });
  for (let index = 0; index < 17; index += 1) await held.read(7, `call-${index}`, ask);
  expect((await held.read(7, 'call-16', ask)).text).toBe('17');
  expect((await held.read(7, 'call-0', ask)).text).toBe('18');
});

test('an answer, by the clock of the process, is held', async () => {
  const held = createHeldAnswers<{ text: string }>({ time: () => 60_000, isHoldable: () => true });
  held.setReported(true);
  await held.read(7, 'limit', async () => ({ text: 'first' }));
  expect((await held.read(7, 'limit', async () => ({ text: 'second' }))).text).toBe('first');
});

test('nothing is held before the platform is known to report changes, nor what was held before it stopped', async () => {
  const unreported = createHeldAnswers<{ text: string }>({ time: () => 60_000, isHoldable: () => true });
  await unreported.read(7, 'limit', async () => ({ text: 'first' }));
  expect((await unreported.read(7, 'limit', async () => ({ text: 'second' }))).text).toBe('second');
  const { held, platform, read } = setUp();
  await read();
  held.setReported(false);
  held.setReported(true);
  platform.text = 'must not sell';
  expect(await read()).toBe('must not sell');
});

test('answers to several calls of a player are held together', async () => {
  const { held, platform } = setUp();
  const ask = async () => ({ text: String((platform.asked += 1)) });
  for (const call of ['limit', 'budget', 'limit', 'budget']) await held.read(7, call, ask);
  expect(platform.asked).toBe(2);
});

test('ownerOf is the player of a session that was learned', () => {
  const { held } = setUp();
  expect(['phone', 'other', 'unknown'].map(held.ownerOf)).toEqual([7, 8, undefined]);
});
