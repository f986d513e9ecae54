import { expect, test } from 'vitest';
import { CODE_LOCKED } from '#shared/auth/codeLocked.ts';
import { AppError } from './AppError.ts';
import { type ErrorType, errorCatalogue } from './catalogue.ts';
import { errorTypeOf } from './errorTypeOf.ts';
import { presentError } from './presentError.ts';

const types = Object.keys(errorCatalogue) as ErrorType[];

test('presentError, for an AppError of every type and for the type alone, has the message errors.{type}', () => {
  for (const type of types) {
    expect(presentError(new AppError(type))).toMatchObject({
      type,
      id: `errors.${type}`,
      values: { seconds: 0, minutes: 0, hours: 0 },
    });
    expect(presentError(type)).toEqual(presentError(new AppError(type)));
  }
});

test('presentError has a fatal error for maintenance, a ban and a deleted account, and for no other type (A-136)', () => {
  const fatal = Object.fromEntries(
    types.flatMap((type) => (presentError(type).fatal ? [[type, presentError(type).fatal]] : [])),
  );
  expect(fatal).toEqual({
    ApplicationDisabledException: { kind: 'maintenance', status: 503 },
    ApplicationUnavailableException: { kind: 'maintenance', status: 503 },
    UserBannedException: { kind: 'blocked', status: 403, banType: 'other' },
    UserDeletedException: { kind: 'blocked', status: 403, banType: 'deleted' },
  });
});

test('presentError, for a 403 without an envelope, has the fatal error "forbidden"; for a refusal in one, none', () => {
  expect(presentError(new AppError('AccessDeniedException', { data: { forbidden: true } })).fatal).toEqual({
    kind: 'forbidden',
    status: 403,
  });
  expect(presentError(new AppError('AccessDeniedException')).fatal).toBeNull();
});

test('presentError, for UserBanned with a pause, has its end; without, only the type of ban', () => {
  const data = { ban_type: 'self_exclusion', kind: 'time_out', until: 1_800_000_000 };
  expect(presentError(new AppError('UserBannedException', { data })).fatal).toEqual({
    kind: 'blocked',
    status: 403,
    banType: 'self_exclusion',
    pause: 'time_out',
    until: 1_800_000_000,
  });
  const endless = presentError(new AppError('UserBannedException', { data: { ...data, until: null } }));
  expect(endless.fatal?.until).toBeNull();
  expect(presentError(new AppError('UserBannedException', { data: { ban_type: 'fraud' } })).fatal).toEqual({
    kind: 'blocked',
    status: 403,
    banType: 'fraud',
  });
  expect(presentError(new AppError('UserDeletedException', { data })).fatal).toEqual({
    kind: 'blocked',
    status: 403,
    banType: 'deleted',
  });
});

test('presentError returns a fatal error of its own each time, so that the stores of two requests share none', () => {
  for (const type of types) {
    const { fatal } = presentError(type);
    if (fatal) expect(presentError(type).fatal).not.toBe(fatal);
    if (fatal) expect(errorCatalogue[type].fatal).not.toBe(fatal);
  }
});

test('presentError, for TooManyRequests, has the seconds to wait, or 0 when unknown', () => {
  const secondsOf = (data: Record<string, unknown>) =>
    presentError(new AppError('TooManyRequestsException', { data })).values.seconds;
  expect([{ retry_after: 30 }, { resend_time: '12.2' }, {}, { retry_after: 'soon' }].map(secondsOf)).toEqual([
    30, 13, 0, 0,
  ]);
});

test('presentError, for a locked code step, names its own message, with the minutes or the hours to wait', () => {
  const locked = (resend_time: number) =>
    presentError(new AppError('TooManyRequestsException', { code: CODE_LOCKED, data: { resend_time } }));
  expect(locked(900)).toMatchObject({
    id: 'errors.codeLocked',
    isCodeLocked: true,
    values: { seconds: 900, minutes: 15, hours: 0 },
  });
  expect(locked(80_000).values.hours).toBe(23);
  expect(presentError(new AppError('TooManyRequestsException')).id).toBe('errors.TooManyRequestsException');
});

test.each([new TypeError('Failed to fetch'), undefined, null, 'toString', { type: 'UserBannedException' }])(
  'presentError, for %s, which is no error of the catalogue, is an UnknownErrorException that may be retried',
  (error) => {
    expect(presentError(error)).toEqual({
      type: 'UnknownErrorException',
      id: 'errors.UnknownErrorException',
      isCodeLocked: false,
      values: { seconds: 0, minutes: 0, hours: 0 },
      fatal: null,
      retryable: true,
    });
  },
);

test('errorTypeOf, for the message of every type, is the type; for another message or property, null', () => {
  expect(types.map((type) => errorTypeOf(presentError(type).id))).toEqual(types);
  expect(
    ['errors.checkField', 'errors.toString', 'cashier.unknown', 'UserBannedException', ''].map(errorTypeOf),
  ).toEqual([null, null, null, null, null]);
});
