import type { Request, RequestHandler, Response } from 'express';
import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { FormPost } from './FormPost.ts';
import { profilePosts } from './profilePosts.ts';

const UZ = { code: 'UZ', phone_code: '998', mask: '## ###-##-##', name: 'Oʻzbekiston' };
const READS: Record<string, unknown> = {
  'account.getPersonalDataFields': {
    fields: [
      { name: 'first_name', type: 'name', label: 'Ism', value: 'Zuhro', editable: false },
      { name: 'birth_date', type: 'date', label: '', value: null, optional: true },
      { name: 'address', type: 'address', label: '', value: null, optional: true },
    ],
  },
  'account.getprofileinfo': {
    contacts: [
      { contact: 'a@b.uz', is_subscribed: true },
      { contact: '998901234567', is_subscribed: false },
      { contact: 'c@d.uz', is_subscribed: true },
    ],
  },
  'account.getInfo': { uid: 7, login: 'zuhro.karimova@mail.uz', fakename: 'Zuhroxon7' },
  'account.getContactPhoneSettings': { default_country_code: 'UZ', resend_time: 60, countries: [UZ] },
};

/** Sends a form of a page; the platform answers every command with `answer`. */
async function send(address: string, fields: Record<string, string>, answer: unknown = 1) {
  const { pathname, searchParams } = new URL(address, 'https://site.test');
  const calls: unknown[] = [];
  const call = (async (method: { name: string }, input: unknown) => {
    if (method.name in READS) return READS[method.name];
    calls.push([method.name, input]);
    if (answer instanceof AppError) throw answer;
    return answer;
  }) as unknown as FormPost['call'];
  const pass: RequestHandler = (_req, _res, next) => next();
  const taker = profilePosts({ writes: pass, codes: pass, money: pass })[pathname];
  const content = () => Promise.reject(new Error('none'));
  const post = { fields, query: searchParams, locale: 'uz', brand, call, content };
  return { outcome: await taker?.submit(post as unknown as FormPost), calls };
}

test('the nickname form, with a valid nickname, saves it trimmed and reports done', async () => {
  const { outcome, calls } = await send('/profile?form=fakename', { fakename: ' Registon9 ' });
  expect(outcome).toEqual({ form: 'fakename', step: 'done' });
  expect(calls).toEqual([['account.changefakename', { fakename: 'Registon9' }]]);
});

test('the nickname form, with an invalid nickname, reports the rule and does not call the platform', async () => {
  const { outcome, calls } = await send('/profile?form=fakename', { fakename: 'a b' });
  expect(outcome).toEqual({ form: 'fakename', error: 'validation.fakename', field: 'fakename' });
  expect(calls).toEqual([]);
  for (const fakename of ['abc', 'a'.repeat(21)])
    expect((await send('/profile?form=fakename', { fakename })).outcome).toMatchObject({
      error: 'profile.fakenameRule',
    });
});

test.each([
  [
    new AppError('InvalidParameterException', { data: { fakename: ['band'] } }),
    { form: 'fakename', error: 'profile.fakenameRefused', field: 'fakename' },
  ],
  [
    new AppError('TooManyRequestsException', { data: {} }),
    { form: 'fakename', error: 'errors.TooManyRequestsException' },
  ],
  [new AppError('UserBannedException', { data: {} }), { form: 'fakename', error: 'errors.UserBannedException' }],
  [new AppError('AuthorizationException', { data: {} }), 'signInFirst'],
])(
  'the nickname form, refused with $0.type, reports it; an expired session leads to the sign-in',
  async (refusal, outcome) => {
    expect((await send('/profile?form=fakename', { fakename: 'Registon9' }, refusal)).outcome).toEqual(outcome);
  },
);

test('profilePosts, for an unknown form name, reports InvalidRequestException', async () => {
  for (const form of ['', '?form=other', '?form=__proto__', '?form=constructor'])
    expect((await send(`/profile${form}`, {})).outcome).toEqual({ error: 'errors.InvalidRequestException' });
});

