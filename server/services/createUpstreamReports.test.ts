import { bulkhead } from 'cockatiel';
import { expect, test, vi } from 'vitest';
import { createMetrics } from '#server/observability/createMetrics.ts';
import { AnswerFault } from '#server/platform/answers/AnswerFault.ts';
import { guardCall } from '#server/upstream/guardCall.ts';
import { createUpstreamReports } from './createUpstreamReports.ts';

const log = { warn: vi.fn(), error: vi.fn(), info: vi.fn() } as never;
const failing = (error: unknown) => () => Promise.reject(error);
const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

test.each([
  ['full', () => bulkhead(0).execute(() => Promise.resolve())],
  ['timeout', failing(new DOMException('late', 'TimeoutError'))],
  ['timeout', failing(Object.assign(new Error('headers'), { code: 'UND_ERR_HEADERS_TIMEOUT' }))],
  ['connect', failing(refused)],
  ['failed', failing(new Error('the answer broke off'))],
  ['status_403', failing(new AnswerFault({ status: 403, concerns: 'platform', beginning: '<h1>' }))],
])('a call that ends so is counted with the type %s and measured', async (type, call) => {
  const metrics = createMetrics({ id: 'b' });
  const observe = createUpstreamReports({ log, metrics }).observe('redirect');
  await expect(guardCall({ breaker: undefined, observe, operation: 'lookup' }, call)).rejects.toBeInstanceOf(Error);
  const text = await metrics.registry.metrics();
  expect(text).toContain(`croupier_upstream_errors_total{upstream="redirect",type="${type}"} 1\n`);
  expect(text).toMatch(/croupier_upstream_request_duration_seconds_count\{[^}]*operation="lookup"[^}]*\} 1\n/);
});
