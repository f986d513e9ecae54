import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#server/platform/listen.testing.ts';
import { createPlatformFeed } from './createPlatformFeed.ts';

test('createPlatformFeed passes changes and other events on, and tells of a change that cannot be read', async () => {
  const port = await listen((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write('data: {"uid":7,"kinds":["balance","new_kind"]}\n\n');
    res.write('data: {"uid":"nobody"}\n\n');
    res.write('data: <h1>nginx</h1>\n\n');
    res.write('event: push\ndata: {"a":1}\n\n');
  });
  const told = { onChange: vi.fn(), onOther: vi.fn(), onUnreadable: vi.fn() };
  const feed = createPlatformFeed({
    url: `http://127.0.0.1:${port}`,
    token: 'token',
    onState: vi.fn(),
    onError: vi.fn(),
    ...told,
  });
  onTestFinished(() => feed.stop());
  await expect.poll(() => told.onOther.mock.calls).toEqual([['push', { a: 1 }]]);
  expect(told.onChange.mock.calls).toEqual([[{ uid: 7, kinds: ['balance', 'new_kind'] }]]);
  expect(told.onUnreadable).toHaveBeenCalledTimes(2);
});