const settings = (form: string) => `/profile/settings?form=${form}`;

test('the personal data form saves only editable fields and checks them by the platform’s rules', async () => {
  const fields = { first_name: 'Boshqa', birth_date: '01.02.1990', address: '' };
  const { outcome, calls } = await send(settings('personal'), fields);
  expect(outcome).toEqual({ form: 'personal', step: 'done' });
  expect(calls).toEqual([['account.saveProfileInfo', { birth_date: '01.02.1990', address: null }]]);
  expect((await send(settings('personal'), { ...fields, birth_date: '99.99.1990' })).outcome).toEqual({
    form: 'personal',
    error: 'settings.birthDateRule',
    field: 'birth_date',
  });
});

test('the contact forms add an e-mail and an international phone number; a short number is refused', async () => {
  expect((await send(settings('email'), { contact: ' Zuhro@example.com ' })).calls).toMatchObject([
    ['account.addcontact', { contact: expect.stringMatching(/^zuhro@example.com$/i) }],
  ]);
  expect((await send(settings('phone'), { contact: '90 123 45 67' })).calls).toEqual([
    ['account.addcontact', { contact: '+998901234567', phone_country_code: 'UZ' }],
  ]);
  expect((await send(settings('phone'), { contact: '90 1' })).outcome).toMatchObject({
    form: 'phone',
    error: 'validation.phone',
    field: 'contact',
  });
});

test.each([
  ['email', {}],
  ['change', { from: 'a@b.uz' }],
])('the contact form %s, with an e-mail that is too long, reports its length', async (form, fields) => {
  const contact = `${'a'.repeat(300)}@example.com`;
  expect(await send(settings(form), { ...fields, contact })).toEqual({
    outcome: expect.objectContaining({ form, error: 'validation.tooLong', field: 'contact' }),
    calls: [],
  });
});

test('the form that replaces a phone, with a short number, reports the rule of a phone', async () => {
  const { outcome } = await send(settings('change'), { from: '998901234567', contact: '90 1' });
  expect(outcome).toMatchObject({ form: 'change', error: 'validation.phone', field: 'contact' });
});

test('the code forms send and confirm a code; an incomplete code is refused without a call', async () => {
  expect((await send(settings('code'), { contact: 'a@b.uz' })).calls).toEqual([
    ['account.sendconfirmationtocontact', { contact: 'a@b.uz' }],
  ]);
  expect((await send(settings('confirm'), { contact: 'a@b.uz', code: '123456' })).calls).toEqual([
    ['account.confirmContact', { contact: 'a@b.uz', code: '123456' }],
  ]);
  const half = await send(settings('confirm'), { contact: 'a@b.uz', code: '12' });
  expect(half).toEqual({ outcome: { form: 'confirm', error: 'validation.code', field: 'code' }, calls: [] });
});

test.each([
  ['confirm', { code: '123456' }, 'code', 'profile.smsCodeError'],
  ['email', { contact: 'a@example.com' }, 'contact', 'settings.contactRefused'],
  ['phone', { contact: '901234567' }, 'contact', 'settings.contactRefused'],
  ['currency', { currency: 'USD' }, 'currency', 'settings.currencyFixed'],
  ['personal', { address: 'Toshkent' }, 'address', 'validation.refused'],
])(
  'the settings form %s, refused by the platform, reports the error and its field',
  async (form, fields, field, error) => {
    const refusal = new AppError('InvalidParameterException', { data: { [field]: ['xato'] } });
    expect((await send(settings(form), fields, refusal)).outcome).toEqual({ form, error, field });
  },
);

