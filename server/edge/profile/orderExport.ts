import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { createHistoryExportRequest } from '#shared/api/play/games.contract.ts';
import { exportRefusal } from '#shared/bets/exportRefusal.ts';
import { readExportOrder } from '#shared/bets/readExportOrder.ts';

/**
 * Orders a file of the rounds between two days (`YYYY-MM-DD`). Refused days return to the form; rejects with the AppError of the call for
 * any other failure.
 */
export async function orderExport({ fields, call }: FormPost): Promise<FormOutcome> {
  const read = readExportOrder(fields);
  if ('field' in read) return { error: 'exports.dayRule', field: read.field };
  try {
    await call(createHistoryExportRequest, read.order);
  } catch (error) {
    const refusal = exportRefusal(error);
    if (!refusal) throw error;
    return { error: refusal.messageId, ...(refusal.field ? { field: refusal.field } : {}) };
  }
  return { step: 'done' };
}
