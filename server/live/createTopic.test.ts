import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTopic, type TopicOptions } from './createTopic.ts';
import { balanceJson, createFakeLivePlatform, fakeMember } from './fakeMember.testing.ts';
import type { TopicShare } from './TopicShare.ts';

const INTERVAL = 10_000;
let isPushed = false;

function setUp(more: Partial<TopicOptions> = {}) {
  const platform = createFakeLivePlatform();
  const topic = createTopic({
    uid: 7,
    intervalMs: INTERVAL,
    isPushed: () => isPushed,
    share: undefined,
    missing: new Set(['payments', 'bonuses', 'limits', 'notices']),
    ...more,
  });
  const join = (session?: string, lastId?: string) => {
    const member = fakeMember(platform, session);
    topic.join(member, lastId, balanceJson(platform.balance));
    return member;
  };
  return { platform, topic, join };
}
const amounts = ({ events }: ReturnType<typeof fakeMember>) =>
  events
    .filter(({ name }) => name === 'balance')
    .map(({ data }) => (JSON.parse(data) as { balance_main: { amount: number } }).balance_main.amount);

beforeEach(() => {
  vi.useFakeTimers();
  isPushed = false;
});
afterEach(() => {
  vi.useRealTimers();
});

test('a topic without a feed reads the balance once per interval, and sends a change to all streams', async () => {
  const { platform, join } = setUp();
  const members = [join(), join(), join()];
  await vi.advanceTimersByTimeAsync(INTERVAL);
  platform.balance = 250;
  await vi.advanceTimersByTimeAsync(3 * INTERVAL);
  expect(platform.requests).toHaveLength(4);
  for (const member of members) expect(amounts(member)).toEqual([100, 250]);
});

test('a topic repeats an unchanged balance once a minute', async () => {
  const { join } = setUp();
  const member = join();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(amounts(member)).toEqual([100]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(amounts(member)).toEqual([100, 100]);
});

test('a topic with a feed reads the balance only after a reported change, also after one during a read', async () => {
  isPushed = true;
  const { platform, topic, join } = setUp();
  const member = join();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(platform.requests).toHaveLength(0);
  platform.balance = 200;
  void topic.changed(['balance']);
  await vi.advanceTimersByTimeAsync(0);
  void topic.changed(['balance']);
  void topic.changed(['balance']);
  platform.balance = 300;
  await vi.advanceTimersByTimeAsync(0);
  expect(amounts(member).at(-1)).toBe(300);
  expect(platform.requests.length).toBeLessThanOrEqual(3);
});

test('a topic reads a change that was reported without an open stream when a stream joins', async () => {
  isPushed = true;
  const { platform, topic, join } = setUp();
  const first = join();
  topic.leave(first);
  void topic.changed(['balance']);
  expect(platform.requests).toHaveLength(0);
  join();
  await vi.advanceTimersByTimeAsync(0);
  expect(platform.requests).toEqual(['account.getBalance']);
});

test('a topic does not poll after its last stream has left', async () => {
  const { platform, topic, join } = setUp();
  const members = [join(), join()];
  for (const member of members) topic.leave(member);
  await vi.advanceTimersByTimeAsync(5 * INTERVAL);
  expect(platform.requests).toHaveLength(0);
});

test('a topic ends only the streams of a session that is over, and goes on with the other sessions', async () => {
  const { platform, join } = setUp();
  const [here, there] = [join('here'), join('there')];
  platform.over.add('here');
  await vi.advanceTimersByTimeAsync(2 * INTERVAL);
  expect([here.isOver, there.isOver]).toEqual([true, false]);
  expect(here.events.at(-1)?.name).toBe('signed_out');
  platform.balance = 300;
  await vi.advanceTimersByTimeAsync(INTERVAL);
  expect(amounts(there)).toEqual([100, 300]);
  expect(amounts(here)).toEqual([100]);
});

test('a topic, while the platform fails, polls less often, ends no stream, and recovers', async () => {
  const { platform, join } = setUp();
  const member = join();
  platform.fails = true;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(platform.requests.length).toBeLessThan(7);
  expect(member.isOver).toBe(false);
  platform.fails = false;
  platform.balance = 400;
  await vi.advanceTimersByTimeAsync(150_000);
  expect(amounts(member).at(-1)).toBe(400);
});

test('a stream that joins a topic with a valid last id gets later events; with any other id, all of them', () => {
  const { topic, join } = setUp();
  const first = join();
  const id = first.events.at(-1)?.id as string;
  expect(join('first', id).events.map(({ name }) => name)).toEqual(['hello']);
  topic.receive('notices', '{"items":[]}');
  expect(join('first', id).events.map(({ name }) => name)).toEqual(['hello', 'notices']);
  for (const other of ['x.1', `${id.split('.')[0]}.-1`, '', '.'])
    expect(join('first', other).events.map(({ name }) => name)).toEqual(['hello', 'balance', 'notices']);
});

test('a topic polled by another replica does not poll, takes over when it can, and checks its own sessions', async () => {
  let isHeld = false;
  const published: string[] = [];
  const share: TopicShare = {
    holds: () => Promise.resolve(isHeld),
    release: () => undefined,
    publish: (_uid, kind) => published.push(kind),
  };
  const { platform, topic, join } = setUp({ share });
  const member = join();
  for (let step = 0; step < 5; step += 1) {
    await vi.advanceTimersByTimeAsync(INTERVAL);
    topic.receive('balance', balanceJson(100 + step));
  }
  expect(platform.requests).toHaveLength(0);
  expect(amounts(member)).toEqual([100, 101, 102, 103, 104]);
  isHeld = true;
  platform.balance = 500;
  await vi.advanceTimersByTimeAsync(INTERVAL + 1_000);
  expect(amounts(member).at(-1)).toBe(500);
  expect(published).toEqual(['balance']);
  isHeld = false;
  platform.over.add('first');
  await vi.advanceTimersByTimeAsync(70_000);
  expect(member.isOver).toBe(true);
});
