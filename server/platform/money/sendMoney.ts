import { isBulkheadRejectedError } from 'cockatiel';
import { upstreamError } from '#server/platform/refuseCall.ts';
import { BreakerOpen } from '#server/upstream/createBreaker.ts';
import { neverLeft } from '#server/upstream/neverLeft.ts';
import type { Transport, TransportRequest, TransportResponse } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { MoneyOutcome } from './moneyProxy.ts';
import { moneyReading } from './moneyReading.ts';

/** The end of a money command of a form. */
export type SentMoney = Pick<MoneyOutcome, 'method' | 'status' | 'outcome' | 'error'>;

/**
 * Sends a money command, and reports its outcome as the player's page tells it. Rejects with an AppError `not_sent` when the platform was
 * certainly not reached.
 */
export async function sendMoney(
  transport: Transport,
  request: TransportRequest,
  onOutcome: (sent: SentMoney) => void,
): Promise<TransportResponse> {
  const { name: method } = request;
  try {
    const answer = await transport(request);
    const { status, isChecked = false } = answer;
    const body = answer.body as { data: unknown } | { error: object } | undefined;
    onOutcome({ method, status, outcome: moneyReading(status, { body, isRead: isChecked }).outcome });
    return answer;
  } catch (error) {
    const isUnsent = neverLeft(error) || error instanceof BreakerOpen || isBulkheadRejectedError(error);
    const failure = isUnsent ? upstreamError('failed', 'not_sent') : error;
    const status = failure instanceof AppError ? failure.status : 502;
    onOutcome({ method, status, outcome: isUnsent ? 'not_sent' : 'unknown', error });
    throw failure;
  }
}