test('the settings forms that send or check a code count as codes, the others as writes', () => {
  const counted: string[] = [];
  const count = (name: string) => () => void counted.push(name);
  const takers = profilePosts({ writes: count('writes'), codes: count('codes'), money: count('money') });
  const send = (form: string) =>
    takers['/profile/settings']?.limits({ originalUrl: settings(form) } as Request, {} as Response, () => undefined);
  for (const form of ['code', 'confirm', 'personal', 'email', 'nothing']) void send(form);
  expect(counted).toEqual(['codes', 'codes', 'writes', 'writes', 'writes']);
});

const security = (form: string) => `/profile/security?form=${form}`;
const passwords = { old_password: 'eski', password: 'Yangi-2026', repeat_password: 'Yangi-2026' };

test('the password form changes a valid password; an invalid one is refused without a call', async () => {
  const { outcome, calls } = await send(security('password'), passwords);
  expect(outcome).toEqual({ form: 'password', step: 'done' });
  expect(calls).toEqual([['account.changepassword', passwords]]);
  expect(await send(security('password'), { ...passwords, repeat_password: 'boshqa' })).toEqual({
    outcome: { form: 'password', error: 'validation.passwordRepeat', field: 'repeat_password' },
    calls: [],
  });
});

test.each([
  ['dragon123', 'validation.passwordCommon'],
  ['zuhroxon7', 'validation.passwordOwn'],
  ['Karimova1', 'validation.passwordOwn'],
])('the password form, with the new password %s, says why it is refused and calls nothing', async (password, error) => {
  expect(await send(security('password'), { ...passwords, password, repeat_password: password })).toEqual({
    outcome: { form: 'password', error, field: 'password' },
    calls: [],
  });
});

test('the phrase form, empty without a phrase, is refused; with one it removes it', async () => {
  expect(await send(security('phrase'), { phrase: ' \u200b' }, { phrase: null })).toEqual({
    outcome: { form: 'phrase', error: 'validation.required', field: 'phrase' },
    calls: [['account.getShield', {}]],
  });
  const removed = await send(security('phrase'), { phrase: '' }, 1);
  expect(removed.calls.at(-1)).toEqual(['account.setPhrase', { phrase: null }]);
});

test('the second factor form starts the change, and shows an authenticator key in the answer itself', async () => {
  const plain = await send(security('factor'), { enable: '0' }, { need_confirm: true });
  expect(plain.calls).toEqual([['account.changeTwoFactorAuth', { enable: '0' }]]);
  expect(plain.outcome).toEqual({ form: 'factor', step: 'done' });
  const { outcome } = await send(security('factor'), { enable: '1' }, { need_confirm: true, secret: 'ABCDEFGH' });
  const page =
    typeof outcome === 'object' && 'html' in outcome ? outcome.html({ locale: 'uz', brand, nonce: 'n' }) : '';
  expect(page).toContain('<code>ABCD EFGH</code>');
  expect(page).toContain('action="/profile/security?form=factorCode"');
  const done = await send(security('factor'), { enable: '1' }, { need_confirm: false });
  expect(done.outcome).toEqual({ form: 'factorCode', step: 'done' });
});

test.each([
  ['two_factor_auth: code is invalid', { form: 'factorCode', error: 'profile.smsCodeError', field: 'code' }],
  ['Time expired', { form: 'factorCode', error: 'auth.codeExpired', field: 'code' }],
  ['the code must contain 6 digits', { form: 'factorCode', error: 'validation.code', field: 'code' }],
  ['', 'signInFirst'],
])('the second factor code, refused with "%s", gives the outcome %j', async (message, outcome) => {
  const refusal = new AppError('AuthorizationException', { message });
  expect((await send(security('factorCode'), { code: '123456' }, refusal)).outcome).toEqual(outcome);
});

test('the phrase form saves the trimmed phrase, removes it when empty, and refuses a short one', async () => {
  expect((await send(security('phrase'), { phrase: ' moviy gilam ' })).calls).toEqual([
    ['account.setPhrase', { phrase: 'moviy gilam' }],
  ]);
  expect((await send(security('phrase'), { phrase: '' })).calls.at(-1)).toEqual([
    'account.setPhrase',
    { phrase: null },
  ]);
  expect(await send(security('phrase'), { phrase: 'abc' })).toEqual({
    outcome: { form: 'phrase', error: 'security.phraseRule', field: 'phrase' },
    calls: [],
  });
});

