import { expect, test } from 'vitest';
import { AppError } from './AppError.ts';
import { errorCatalogue, type ErrorType } from './catalogue.ts';
import { errorMessage } from './errorMessage.ts';
import { fatalOf } from './fatalOf.ts';
import { isErrorType } from './isErrorType.ts';

/** Spec section 8, as written there: "each with suffix Exception". */
const SPEC =
  'UnknownError, ApplicationDisabled, MethodNotFound, Authorization, InvalidRequest, InternalServerError, AccessDenied, UserDeleted, UserBanned, UserNeedDeposit, UserNeedProfileData, UserNeedConfirmContact, ApplicationUnavailable, InvalidParameter, TooManyRequests, BillingServiceError, BillingTransactionDeclined, BillingUnavailable, BillingDepositLimitExceeded, WithdrawalDeclined, WithdrawalLimitsExceeded, WithdrawalLimitsPeriodExceeded, KycUserProfile, KycWithdrawal, StorageQuotaExceeded, SumsubVerificationRequired, RequisitesOnVerification, RequisitesValidationRequired, RequisitesFraudulent';

test('the 29 types of the spec, no more and no fewer', () => {
  const types = SPEC.split(', ').map((name) => `${name}Exception`);
  expect(types).toHaveLength(29);
  expect(Object.keys(errorCatalogue).sort()).toEqual(types.sort());
});

test('a message id names its type', () => {
  for (const [type, { messageId }] of Object.entries(errorCatalogue)) expect(messageId).toBe(`errors.${type}`);
});

test('the catalogue and the fatal pages agree (A-136)', () => {
  for (const [type, { fatal }] of Object.entries(errorCatalogue))
    expect(fatalOf(new AppError(type as ErrorType))?.status ?? false, type).toBe(fatal);
});

test('a pause says until when, a ban says only its kind', () => {
  const data = { ban_type: 'self_exclusion', kind: 'time_out', until: 1_800_000_000 };
  expect(fatalOf(new AppError('UserBannedException', { data }))).toEqual({
    kind: 'blocked',
    status: 403,
    banType: 'self_exclusion',
    pause: 'time_out',
    until: 1_800_000_000,
  });
  expect(fatalOf(new AppError('UserBannedException', { data: { ...data, until: null } }))?.until).toBeNull();
  expect(fatalOf(new AppError('UserBannedException', { data: { ban_type: 'fraud' } }))).toEqual({
    kind: 'blocked',
    status: 403,
    banType: 'fraud',
  });
});

test('an AppError takes the status of its type unless told', () => {
  const plain = new AppError('TooManyRequestsException');
  expect(plain).toMatchObject({ status: 429, data: {}, message: 'TooManyRequestsException', name: 'AppError' });
  expect(plain.code).toBeUndefined();
  const cause = new Error('socket');
  const told = new AppError('AccessDeniedException', { status: 403, code: 0, data: { a: 1 }, message: 'no', cause });
  expect(told).toMatchObject({ status: 403, code: 0, data: { a: 1 }, message: 'no', cause });
});

test('names of every object are not error types', () => {
  expect([isErrorType('UserBannedException'), isErrorType('toString'), isErrorType('UserBanned')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a message of too many requests says how long to wait', () => {
  const secondsOf = (data: Record<string, unknown>) =>
    errorMessage(new AppError('TooManyRequestsException', { data })).values.seconds;
  expect([{ retry_after: 30 }, { resend_time: '12.2' }, {}, { retry_after: 'soon' }].map(secondsOf)).toEqual([
    30, 13, 0, 0,
  ]);
  expect(errorMessage(new AppError('UserBannedException')).id).toBe('errors.UserBannedException');
});
