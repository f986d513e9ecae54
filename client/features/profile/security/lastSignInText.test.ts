import { expect, test } from 'vitest';
import { lastSignInText } from './lastSignInText.ts';

const place = (_id: string, values: Record<string, string>) => values['place'] ?? '';
const signedInAt = Date.UTC(2026, 10, 2, 4, 5) / 1000;

test('lastSignInText has the time, with device and address only if they are known', () => {
  expect(lastSignInText({ at: signedInAt, device: '', ip: null }, place)).toBe('02.11.2026, 9:05');
  expect(lastSignInText({ at: signedInAt, device: 'Chrome · Android', ip: '203.0.113.7' }, place)).toBe(
    '02.11.2026, 9:05\u00A0· Chrome · Android\u00A0· 203.0.113.7',
  );
});
