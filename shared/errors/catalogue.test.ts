import { expect, test } from 'vitest';
import { AppError } from './AppError.ts';
import { errorCatalogue, type ErrorType } from './catalogue.ts';
import { errorMessage } from './errorMessage.ts';
import { fatalOf } from './fatalOf.ts';
import { isErrorType } from './isErrorType.ts';

/** Spec section 8, as written there: "each with suffix Exception". */
const SPEC =
  'UnknownError, ApplicationDisabled, MethodNotFound, Authorization, InvalidRequest, InternalServerError, AccessDenied, UserDeleted, UserBanned, UserNeedDeposit, UserNeedProfileData, UserNeedConfirmContact, ApplicationUnavailable, InvalidParameter, TooManyRequests, BillingServiceError, BillingTransactionDeclined, BillingUnavailable, BillingDepositLimitExceeded, WithdrawalDeclined, WithdrawalLimitsExceeded, WithdrawalLimitsPeriodExceeded, KycUserProfile, KycWithdrawal, StorageQuotaExceeded, SumsubVerificationRequired, RequisitesOnVerification, RequisitesValidationRequired, RequisitesFraudulent';

test('errorCatalogue has exactly the 29 types of the specification', () => {
  const types = SPEC.split(', ').map((name) => `${name}Exception`);
  expect(types).toHaveLength(29);
  expect(Object.keys(errorCatalogue).sort()).toEqual(types.sort());
});

test('errorCatalogue, for every type, has the message id errors.{type}', () => {
  for (const [type, { messageId }] of Object.entries(errorCatalogue)) expect(messageId).toBe(`errors.${type}`);
});

test('fatalOf, for every type, returns the fatal status of the catalogue (A-136)', () => {
  for (const [type, { fatal }] of Object.entries(errorCatalogue))
    expect(fatalOf(new AppError(type as ErrorType))?.status ?? false, type).toBe(fatal);
});

test('fatalOf, for UserBanned with a pause, returns its end; without, only the type of ban', () => {
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

test('an AppError without a status has the status of its type', () => {
  const plain = new AppError('TooManyRequestsException');
  expect(plain).toMatchObject({ status: 429, data: {}, message: 'TooManyRequestsException', name: 'AppError' });
  expect(plain.code).toBeUndefined();
  const cause = new Error('socket');
  const told = new AppError('AccessDeniedException', { status: 403, code: 0, data: { a: 1 }, message: 'no', cause });
  expect(told).toMatchObject({ status: 403, code: 0, data: { a: 1 }, message: 'no', cause });
});

test('isErrorType, for a property of Object.prototype or an incomplete name, is false', () => {
  expect([isErrorType('UserBannedException'), isErrorType('toString'), isErrorType('UserBanned')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('errorMessage, for TooManyRequests, returns the seconds to wait, or 0 when unknown', () => {
  const secondsOf = (data: Record<string, unknown>) =>
    errorMessage(new AppError('TooManyRequestsException', { data })).values.seconds;
  expect([{ retry_after: 30 }, { resend_time: '12.2' }, {}, { retry_after: 'soon' }].map(secondsOf)).toEqual([
    30, 13, 0, 0,
  ]);
  expect(errorMessage(new AppError('UserBannedException')).id).toBe('errors.UserBannedException');
});
