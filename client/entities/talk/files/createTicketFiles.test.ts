import { expect, test, vi } from 'vitest';
import type { PreparedFile } from './ChosenFile.ts';
import { createTicketFiles, type SendOne } from './createTicketFiles.ts';

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });
const prepared = (file: File): PreparedFile => ({ ready: file, way: 'redrawn', preview: null, problem: null });
const sending = () => vi.fn<SendOne>(async ({ file }) => `id of ${file.name}`);

test('createTicketFiles, sent while a picture is being prepared, waits for it and then sends it', async () => {
  const held = Promise.withResolvers<PreparedFile>();
  const files = createTicketFiles(() => held.promise);
  void files.choose([photo('a')]);
  const send = sending();
  const ids = files.send(send);
  expect(files.state().isSending).toBe(true);
  expect(send).not.toHaveBeenCalled();
  held.resolve(prepared(photo('a')));
  expect(await ids).toEqual(['id of a']);
  expect(files.state().isSending).toBe(false);
});

test('createTicketFiles, cancelled while a picture is being prepared, sends nothing', async () => {
  const files = createTicketFiles(() => new Promise(() => undefined));
  void files.choose([photo('a')]);
  const send = sending();
  const ids = files.send(send);
  files.cancel();
  expect(await ids).toBeNull();
  expect([files.state().isSending, send.mock.calls]).toEqual([false, []]);
});

test('createTicketFiles, when one file cannot be prepared, marks it and prepares the next ones', async () => {
  const files = createTicketFiles(async (file) => {
    if (file.name === 'a') throw new TypeError('Failed to fetch dynamically imported module');
    return prepared(file);
  });
  await files.choose([photo('a'), photo('b')]);
  expect(files.state().files.map(({ problem, ready }) => [problem, ready?.name])).toEqual([
    ['unprepared', undefined],
    [null, 'b'],
  ]);
  const send = sending();
  expect(await files.send(send)).toBeNull();
  files.remove(files.state().files[0]?.key ?? '');
  expect(await files.send(send)).toEqual(['id of b']);
});

test('createTicketFiles sends a sent file again only after renew, under another key', async () => {
  const files = createTicketFiles(async (file) => prepared(file));
  await files.choose([photo('a')]);
  const send = sending();
  await files.send(send);
  await files.send(send);
  expect(send).toHaveBeenCalledTimes(1);
  files.renew();
  await files.send(send);
  const keys = send.mock.calls.map(([{ key }]) => key);
  expect(new Set(keys).size).toBe(2);
});
