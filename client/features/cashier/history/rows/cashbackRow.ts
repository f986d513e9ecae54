import type { OutputOf } from '#shared/api/method.ts';
import type { getCashbacks } from '#shared/api/rewards/cashbacks.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';
import type { MoneyRow } from './MoneyRow.ts';

type Cashback = OutputOf<typeof getCashbacks>['items'][number];

export function cashbackRow({ id, paid_out_at, end_date, description, amount, status }: Cashback): MoneyRow {
  const paidAt = paid_out_at ?? end_date;
  return {
    id,
    kind: 'cashback',
    at: paidAt === null ? null : inMs(paidAt),
    name: description.title ?? description.name ?? '',
    requisites: null,
    money: amount ?? null,
    status,
  };
}
