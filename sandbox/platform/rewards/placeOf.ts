import type { IncomingMessage } from 'node:http';
import type { SignInPlace } from '#sandbox/world/players/sessions.ts';
import { deviceHeader } from '#shared/api/deviceHeader.ts';

/** The first match wins: browsers also send the names of those they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/\bTelegram/i, 'Telegram'],
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const MAX_IP_LENGTH = 45;
const DEVICE_ID = /^[\w-]{22}$/;

/** Device and IP of a request: `Chrome · Android`, or '' for an unknown device; and the browser's id (`X-Device-Id`), which comes with sign-ins. */
export function placeOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): SignInPlace {
  const agent = headers['user-agent'] ?? '';
  const names = [browsers, systems].flatMap((list) => list.find(([sign]) => sign.test(agent))?.[1] ?? []);
  const [forwarded = ''] = String(headers['x-forwarded-for'] ?? '').split(',', 1);
  const ip = forwarded.trim() || socket.remoteAddress || null;
  const id = String(headers[deviceHeader] ?? '');
  return {
    device: names.join(' · '),
    ip: ip?.slice(0, MAX_IP_LENGTH) ?? null,
    ...(DEVICE_ID.test(id) ? { deviceId: id } : {}),
  };
}
