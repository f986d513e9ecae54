import type { AppError } from './AppError.ts';
import { errorCatalogue } from './catalogue.ts';

export interface ErrorMessage {
  id: string;
  /** `seconds`: how long to wait, 0 where the platform did not say (TooManyRequests). */
  values: { seconds: number };
}

/** What the player reads about an error; never the platform's own sentence. */
export function errorMessage({ type, data }: AppError): ErrorMessage {
  const seconds = Math.ceil(Number(data['retry_after'] ?? data['resend_time']));
  return { id: errorCatalogue[type].messageId, values: { seconds: seconds > 0 ? seconds : 0 } };
}
