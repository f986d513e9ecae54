import { expect, test, vi } from 'vitest';
import { createMetrics } from '#server/observability/createMetrics.ts';
import { createAnswerReports } from './createAnswerReports.ts';

function setUp() {
  const metrics = createMetrics({ id: 'test' });
  const log = { warn: vi.fn() };
  let time = 0;
  const reports = createAnswerReports({ log, metrics, now: () => time });
  const counted = async () =>
    (await metrics.upstreamDifferences.get()).values.map(({ labels, value }) => [labels.method, labels.path, value]);
  const refused = async () =>
    (await metrics.upstreamRefusals.get()).values.map(({ labels: { method, status, by }, value }) => [
      method,
      status,
      by,
      value,
    ]);
  return { reports, log, counted, refused, later: (ms: number) => void (time += ms) };
}

const rtp = { path: 'items[].rtp', expected: 'number', received: 'string' };

test('createAnswerReports counts every difference and logs a method once a minute, each path once', async () => {
  const { reports, log, counted, later } = setUp();
  reports.differences('games.get', [rtp, rtp, { path: '', expected: 'object', received: 'null' }]);
  reports.differences('games.get', [rtp]);
  reports.differences('account.getInfo', []);
  reports.differences('account.getInfo', [{ path: 'login', expected: 'string', received: 'missing' }]);
  expect(await counted()).toEqual([
    ['games.get', 'items[].rtp', 3],
    ['games.get', 'data', 1],
    ['account.getInfo', 'login', 1],
  ]);
  later(59_999);
  reports.differences('games.get', [rtp]);
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.warn.mock.calls[0]).toEqual([
    {
      event: 'upstream_differs',
      method: 'games.get',
      differences: [rtp, { path: 'data', expected: 'object', received: 'null' }],
    },
  ]);
  later(1);
  reports.differences('games.get', [rtp]);
  expect(log.warn).toHaveBeenCalledTimes(3);
});

test('createAnswerReports, for an answer that is not an envelope, logs 200 redacted characters once', async () => {
  const { reports, log, counted } = setUp();
  const text = '<b>Warning</b>: ali@example.uz paid with 8600 1234 5678 9012, token=a1b2c3d4e5f6a7b8c9d0, /a?sid=1 ';
  const reading = { body: undefined, isRead: false, differences: [] };
  reports.noteReading('games.get', { status: 200, text: text + 'x '.repeat(500) }, reading, 'request-1');
  reports.fault('games.get', { status: 200, beginning: text }, 'request-2');
  expect(await counted()).toEqual([['games.get', 'envelope', 2]]);
  expect(log.warn).toHaveBeenCalledTimes(1);
  const [line] = log.warn.mock.calls[0] as [{ beginning: string }];
  expect(line).toMatchObject({
    event: 'upstream_failed',
    operation: 'games.get',
    id: 'request-1',
    kind: 'not_an_envelope',
    status: 200,
  });
  expect(line.beginning).toMatch(/^<b>Warning<\/b>: \[r\] paid with \[r\], token=\[r\], \/a x x /);
  expect(line.beginning).toHaveLength(200);
});

test('createAnswerReports counts refusals that are nobody’s fault apart, and logs a method and status once in ten minutes, redacted', async () => {
  const { reports, log, counted, refused, later } = setUp();
  const gateway = { status: 429, concerns: 'nobody' as const, beginning: '<h1>Slow down, ali@example.uz</h1>' };
  reports.fault('account.getBudget', gateway, 'request-1');
  reports.fault('account.getBudget', gateway, 'request-2');
  reports.fault('account.getShield', { status: 404, concerns: 'nobody' }, 'request-3');
  expect([await counted(), await refused()]).toEqual([
    [],
    [
      ['account.getBudget', 429, 'gateway', 2],
      ['account.getShield', 404, 'platform', 1],
    ],
  ]);
  expect(log.warn.mock.calls).toEqual([
    [
      {
        event: 'upstream_refused',
        upstream: 'platform',
        operation: 'account.getBudget',
        id: 'request-1',
        by: 'gateway',
        status: 429,
        beginning: '<h1>Slow down, [r]</h1>',
      },
    ],
    [
      {
        event: 'upstream_refused',
        upstream: 'platform',
        operation: 'account.getShield',
        id: 'request-3',
        by: 'platform',
        status: 404,
      },
    ],
  ]);
  later(599_999);
  reports.fault('account.getBudget', gateway, 'request-4');
  expect(log.warn).toHaveBeenCalledTimes(2);
  later(1);
  reports.fault('account.getBudget', gateway, 'request-5');
  expect(log.warn).toHaveBeenCalledTimes(3);
});
