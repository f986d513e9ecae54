import type { AppError } from './AppError.ts';
import { errorCatalogue } from './catalogue.ts';

/** A message id with its values. */
export interface ErrorMessage {
  id: string;
  /** `seconds`: how long to wait (TooManyRequests); 0: unknown. */
  values: { seconds: number };
}

/** The message that players see for an error, instead of the platform's text. */
export function errorMessage({ type, data }: AppError): ErrorMessage {
  const seconds = Math.ceil(Number(data['retry_after'] ?? data['resend_time']));
  return { id: errorCatalogue[type].messageId, values: { seconds: seconds > 0 ? seconds : 0 } };
}
