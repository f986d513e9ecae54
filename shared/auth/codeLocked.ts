/** `error.code` of a TooManyRequestsException: too many wrong codes or passwords; `error_data.resend_time`: seconds until the next is taken. Ours. */
export const CODE_LOCKED = 'CODE_LOCKED';
