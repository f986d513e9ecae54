import * as z from 'zod/mini';
import type { InputOf, OutputOf } from '#shared/api/method.ts';
import { createHistoryExportRequest } from '#shared/api/play/games.contract.ts';
import { exportRefusal } from '#shared/bets/exportRefusal.ts';
import { readExportOrder } from '#shared/bets/readExportOrder.ts';
import { hiddenField } from '#shared/forms/hiddenField.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { fail } from '#shared/rules/fail.ts';
import { paths } from '#shared/url/paths.ts';

type Order = InputOf<typeof createHistoryExportRequest>;

/** A file of the rounds between two days. */
export const exportForm: SiteForm<Order, null, OutputOf<typeof createHistoryExportRequest>> = {
  page: paths.profileBetsExports,
  name: 'export',
  kept: ['from', 'to', 'type'],
  done: 'exports.ordered',
  rule: () =>
    z.pipe(
      z.object({ from: hiddenField(), to: hiddenField(), type: hiddenField() }).check((context) => {
        const read = readExportOrder(context.value);
        if ('field' in read) fail(context, 'exports.dayRule', [read.field]);
      }),
      z.transform((fields): Order => {
        const read = readExportOrder(fields as Record<string, string>);
        return 'order' in read ? read.order : { date_from: '', date_to: '' };
      }),
    ),
  send: (call, order) => call(createHistoryExportRequest, order),
  problem: (error) => {
    const refusal = exportRefusal(error);
    return refusal && { error: refusal.messageId, ...(refusal.field ? { field: refusal.field } : {}) };
  },
};
