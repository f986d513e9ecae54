import { expect, test } from 'vitest';
import type { FormPost } from '#server/plain/forms/FormPost.ts';
import { brand } from '#shared/brand.ts';
import { createTicketIdentities } from './createTicketIdentities.ts';
import { replyToTicket } from './replyToTicket.ts';

const fields = { number: 'K7M2Q9T', key: '3', text: 'Bu yerda' };
const png = (last: number) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, last])], 'a.png');

async function keyOf(given: Partial<typeof fields>, files: File[]) {
  let key: unknown;
  const call = async ({ name }: { name: string }, input: { key: string }) => {
    if (name === 'support.addFile') return { id: crypto.randomUUID() };
    key = input.key;
    return 1;
  };
  expect(await replyToTicket({ fields: { ...fields, ...given }, files, call, brand } as unknown as FormPost)).toEqual({
    step: 'done',
  });
  return key;
}

test('a reply sent again from the same page is the same message only with the same text and the same files', async () => {
  const first = await keyOf({}, [png(1)]);
  expect(await keyOf({}, [png(1)])).toBe(first);
  const others = [
    await keyOf({}, []),
    await keyOf({}, [png(2)]),
    await keyOf({}, [png(1), png(2)]),
    await keyOf({ text: 'Bu yerda!' }, [png(1)]),
    await keyOf({ key: '4' }, [png(1)]),
  ];
  expect(new Set([first, ...others]).size).toBe(6);
});

test('the same is true of a reply by number and code', async () => {
  const identify = createTicketIdentities({});
  const key = async (files: File[]) => (await identify({ fields, files, visitor: 'v' })).key;
  expect(await key([png(1)])).toBe(await key([png(1)]));
  expect(await key([png(2)])).not.toBe(await key([png(1)]));
  expect(await key([])).not.toBe(await key([png(1)]));
});
