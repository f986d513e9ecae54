/** What follows from an error type. */
export interface ErrorEntry {
  /** HTTP status of an answer with this error; 200 for business errors, which are in the envelope. */
  status: 200 | 404 | 429 | 500 | 502 | 503;
  /** Status of the system page that replaces the whole page, or false. Documents answer with this instead of `status`. */
  fatal: false | 403 | 503;
  /** `errors.{type}`. */
  messageId: `errors.${string}`;
  /** Whether the same request may succeed later without a change by the player. A POST is never resent automatically. */
  retryable: boolean;
}

/** Errors that the player can correct in the form or dialog. */
const refusal = { status: 200, fatal: false, retryable: false } as const;

const entries = {
  UnknownErrorException: { status: 500, fatal: false, retryable: true },
  ApplicationDisabledException: { status: 503, fatal: 503, retryable: true },
  MethodNotFoundException: { status: 404, fatal: false, retryable: false },
  AuthorizationException: refusal,
  InvalidRequestException: refusal,
  InternalServerErrorException: { status: 502, fatal: false, retryable: true },
  AccessDeniedException: refusal,
  UserDeletedException: { status: 200, fatal: 403, retryable: false },
  UserBannedException: { status: 200, fatal: 403, retryable: false },
  UserNeedDepositException: refusal,
  UserNeedProfileDataException: refusal,
  UserNeedConfirmContactException: refusal,
  ApplicationUnavailableException: { status: 503, fatal: 503, retryable: true },
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
} as const satisfies Record<string, Omit<ErrorEntry, 'messageId'>>;

/** The 29 values of `error.type`. */
export type ErrorType = keyof typeof entries;

/** Every error type of the platform, with what follows from it. */
export const errorCatalogue = Object.fromEntries(
  Object.entries(entries).map(([type, entry]) => [type, { ...entry, messageId: `errors.${type}` }]),
) as Readonly<Record<ErrorType, ErrorEntry>>;