test('the session forms revoke one session by its id, or all others', async () => {
  expect((await send(security('session'), { id: 'a1' })).calls).toEqual([['account.revokeSession', { id: 'a1' }]]);
  for (const form of ['others', 'alarm'])
    expect(await send(security(form), {})).toEqual({
      outcome: { form, step: 'done' },
      calls: [['account.revokeOtherSessions', {}]],
    });
});

test.each([
  ['password', passwords, 'old_password', 'security.oldPasswordWrong'],
  ['password', passwords, 'password', 'auth.passwordRule'],
  ['session', { id: 'a1' }, 'id', 'security.sessionGone'],
  ['phrase', { phrase: 'moviy gilam' }, 'phrase', 'security.phraseRule'],
  ['unlink', { service: 'google' }, 'service', 'security.unlinkRefused'],
])('the security form $0, refused about $2, reports the error and its field', async (form, fields, field, error) => {
  const refusal = new AppError('InvalidParameterException', { data: { [field]: ['xato'] } });
  expect((await send(security(form), fields, refusal)).outcome).toEqual({ form, error, field });
});

const EXPIRED = new AppError('InvalidParameterException', { code: 'EXPIRED_CODE', data: { code: ['eski'] } });

test('the confirmation form leads to the success page, reports each refusal, and checks its input first', async () => {
  const press = (fields: Record<string, string>, answer?: unknown) =>
    send('/confirmation?form=confirm', { contact: 'a@b.uz', code: '123456', ...fields }, answer);
  expect(await press({})).toEqual({
    outcome: { page: '/confirmation/success' },
    calls: [['account.confirmContact', { contact: 'a@b.uz', code: '123456' }]],
  });
  const refusal = (field: string) => new AppError('InvalidParameterException', { data: { [field]: ['xato'] } });
  for (const [answer, shown] of [
    [refusal('code'), { error: 'profile.smsCodeError', field: 'code' }],
    [EXPIRED, { error: 'profile.codeOver', field: 'code' }],
    [refusal('contact'), { error: 'confirmation.foreign', field: 'contact' }],
    [0, { error: 'errors.UnknownErrorException' }],
  ] as const)
    expect((await press({}, answer)).outcome).toEqual({ form: 'confirm', ...shown });
  expect(await press({ code: '12' })).toEqual({
    outcome: { form: 'confirm', error: 'validation.code', field: 'code' },
    calls: [],
  });
  expect((await press({ contact: 'call me' })).calls).toEqual([]);
});

test('the settings form of a contact code, with an expired code, reports profile.codeOver', async () => {
  expect((await send(settings('confirm'), { contact: 'a@b.uz', code: '123456' }, EXPIRED)).outcome).toEqual({
    form: 'confirm',
    error: 'profile.codeOver',
    field: 'code',
  });
});

test('the subscription forms switch one contact, or unsubscribe all that are subscribed', async () => {
  const page = (form: string) => `/profile/notification?form=${form}`;
  expect((await send(page('subscribe'), { contact: 'a@b.uz' })).calls).toEqual([
    ['account.changeSubscription', { contact: 'a@b.uz', subscription: '1' }],
  ]);
  expect((await send(page('unsubscribe'), { contact: 'a@b.uz' })).calls).toEqual([
    ['account.changeSubscription', { contact: 'a@b.uz', subscription: '0' }],
  ]);
  expect(await send(page('stop'), {})).toEqual({
    outcome: { form: 'stop', step: 'done' },
    calls: ['a@b.uz', 'c@d.uz'].map((contact) => ['account.changeSubscription', { contact, subscription: '0' }]),
  });
});

