export interface ErrorEntry {
  /** HTTP status of an answer that carries this error: 200 for business errors, the envelope speaks. */
  status: 200 | 404 | 429 | 500 | 502 | 503;
  /** Status of the system page that replaces the whole page, or false. A document answers with this, never with `status`. */
  fatal: false | 403 | 503;
  /** `errors.` and the type. */
  messageId: `errors.${string}`;
  /** The same request may succeed later without the player changing anything. Never a licence to resend a POST by itself. */
  retryable: boolean;
}

/** The player's to mend, in the form or the dialog that asked. */
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

/** Every error the platform can name, and what follows from it. */
export const errorCatalogue = Object.fromEntries(
  Object.entries(entries).map(([type, entry]) => [type, { ...entry, messageId: `errors.${type}` }]),
) as Readonly<Record<ErrorType, ErrorEntry>>;
