import fc from 'fast-check';
import { expect, test } from 'vitest';
import { methods } from '#shared/api/methods.ts';
import { createLogger } from './createLogger.ts';
import { redact } from './redact.ts';
import { scrubText } from './scrubText.ts';
import { scrubUrl } from './scrubUrl.ts';

test('redact replaces secret fields at any depth and in any spelling', () => {
  const line = {
    uid: 1,
    body: { list: [{ new_password: 'x', firstName: 'A', cardNumber: 4, 'Set-Cookie': 's', sum: 5 }] },
  };
  expect(redact(line)).toEqual({
    uid: 1,
    body: { list: [{ new_password: '[r]', firstName: '[r]', cardNumber: '[r]', 'Set-Cookie': '[r]', sum: 5 }] },
  });
});

test('redact truncates IP addresses to their network, and replaces invalid ones', () => {
  const redacted = (...addresses: unknown[]) => addresses.map((ip) => (redact({ ip }) as { ip: unknown }).ip);
  expect(redacted('10.1.2.3', '::ffff:10.1.2.3', '2001:db8:1:2::3', 7)).toEqual([
    '10.1.2.0',
    '10.1.2.0',
    '2001:db8:1::',
    '[r]',
  ]);
  // Compressed: the third written group is not the third group of the address.
  expect(redacted('2001:db8::7', 'fe80::1%eth0', '::1', 'a.b.c.d', 'fe80::zz')).toEqual([
    '2001:db8::',
    'fe80::',
    '::',
    '[r]',
    '[r]',
  ]);
});

test('redact keeps an error’s chain of causes and drops attached requests and numeric codes', () => {
  const cause = Object.assign(new Error('reset'), { code: 'ECONNRESET', request: { headers: { cookie: 'sid=1' } } });
  const error = Object.assign(new Error('upstream failed', { cause }), { code: '123456' });
  const line = redact({ err: error }) as { err: Record<string, unknown> };
  expect(line.err).toMatchObject({ type: 'Error', message: 'upstream failed', cause: { code: 'ECONNRESET' } });
  expect(JSON.stringify(line)).not.toMatch(/sid=1|123456/);
});

test('redact, for cycles and long texts, returns a bounded value', () => {
  const cycle: Record<string, unknown> = { text: 'x'.repeat(5000) };
  cycle['self'] = cycle;
  const error = new Error('x');
  error.cause = error;
  expect(JSON.stringify(redact({ cycle, error })).length).toBeLessThan(80_000);
});

test('scrubUrl removes the name of an export file, by which anybody could once read it', () => {
  expect(scrubUrl('/uploads/exports/0123456789abcdef.csv')).toBe('/uploads/exports/[r]');
  expect(scrubUrl('/_/bet-export?id=7')).toBe('/_/bet-export?id=[r]');
  expect(scrubUrl('/uploads/banners/menu.webp')).toBe('/uploads/banners/menu.webp');
});

test('scrubUrl removes the secret of a trusted link in every language and spelling', () => {
  expect(
    ['/trusted/a1', '/ru/trusted/a1?x=1', '/TRUSTED/a1/b', '/game/trusted/a1'].map((one) => scrubUrl(one)),
  ).toEqual(['/trusted/[r]', '/ru/trusted/[r]?x=[r]', '/TRUSTED/[r]/b', '/game/trusted/a1']);
});

test.each([
  ['/ali.valiyev@mail.uz', '/[r]'],
  ['/ru/ali%40mail.uz/x?tab=a', '/ru/[r]/x?tab=a'],
  ['/confirmation/ali%2540mail.uz', '/confirmation/[r]'],
  ['/mailto:ali@mail.uz', '/[r]'],
  ['/+998901234567', '/[r]'],
  ['/tel:%2B998901234567', '/[r]'],
  ['/998901234567', '/[r]'],
  ['/cashier/paypending/1234567890123456789', '/cashier/paypending/1234567890123456789'],
  ['/@vite/client', '/@vite/client'],
  ['/assets/a-1234567890.js', '/assets/a-1234567890.js'],
])('scrubUrl, for the path of %s, returns %s', (address, scrubbed) => expect(scrubUrl(address)).toBe(scrubbed));

test('scrubUrl removes the values of all query keys except those about the page', () => {
  expect(scrubUrl('/cashier?tab=deposit&code=123456&utm_x&[bad name]=1')).toBe(
    '/cashier?tab=deposit&code=[r]&utm_x&[r]=[r]',
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z_]{1,12}$/), fc.stringMatching(/^[A-Z]{12,20}$/), (name, value) => {
      const scrubbed = scrubUrl(`/x?${name}=${value}`);
      expect(scrubbed.includes(value)).toBe(
        ['category', 'providers', 'tab', 'offset', 'count', 'fields', 'locale', 'version'].includes(name),
      );
    }),
  );
});

