import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#server/platform/listen.testing.ts';
import { createPlatformFeeds } from './createPlatformFeeds.ts';

/** A platform whose feed tells each reader one change, and then a change whenever `tell` is called. */
async function platformWithFeed() {
  const asked = vi.fn();
  const closed = vi.fn();
  const open = new Set<(uid: number) => void>();
  const port = await listen((req, res) => {
    asked(req.headers.authorization);
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write(':\n\n');
    const tell = (uid: number) => res.write(`data: {"uid":${uid},"kinds":["balance"]}\n\n`);
    open.add(tell);
    res.on('close', () => {
      open.delete(tell);
      closed();
    });
  });
  return { url: `http://127.0.0.1:${port}`, asked, closed, tell: (uid: number) => open.forEach((tell) => tell(uid)) };
}

test('sites of one platform and token read one feed, and it closes when the last of them stops', async () => {
  const { url, asked, closed, tell } = await platformWithFeed();
  const feeds = createPlatformFeeds();
  const site = (token: string) => {
    const told = { onChange: vi.fn(), onState: vi.fn(), onError: vi.fn() };
    const { stop } = feeds.read({ url, token, ...told });
    onTestFinished(stop);
    return { ...told, stop, uids: () => told.onChange.mock.calls.map(([{ uid }]) => uid as number) };
  };
  const [one, two] = [site('token'), site('token')];
  await expect.poll(() => two.onState.mock.calls).toEqual([[true]]);
  // One that comes later is told that the feed is open.
  const late = site('token');
  expect(late.onState.mock.calls).toEqual([[true]]);
  const other = site('another');
  await expect.poll(() => other.onState.mock.calls).toEqual([[true]]);
  expect(asked.mock.calls).toEqual([['Bearer token'], ['Bearer another']]);
  tell(7);
  for (const { uids } of [one, two, late, other]) await expect.poll(uids).toEqual([7]);
  one.stop();
  expect(one.onState.mock.calls.at(-1)).toEqual([false]);
  tell(8);
  await expect.poll(two.uids).toEqual([7, 8]);
  expect(one.uids()).toEqual([7]);
  expect(closed).not.toHaveBeenCalled();
  two.stop();
  late.stop();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(two.onError).not.toHaveBeenCalled();
  // A site that is opened anew reads it again.
  const again = site('token');
  await expect.poll(() => again.onState.mock.calls).toEqual([[true]]);
});
