import type { FatalError } from './FatalError.ts';

/** What follows from an error type. Callers read it through presentError. */
export interface ErrorEntry {
  /** HTTP status of an answer with this error; 200 for business errors, which are in the envelope. */
  status: 200 | 404 | 429 | 500 | 502 | 503;
  /**
   * The system page that replaces the whole site, or false. Documents answer with its status instead of `status`. A blocked
   * account without a `banType` here has that of the answer.
   */
  fatal: false | Pick<FatalError, 'kind' | 'status' | 'banType'>;
  /** Whether the same request may succeed later without a change by the player. A POST is never resent automatically. */
  retryable: boolean;
  /** A type beyond the specification, which a platform has besides its 29. */
  isOurs?: true;
}

/** Errors that the player can correct in the form or dialog. */
const refusal = { status: 200, fatal: false, retryable: false } as const;
const maintenance = { kind: 'maintenance', status: 503 } as const;
const blocked = { kind: 'blocked', status: 403 } as const;

const entries = {
  UnknownErrorException: { status: 500, fatal: false, retryable: true },
  ApplicationDisabledException: { status: 503, fatal: maintenance, retryable: true },
  MethodNotFoundException: { status: 404, fatal: false, retryable: false },
  AuthorizationException: refusal,
  InvalidRequestException: refusal,
  InternalServerErrorException: { status: 502, fatal: false, retryable: true },
  AccessDeniedException: refusal,
  UserDeletedException: { status: 200, fatal: { ...blocked, banType: 'deleted' }, retryable: false },
  UserBannedException: { status: 200, fatal: blocked, retryable: false },
  UserNeedDepositException: refusal,
  UserNeedProfileDataException: refusal,
  UserNeedConfirmContactException: refusal,
  ApplicationUnavailableException: { status: 503, fatal: maintenance, retryable: true },
  InvalidParameterException: refusal,
  TooManyRequestsException: { status: 429, fatal: false, retryable: true },
  BillingServiceErrorException: { status: 200, fatal: false, retryable: true },
  BillingTransactionDeclinedException: refusal,
  BillingUnavailableException: { status: 200, fatal: false, retryable: true },
  BillingDepositLimitExceededException: refusal,
  WithdrawalDeclinedException: refusal,
  WithdrawalLimitsExceededException: refusal,
  WithdrawalLimitsPeriodExceededException: refusal,
  KycUserProfileException: refusal,
  KycWithdrawalException: refusal,
  StorageQuotaExceededException: refusal,
  SumsubVerificationRequiredException: refusal,
  RequisitesOnVerificationException: refusal,
  RequisitesValidationRequiredException: refusal,
  RequisitesFraudulentException: refusal,
} as const satisfies Record<string, ErrorEntry>;

/** The values of `error.type`: the 29 of the specification, and those that `isOurs` marks. */
export type ErrorType = keyof typeof entries;

/** Every error type of the platform, with what follows from it. */
export const errorCatalogue: Readonly<Record<ErrorType, ErrorEntry>> = entries;