test.each(['personal', 'email', 'phone', 'code', 'confirm', 'currency'])(
  'the settings form %s, for an answer other than 1, reports UnknownErrorException (A-10)',
  async (form) => {
    const contact = form === 'phone' ? '901234567' : 'a@example.com';
    const fields = { contact, code: '123456', currency: 'USD', address: 'Toshkent' };
    expect((await send(settings(form), fields, 0)).outcome).toEqual({ form, error: 'errors.UnknownErrorException' });
  },
);

const limits = (form: string) => `/profile/responsible-game?form=${form}`;
const set = (limit_amount: number | null, period: string) => ['account.setDepositLimit', { limit_amount, period }];

test('the limit and budget forms set a whole sum, remove it, and refuse an invalid sum without a call', async () => {
  expect((await send(limits('limit'), { amount: '7', period: 'week' })).calls).toEqual([set(7, 'week')]);
  expect((await send(limits('limit'), { amount: '300 000', period: 'day' })).calls).toEqual([set(300_000, 'day')]);
  expect((await send(limits('unlimit'), {})).calls).toEqual([set(null, 'none')]);
  expect((await send(limits('budget'), { amount: '1,000' })).calls).toEqual([['account.setBudget', { amount: 1000 }]]);
  expect((await send(limits('unbudget'), {})).calls).toEqual([['account.setBudget', { amount: null }]]);
  const usd = { amount: '100,50', currency: 'USD', period: 'day' };
  expect((await send(limits('limit'), usd)).calls).toEqual([set(100.5, 'day')]);
  for (const [form, fields, error] of [
    ['limit', { amount: '0', period: 'day' }, 'limits.sumRule'],
    ['limit', { amount: '5', period: 'none' }, 'limits.sumRule'],
    ['limit', { amount: '100000,50', period: 'day' }, 'validation.sumWhole'],
    ['limit', { amount: '100000.50', currency: 'UZS', period: 'day' }, 'validation.sumWhole'],
    ['budget', { amount: '-70000' }, 'validation.sumCharacters'],
    ['budget', { amount: '1e5' }, 'validation.sumCharacters'],
    ['budget', { amount: '1,5,0' }, 'validation.sumFormat'],
    ['budget', {}, 'limits.sumRule'],
  ] as const)
    expect(await send(limits(form), fields)).toEqual({
      outcome: { form, error, field: 'amount', ...('amount' in fields ? { amount: fields.amount } : {}) },
      calls: [],
    });
});

test('the forms of limits that stop play set whole sums and minutes, and buttons name the period', async () => {
  const limit = (kind: string, period: string, amount: number | null) => [
    ['account.setPlayLimit', { kind, period, amount }],
  ];
  expect((await send(limits('loss'), { amount: '300 000', currency: 'UZS', period: 'week' })).calls).toEqual(
    limit('loss', 'week', 300_000),
  );
  const usd = { amount: '100,50', currency: 'USD', period: 'day' };
  expect((await send(limits('stake'), usd)).calls).toEqual(limit('stake', 'day', 100.5));
  expect((await send(limits('time'), { amount: '60', currency: 'USD', period: 'month' })).calls).toEqual(
    limit('time', 'month', 60),
  );
  expect((await send(limits('timeOff'), { period: 'day' })).calls).toEqual(limit('time', 'day', null));
  expect((await send(limits('lossConfirm'), { period: 'day' })).calls).toEqual([
    ['account.confirmPlayLimit', { kind: 'loss', period: 'day' }],
  ]);
  for (const [form, fields, error] of [
    ['loss', { amount: '0', period: 'day' }, 'limits.sumRule'],
    ['stake', { amount: '5', period: 'year' }, 'limits.sumRule'],
    ['time', { amount: '', period: 'day' }, 'limits.minutesRule'],
    ['time', { amount: '1,5', currency: 'USD', period: 'day' }, 'validation.sumWhole'],
  ] as const)
    expect(await send(limits(form), fields), form).toMatchObject({
      outcome: { form, error, field: 'amount' },
      calls: [],
    });
  expect(await send(limits('lossOff'), {})).toMatchObject({ outcome: { error: 'limits.tooEarly' }, calls: [] });
});

