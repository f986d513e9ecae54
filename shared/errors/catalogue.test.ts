import { expect, test } from 'vitest';
import { AppError } from './AppError.ts';
import { errorCatalogue } from './catalogue.ts';
import { isErrorType } from './isErrorType.ts';

/** Spec section 8, as written there: "each with suffix Exception". */
const SPEC =
  'UnknownError, ApplicationDisabled, MethodNotFound, Authorization, InvalidRequest, InternalServerError, AccessDenied, UserDeleted, UserBanned, UserNeedDeposit, UserNeedProfileData, UserNeedConfirmContact, ApplicationUnavailable, InvalidParameter, TooManyRequests, BillingServiceError, BillingTransactionDeclined, BillingUnavailable, BillingDepositLimitExceeded, WithdrawalDeclined, WithdrawalLimitsExceeded, WithdrawalLimitsPeriodExceeded, KycUserProfile, KycWithdrawal, StorageQuotaExceeded, SumsubVerificationRequired, RequisitesOnVerification, RequisitesValidationRequired, RequisitesFraudulent';

test('errorCatalogue has the 29 types of the specification, and marks every other one as ours', () => {
  const types = SPEC.split(', ').map((name) => `${name}Exception`);
  expect(types).toHaveLength(29);
  const specified = Object.entries(errorCatalogue).filter(([, { isOurs }]) => !isOurs);
  expect(specified.map(([type]) => type).sort()).toEqual(types.sort());
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
