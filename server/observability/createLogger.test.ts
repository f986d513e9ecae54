import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { createLogger } from './createLogger.ts';
import { logEvents } from './logEvents.ts';
import { logLine } from './logLine.ts';

function loggedLine(fields: object, message?: string): Record<string, unknown> {
  const lines: string[] = [];
  const { log } = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  log.error(fields, message);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

test.each([
  [new TypeError('x is not a function'), 'TypeError'],
  [new AppError('UnknownErrorException'), 'UnknownErrorException'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'Error'],
])('createLogger writes the type of an error: %s', (error, type) => {
  const line = loggedLine({ event: logEvents.feedLost, err: error }, 'A message');
  expect(line['err']).toMatchObject({
    type,
    message: error.message,
    stack: expect.stringContaining('createLogger.test'),
  });
  expect(logLine.safeParse(line).error).toBeUndefined();
});

test('createLogger writes the cause of an error with its own type', () => {
  const error = new Error('outer', { cause: new RangeError('inner') });
  expect(loggedLine({ event: logEvents.feedLost, err: error })['err']).toMatchObject({
    type: 'Error',
    message: 'outer',
    cause: { type: 'RangeError', message: 'inner' },
  });
});
