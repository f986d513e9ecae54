import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CallControl, createControlCaller } from '#sandbox/testing/createControlCaller.ts';
import { startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { getCategories } from '#shared/api/play/games.contract.ts';
import { collections } from '#shared/content/collections.ts';
import { FAULT_KINDS, type FaultOrder } from './faults.ts';

let sandbox: TestSandbox;
let callControl: CallControl;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  callControl = createControlCaller(sandbox);
});
afterAll(() => sandbox.remove());
beforeEach(() => callControl('DELETE faults'));

const METHOD = { target: 'games.getCategories', address: '/api/games.getCategories?version=2.34&locale=uz' };
const COLLECTION = { target: 'content:pages', address: '/api/pages?locale=uz' };
const TIMEOUT_MS = 250;

const ask = (address: string, signal?: AbortSignal) =>
  fetch(sandbox.url + address, { headers: { connection: 'close' }, ...(signal ? { signal } : {}) });
const breakIt = (order: FaultOrder) => callControl('POST faults', order);

describe.each([METHOD, COLLECTION])('faults of $target', ({ target, address }) => {
  const isContent = target.startsWith('content:');

  test.each(FAULT_KINDS)('the fault %s, with times 1, changes one answer and is then removed', async (kind) => {
    expect((await breakIt({ target, kind, times: 1, ...(kind === 'latency' ? { ms: 120 } : {}) })).status).toBe(200);
    const started = performance.now();
    switch (kind) {
      case 'latency':
        expect((await ask(address)).status).toBe(200);
        expect(performance.now() - started).toBeGreaterThan(110);
        break;
      case 'page': {
        const answer = await ask(address);
        expect([answer.status, await answer.text()]).toEqual([403, '<h1>Sign in</h1>']);
        break;
      }
      case '500':
        expect((await ask(address)).status).toBe(500);
        break;
      case 'hang':
        await expect(ask(address, AbortSignal.timeout(TIMEOUT_MS))).rejects.toThrow(/timeout/);
        break;
      case 'reset':
        await expect(ask(address)).rejects.toThrow('fetch failed');
        break;
      case 'halfBody':
        await expect(ask(address).then((answer) => answer.text())).rejects.toThrow(/terminated/);
        break;
      case 'wrongSchema': {
        const { data } = await (await ask(address)).json();
        const schema = isContent ? collections.pages.schema : getCategories.output;
        expect(schema.safeParse(data).success).toBe(false);
        break;
      }
      case 'empty': {
        const { data, meta } = await (await ask(address)).json();
        if (isContent) expect([data, meta.pagination.total]).toEqual([[], 0]);
        else expect(getCategories.output.parse(data)).toMatchObject({ items: [] });
        break;
      }
      case 'guestSession': {
        const answer = await ask(address);
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^sid=guest-/)]);
        break;
      }
      case 'ApplicationDisabled':
      case 'ApplicationUnavailable':
      case 'TooManyRequests': {
        const answer = await ask(address);
        const { error } = await answer.json();
        expect(answer.status).toBe(kind === 'TooManyRequests' ? 429 : 503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(isContent ? error.name : error.type).toBe(`${kind}Exception`);
        break;
      }
      case 'Authorization':
      case 'AccessDenied':
      case 'MethodNotFound':
      case 'UnknownError':
      case 'InternalServerError':
      case 'UserDeleted': {
        const { error } = await (await ask(address)).json();
        expect(isContent ? error.name : error.type).toBe(`${kind}Exception`);
        break;
      }
      case 'UserBanned': {
        const answer = await ask(address);
        const { error } = await answer.json();
        if (isContent) expect([answer.status, error.status]).toEqual([403, 403]);
        else
          expect([answer.status, error.type, error.error_data]).toEqual([
            200,
            'UserBannedException',
            { ban_type: 'fraud' },
          ]);
      }
    }
    expect((await ask(address)).status).toBe(200);
    expect((await callControl('GET faults')).body.data).toEqual([]);
  });

  test('a fault without times stays until it is lifted', async () => {
    await breakIt({ target, kind: '500' });
    expect([(await ask(address)).status, (await ask(address)).status]).toEqual([500, 500]);
    expect((await callControl('POST faults/lift', { index: 1 })).status).toBe(400);
    await callControl('POST faults/lift', { index: 0 });
    expect((await ask(address)).status).toBe(200);
  });
});

test('a fault on platform:*, content:* or * breaks that service only, or both', async () => {
  await breakIt({ target: 'platform:*', kind: '500' });
  expect([(await ask(METHOD.address)).status, (await ask(COLLECTION.address)).status]).toEqual([500, 200]);
  await callControl('DELETE faults');
  await breakIt({ target: 'content:*', kind: '500' });
  expect([(await ask(METHOD.address)).status, (await ask(COLLECTION.address)).status]).toEqual([200, 500]);
  await callControl('DELETE faults');
  await breakIt({ target: '*', kind: '500' });
  expect([(await ask(METHOD.address)).status, (await ask(COLLECTION.address)).status]).toEqual([500, 500]);
});

test('the fault empty, for a single type, leaves the answer unchanged', async () => {
  await breakIt({ target: 'content:common', kind: 'empty' });
  expect((await (await ask('/api/common')).json()).data).toMatchObject({ localeDetectStrategy: 'browser' });
});