test.each([
  ['fetch of https://site.uz/api/x?token=secret failed', 'fetch of https://site.uz/api/x failed'],
  ['(https://site.uz/assets/a.js?v=secret:1:2)', '(https://site.uz/assets/a.js:1:2)'],
  ['"/forms/sign_in?a=b:secret"', '"/forms/sign_in"'],
  ['at https://site.uz/ru#tgWebAppData=secret%3D1', 'at https://site.uz/ru'],
  ['site.uz?login=secret', 'site.uz'],
  ['blob:https://site.uz/1?secret:9', 'blob:https://site.uz/1'],
  ['Is it x? No: a ?? b, #1', 'Is it x? No: a ?? b, #1'],
])('scrubText, for %s, returns %s', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

/** Names of the fields of a schema, at any depth. */
function fieldsOf(schema: unknown): string[] {
  const { def } = ((schema as { _zod?: unknown } | undefined)?._zod ?? {}) as { def?: Record<string, unknown> };
  if (!def) return [];
  const shape = (def['shape'] ?? {}) as Record<string, unknown>;
  const parts = ['innerType', 'element', 'valueType', 'in', 'out'].map((name) => def[name]);
  const inner = [...Object.values(shape), ...parts, ...((def['options'] ?? []) as unknown[])];
  return [...Object.keys(shape), ...inner.flatMap(fieldsOf)];
}

const secrets =
  `authorization cookie set-cookie proxy-authorization x-csrf x-csrf-token idempotency-key password new_password
  repeat code token access_token refresh_token accessToken secret session requisites card card_number cardHolder pan cvv cvc iban
  account document documents cpf passport email phone contact login first_name last_name birth_date address postcode seon_session
  tgWebAppData tg_data hash initData resend_time two_factor_code phrase home_town endpoint p256dh auth`.split(/\s+/);

test.each(secrets)('redact removes the values of a field named %s, in any spelling and at any depth', (name) => {
  const spellings = [name, name.toUpperCase(), name.replaceAll('_', '-'), name.replaceAll('_', '')];
  for (const spelling of spellings) {
    const line = JSON.stringify(
      redact({ a: [{ b: { [spelling]: 'HIDE-ME-1', list: [{ [spelling]: { inner: 'HIDE-ME-2' } }] } }] }),
    );
    expect(line, spelling).not.toContain('HIDE-ME');
  }
});

/** Fields of commands that may be logged, besides those that redact replaces: no secret, no contact, no part of a document. */
const harmless = new Set(
  `after amount auth_type back_url balance bonus_id breaks budget campaign_offer_id category channel_id character_id count country country_code
  currency date date_from date_to enable event externalActionId fields from game goal_entry_id goal_id id is_tg key keys kind kinds limit limit_amount link_id locale
  mark_betting method minutes month notify number offer offer_id offset options path period phone_country_code place preview promo_code providers
  publisher_id region result search service sex show_popup_reg sort status statuses subject_id subscription sums sysname terms tournament_id
  track_id type types with_unavailable value name text fakename conversation_id`.split(/\s+/),
);

test('redact replaces every field of the methods that is not known to be harmless, so that a new or renamed one is judged', () => {
  const fields = new Set(methods.flatMap(({ input }) => fieldsOf(input)));
  expect(fields.size).toBeGreaterThan(90);
  const kept = [...fields].filter((field) => (redact({ [field]: 'x' }) as Record<string, unknown>)[field] === 'x');
  expect(kept.toSorted()).toEqual([...harmless].toSorted());
});

test.each(['sid', 'PHPSESSID', 'my-session_id'])(
  'the logger removes the values of the session cookie named %s',
  (name) => {
    const lines: string[] = [];
    const { log } = createLogger(
      { LOG_LEVEL: 'info', SESSION_COOKIE: ['sid', 'PHPSESSID', 'my-session_id'] },
      { write: (line) => void lines.push(line) },
    );
    log.info({
      event: 'request',
      cookies: { [name]: 'HIDE-ME', theme: 'dark' },
      err: new Error('x', { cause: { [name]: 'HIDE-ME' } }),
    });
    expect(lines.join('')).not.toContain('HIDE-ME');
    expect(lines.join('')).toContain('dark');
  },
);

test('the logger, for a value with line breaks, writes one line', () => {
  const lines: string[] = [];
  const { log } = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  log.info({ event: 'request', path: '/a\r\n{"level":"fatal"}\u2028\u0000' });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd().split(/[\r\n]/)).toHaveLength(1);
});
