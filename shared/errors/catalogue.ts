/** What the interface does with an error; one behaviour of part F of the contract each. */
export type ErrorAction =
  | 'toast'
  | 'waitToast'
  | 'fieldErrors'
  | 'sumError'
  | 'inlineMessage'
  | 'maintenancePage'
  | 'blockedPage'
  | 'signIn'
  | 'hideFeature'
  | 'depositDialog'
  | 'profileDialog'
  | 'confirmContact'
  | 'methodPanel'
  | 'depositLimit'
  | 'supportMessage'
  | 'identityDialog'
  | 'verificationDialog'
  | 'verifyRequisites'
  | 'ignore';

export interface ErrorEntry {
  /** HTTP status of an answer that carries this error: 200 for business errors, the envelope speaks. */
  status: 200 | 404 | 429 | 500 | 502 | 503;
  /** Status of the system page that replaces the whole page, or false. A document answers with this, never with `status`. */
  fatal: false | 403 | 503;
  messageId: `errors.${string}`;
  action: ErrorAction;
  /** The same request may succeed later without the player changing anything. Never a licence to resend a POST by itself. */
  retryable: boolean;
  /** Worth an operator's attention: logged as an error, not as a player's everyday refusal. */
  report: boolean;
}

const entries = {
  UnknownErrorException: {
    status: 500,
    fatal: false,
    messageId: 'errors.UnknownErrorException',
    action: 'toast',
    retryable: true,
    report: true,
  },
  ApplicationDisabledException: {
    status: 503,
    fatal: 503,
    messageId: 'errors.ApplicationDisabledException',
    action: 'maintenancePage',
    retryable: true,
    report: false,
  },
  MethodNotFoundException: {
    status: 404,
    fatal: false,
    messageId: 'errors.MethodNotFoundException',
    action: 'hideFeature',
    retryable: false,
    report: true,
  },
  AuthorizationException: {
    status: 200,
    fatal: false,
    messageId: 'errors.AuthorizationException',
    action: 'signIn',
    retryable: false,
    report: false,
  },
  InvalidRequestException: {
    status: 200,
    fatal: false,
    messageId: 'errors.InvalidRequestException',
    action: 'fieldErrors',
    retryable: false,
    report: false,
  },
  InternalServerErrorException: {
    status: 502,
    fatal: false,
    messageId: 'errors.InternalServerErrorException',
    action: 'toast',
    retryable: true,
    report: true,
  },
  AccessDeniedException: {
    status: 200,
    fatal: false,
    messageId: 'errors.AccessDeniedException',
    action: 'toast',
    retryable: false,
    report: false,
  },
  UserDeletedException: {
    status: 200,
    fatal: 403,
    messageId: 'errors.UserDeletedException',
    action: 'blockedPage',
    retryable: false,
    report: false,
  },
  UserBannedException: {
    status: 200,
    fatal: 403,
    messageId: 'errors.UserBannedException',
    action: 'blockedPage',
    retryable: false,
    report: false,
  },
  UserNeedDepositException: {
    status: 200,
    fatal: false,
    messageId: 'errors.UserNeedDepositException',
    action: 'depositDialog',
    retryable: false,
    report: false,
  },
  UserNeedProfileDataException: {
    status: 200,
    fatal: false,
    messageId: 'errors.UserNeedProfileDataException',
    action: 'profileDialog',
    retryable: false,
    report: false,
  },
  UserNeedConfirmContactException: {
    status: 200,
    fatal: false,
    messageId: 'errors.UserNeedConfirmContactException',
    action: 'confirmContact',
    retryable: false,
    report: false,
  },
  ApplicationUnavailableException: {
    status: 503,
    fatal: 503,
    messageId: 'errors.ApplicationUnavailableException',
    action: 'maintenancePage',
    retryable: true,
    report: true,
  },
  InvalidParameterException: {
    status: 200,
    fatal: false,
    messageId: 'errors.InvalidParameterException',
    action: 'fieldErrors',
    retryable: false,
    report: false,
  },
  TooManyRequestsException: {
    status: 429,
    fatal: false,
    messageId: 'errors.TooManyRequestsException',
    action: 'waitToast',
    retryable: true,
    report: false,
  },
  BillingServiceErrorException: {
    status: 200,
    fatal: false,
    messageId: 'errors.BillingServiceErrorException',
    action: 'methodPanel',
    retryable: true,
    report: true,
  },
  BillingTransactionDeclinedException: {
    status: 200,
    fatal: false,
    messageId: 'errors.BillingTransactionDeclinedException',
    action: 'inlineMessage',
    retryable: false,
    report: false,
  },
  BillingUnavailableException: {
    status: 200,
    fatal: false,
    messageId: 'errors.BillingUnavailableException',
    action: 'methodPanel',
    retryable: true,
    report: true,
  },
  BillingDepositLimitExceededException: {
    status: 200,
    fatal: false,
    messageId: 'errors.BillingDepositLimitExceededException',
    action: 'depositLimit',
    retryable: false,
    report: false,
  },
  WithdrawalDeclinedException: {
    status: 200,
    fatal: false,
    messageId: 'errors.WithdrawalDeclinedException',
    action: 'supportMessage',
    retryable: false,
    report: false,
  },
  WithdrawalLimitsExceededException: {
    status: 200,
    fatal: false,
    messageId: 'errors.WithdrawalLimitsExceededException',
    action: 'sumError',
    retryable: false,
    report: false,
  },
  WithdrawalLimitsPeriodExceededException: {
    status: 200,
    fatal: false,
    messageId: 'errors.WithdrawalLimitsPeriodExceededException',
    action: 'inlineMessage',
    retryable: false,
    report: false,
  },
  KycUserProfileException: {
    status: 200,
    fatal: false,
    messageId: 'errors.KycUserProfileException',
    action: 'identityDialog',
    retryable: false,
    report: false,
  },
  KycWithdrawalException: {
    status: 200,
    fatal: false,
    messageId: 'errors.KycWithdrawalException',
    action: 'verificationDialog',
    retryable: false,
    report: false,
  },
  StorageQuotaExceededException: {
    status: 200,
    fatal: false,
    messageId: 'errors.StorageQuotaExceededException',
    action: 'ignore',
    retryable: false,
    report: true,
  },
  SumsubVerificationRequiredException: {
    status: 200,
    fatal: false,
    messageId: 'errors.SumsubVerificationRequiredException',
    action: 'verificationDialog',
    retryable: false,
    report: false,
  },
  RequisitesOnVerificationException: {
    status: 200,
    fatal: false,
    messageId: 'errors.RequisitesOnVerificationException',
    action: 'inlineMessage',
    retryable: false,
    report: false,
  },
  RequisitesValidationRequiredException: {
    status: 200,
    fatal: false,
    messageId: 'errors.RequisitesValidationRequiredException',
    action: 'verifyRequisites',
    retryable: false,
    report: false,
  },
  RequisitesFraudulentException: {
    status: 200,
    fatal: false,
    messageId: 'errors.RequisitesFraudulentException',
    action: 'supportMessage',
    retryable: false,
    report: true,
  },
} satisfies Record<string, ErrorEntry>;

/** The 29 values of `error.type` (spec section 8). */
export type ErrorType = keyof typeof entries;

/** Every error the platform can name, and what follows from it (contract part F). */
export const errorCatalogue: Readonly<Record<ErrorType, ErrorEntry>> = entries;
