import { expect, test, vi } from 'vitest';
import { MessageError } from '#client/i18n/MessageError.ts';
import type { SendBeacon } from './sendBeacon.ts';
import { startErrorReports } from './startErrorReports.ts';

function page() {
  const listeners = new Map<string, (event: object) => void>();
  const send = vi.fn<SendBeacon>();
  const target = { addEventListener: (kind: string, listener: unknown) => listeners.set(kind, listener as never) };
  startErrorReports({ buildId: 'b1', route: () => '/game/:sysname', target: target as never, send });
  return { send, happen: (kind: string, event: object) => listeners.get(kind)?.(event) };
}

test('an error report has the page’s route and the build, and addresses without their query', () => {
  const { send, happen } = page();
  const error = new TypeError('fetch of https://site.uz/api/x?token=secret failed');
  error.stack = 'TypeError\n at https://site.uz/assets/a.js?v=secret:1:2';
  happen('error', { error, message: error.message });
  expect(send).toHaveBeenCalledWith('/_/errors', {
    route: '/game/:sysname',
    build: 'b1',
    message: 'fetch of https://site.uz/api/x failed',
    stack: 'TypeError\n at https://site.uz/assets/a.js:1:2',
  });
});

test('an error report of a MessageError has the kind `message`', () => {
  const { send, happen } = page();
  happen('error', { error: new MessageError('offers.x', 'uz', 'There is no message') });
  expect(send.mock.calls[0]?.[1]).toMatchObject({ kind: 'message', message: 'There is no message: offers.x in uz' });
});

test('error reports, for a rejection with a long text and a looping error, cut the text and stop after five', () => {
  const { send, happen } = page();
  happen('unhandledrejection', { reason: 'x'.repeat(500) });
  expect(send.mock.calls[0]?.[1]).toMatchObject({ message: 'x'.repeat(300) });
  for (let time = 0; time < 20; time += 1) happen('error', { message: 'again' });
  expect(send).toHaveBeenCalledTimes(5);
});
