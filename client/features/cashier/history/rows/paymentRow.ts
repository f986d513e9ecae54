import type { getHistory } from '#shared/api/cashier/cashier.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { inMs } from '#shared/domain/inMs.ts';
import type { MoneyRow } from './MoneyRow.ts';

type Payment = OutputOf<typeof getHistory>['items'][number];

export function paymentRow({ id, type, created_at: createdAt, method, requisites, amount, status }: Payment): MoneyRow {
  return {
    id,
    kind: type,
    time: createdAt === null ? null : inMs(createdAt),
    name: method,
    requisites,
    money: amount,
    status,
  };
}
