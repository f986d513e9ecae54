import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { startWarnings } from './startWarnings.ts';

const events = (record: Record<string, string>) => startWarnings(parseEnv(record)).map(({ event }) => event);
const upstreams = { PLATFORM_URL: 'http://platform.test', CONTENT_URL: 'http://content.test' };
const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://yulduz.uz', ...upstreams };

test('startWarnings, outside production, are none', () => {
  expect(events({})).toEqual([]);
});

test('startWarnings, in production with nothing but names, tell each unset secret and GAME_ORIGIN once', () => {
  expect(events(production)).toEqual([
    'movements_key_unset',
    'device_secret_unset',
    'game_origin_unset',
    'telegram_token_unset',
  ]);
});

test('startWarnings, in production with the sandbox, tell that its passwords are public', () => {
  expect(events({ NODE_ENV: 'production', SANDBOX: '1' })).toEqual([
    'sandbox_in_production',
    'public_origin_unset',
    'movements_key_unset',
    'device_secret_unset',
  ]);
});

test('startWarnings, in production with everything set, are none', () => {
  const all = {
    ...production,
    MOVEMENTS_KEY: 'k'.repeat(43),
    DEVICE_SECRET: 's'.repeat(48),
    GAME_ORIGIN: 'https://games.uz',
    TELEGRAM_BOT_TOKEN: `7:${'t'.repeat(30)}`,
  };
  expect(events(all)).toEqual([]);
});

test('startWarnings, in production, tell settings that another one leaves without effect, and limits that are off', () => {
  const known = events(production);
  const told = (record: Record<string, string>) =>
    events({ ...production, ...record }).filter((one) => !known.includes(one));
  const PUSH_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  expect(told({ RATE_LIMITS: 'off' })).toEqual(['rate_limits_off']);
  expect(told({ PUSH_KEY })).toEqual(['push_without_feed']);
  expect(told({ PUSH_KEY, PLATFORM_EVENTS_TOKEN: 'e'.repeat(8) })).toEqual([]);
  expect(told({ CONTENT_PREVIEW_TOKEN: 'c'.repeat(8) })).toEqual(['preview_secret_unset']);
  expect(told({ CONTENT_PREVIEW_TOKEN: 'c'.repeat(8), PREVIEW_SECRET: 'p'.repeat(32) })).toEqual([]);
});
