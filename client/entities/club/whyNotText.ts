import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import type { Sale } from './saleOf.ts';

type Text = (id: string, values?: Record<string, string | number>) => string;

/** Which condition a gift lacks and how far away it is, in words; null where it can be had. */
export function whyNotText(sale: Sale, text: Text): string | null {
  switch (sale.state) {
    case 'open':
      return null;
    case 'soldOut':
      return text('loyalty.soldOut');
    case 'short':
      return text('loyalty.needMore', { n: formatNumber(sale.missing) });
    case 'level':
      return sale.missing === null
        ? text('loyalty.fromLevel', { level: sale.level })
        : text('loyalty.levelAway', { level: sale.level, n: formatNumber(sale.missing) });
  }
}
