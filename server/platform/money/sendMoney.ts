import { isBulkheadRejectedError } from 'cockatiel';
import { upstreamError } from '#server/platform/refuseCall.ts';
import { BreakerOpen } from '#server/upstream/createBreaker.ts';
import { neverLeft } from '#server/upstream/neverLeft.ts';
import type { Transport, TransportRequest, TransportResponse } from '#shared/api/call.ts';

/** Sends a money command. Rejects with an AppError `not_sent` when the platform was certainly not reached. */
export async function sendMoney(transport: Transport, request: TransportRequest): Promise<TransportResponse> {
  try {
    return await transport(request);
  } catch (error) {
    const isUnsent = neverLeft(error) || error instanceof BreakerOpen || isBulkheadRejectedError(error);
    throw isUnsent ? upstreamError('failed', 'not_sent') : error;
  }
}