test.each([
  ['loss', { amount: '5', period: 'day' }, 'amount', 'limits.sumRule', 'amount'],
  ['time', { amount: '5', period: 'day' }, 'amount', 'limits.minutesRule', 'amount'],
  ['limit', { amount: '5', period: 'day' }, 'limit_amount', 'limits.sumRule', 'amount'],
  ['budget', { amount: '5' }, 'amount', 'limits.sumRule', 'amount'],
  ['limitConfirm', {}, 'limit_amount', 'limits.tooEarly', undefined],
  ['budgetConfirm', {}, 'amount', 'limits.tooEarly', undefined],
])(
  'the limits form %s, refused by the platform, reports its message',
  async (form, fields: { amount?: string }, about, error, field) => {
    const refusal = new AppError('InvalidParameterException', { data: { [about]: ['xato'] } });
    expect((await send(limits(form), fields, refusal)).outcome).toEqual({
      form,
      error,
      ...(field ? { field, amount: fields.amount } : {}),
    });
  },
);

test('the break form answers with a page that shows its end; an unknown period is refused without a call', async () => {
  const until = Date.UTC(2026, 10, 24, 9, 5) / 1000;
  const { outcome, calls } = await send(limits('pause'), { period: '1d' }, { kind: 'time_out', until });
  expect(calls).toEqual([['account.setTimeOut', { period: '1d' }]]);
  const page =
    typeof outcome === 'object' && 'html' in outcome ? outcome.html({ locale: 'uz', brand, nonce: 'n' }) : '';
  expect(page).toContain('24.11.2026, 14:05');
  const forGood = await send(limits('pause'), { period: 'permanent' }, { kind: 'self_exclusion', until: null });
  expect(forGood.calls).toEqual([['account.setSelfExclusion', { period: 'permanent' }]]);
  expect(await send(limits('pause'), { period: '2d' })).toMatchObject({ outcome: { form: 'pause' }, calls: [] });
});

test('the security forms that check a password or a code count as codes, the others as writes', () => {
  const counted: string[] = [];
  const count = (name: string) => () => void counted.push(name);
  const taker = profilePosts({ writes: count('writes'), money: () => undefined, codes: count('codes') })[
    '/profile/security'
  ];
  for (const form of ['password', 'factorCode', 'factor', 'session', 'alarm', 'unlink', 'phrase'])
    void taker?.limits({ originalUrl: security(form) } as Request, {} as Response, () => undefined);
  expect(counted).toEqual(['codes', 'codes', 'writes', 'writes', 'writes', 'writes', 'writes']);
});

test.each([
  ['/cashier/deposit', 'deposit'],
  ['/cashier/withdraw', 'withdraw'],
  ['/cashier/history', 'cancel'],
])('the money form of %s, %s, uses the limit of money methods', (path, form) => {
  const counted: string[] = [];
  const count = (name: string) => () => void counted.push(name);
  const takers = profilePosts({ writes: count('writes'), money: count('money'), codes: count('codes') });
  void takers[path]?.limits({ originalUrl: `${path}?form=${form}` } as Request, {} as Response, () => undefined);
  expect(counted).toEqual(['money']);
});

test('the language form sets the account’s language and leads to it, even when the platform fails (E8)', async () => {
  const onward = { page: '/profile/settings', locale: 'ru' };
  expect(await send(settings('locale'), { locale: 'ru' })).toEqual({
    outcome: onward,
    calls: [['account.changelocale', { locale: 'ru' }]],
  });
  const broken = new AppError('InternalServerErrorException', {});
  expect((await send(settings('locale'), { locale: 'ru' }, broken)).outcome).toEqual(onward);
  expect(await send(settings('locale'), { locale: 'en' })).toMatchObject({ outcome: { form: 'locale' }, calls: [] });
});
