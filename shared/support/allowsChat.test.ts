import { expect, test } from 'vitest';
import { allowsChat } from './allowsChat.ts';

test.each(['/', '/support', '/gamehall', '/profile', '/profile/settings', '/cashiers', '/betting-rules', '/formsx'])(
  'allowsChat, for %s, is true',
  (path) => expect(allowsChat(path)).toBe(true),
);

test.each([
  '/betting',
  '/betting/live/7',
  '/game/pamir-fox',
  '/platform/game/pamir-fox/play',
  '/cashier',
  '/cashier/deposit/humo',
  '/profile/security',
  '/profile/verification',
  '/forms/sign_in',
  '/Cashier/deposit',
  '/%63ashier/deposit',
  '/Profile/Verification',
  '/FORMS/sign_in',
])('allowsChat, for %s, is false', (path) => expect(allowsChat(path)).toBe(false));
