import { expect, test } from 'vitest';
import { isPushEndpoint } from './isPushEndpoint.ts';
import { pushOrigins } from './pushOrigins.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com@127.0.0.1/x', false],
  ['https://fcm.googleapis.com.example.org/x', false],
  ['https://evilpush.apple.com.example.org/x', false],
  ['https://evil-notify.windows.com/x', false],
  ['https://web.push.apple.com:22/x', false],
  ['https://127.0.0.1/x', false],
  ['file:///etc/passwd', false],
  ['', false],
])('isPushEndpoint, for %s, is %s', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint, pushOrigins)).toBe(expected);
});
