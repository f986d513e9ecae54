import type { OutputOf } from '#shared/api/method.ts';
import type { getBonuses } from '#shared/api/rewards/bonuses.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';
import type { MoneyRow } from './MoneyRow.ts';

type Bonus = OutputOf<typeof getBonuses>['items'][number];

export function bonusRow({ id, created_at: createdAt, description, amount, status }: Bonus): MoneyRow {
  return {
    id,
    kind: 'bonus',
    time: createdAt === undefined ? null : inMs(createdAt),
    name: description.title ?? description.name ?? '',
    requisites: null,
    money: amount ?? null,
    // A new bonus is not active yet; `new` of a payment means just accepted.
    status: status === 'new' ? 'inactive' : status,
  };
}
