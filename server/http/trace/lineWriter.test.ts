import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { createLogger } from '#server/observability/createLogger.ts';
import { logLine } from '#server/observability/logLine.ts';
import { type LoggedRequest, lineWriter } from './lineWriter.ts';

/** A request about which everything is known. */
const all: Required<LoggedRequest> = {
  id: 'request-1',
  route: '/gamehall',
  url: '/gamehall?category=new',
  cache: [{ name: 'pages', verdict: 'miss' }],
  uncacheable: 'unusual',
  cachedPage: { key: 'uz|/gamehall', size: 1024 },
  counted: [{ limit: 'reads', bucket: '203.0.113.7', times: 2, amount: 3 }],
  stages: [{ name: 'render', verdict: 'answered', ms: 12 }],
  calls: [{ name: 'games.get', verdict: 'miss', ms: 9 }],
  traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`,
};

function lineOf(request: LoggedRequest): Record<string, unknown> {
  const lines: string[] = [];
  const { log } = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  lineWriter(log)('info', request, { method: 'GET', status: 200, ms: 20, bytes: 3000 });
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

/** Fields of the schema that the line of a request has; `brand` only that of another brand, `msg` none. */
function fieldsOfRequest(): string[] {
  const schema = logLine.def.options.find(
    ({ def }) => (def.shape['event'] as z.ZodMiniType).safeParse('request').success,
  );
  return Object.keys(schema?.def.shape ?? {}).filter((name) => name !== 'brand' && name !== 'msg');
}

test('the line of a request about which everything is known has every field of its schema, and no other', () => {
  const line = lineOf(all);
  expect(logLine.safeParse(line).error).toBeUndefined();
  expect(Object.keys(line).toSorted()).toEqual(fieldsOfRequest().toSorted());
});

test('the line of a request about which little is known fits its schema', () => {
  const { id, url } = all;
  const line = lineOf({ id, url, traceparent: undefined, cache: [], stages: [], calls: [] });
  expect(logLine.safeParse(line).error).toBeUndefined();
  expect(line).not.toHaveProperty('cache');
});
