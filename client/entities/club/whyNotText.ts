import { formatNumber } from '#shared/domain/formatNumber.ts';
import type { Sale } from './saleOf.ts';

type Text = (id: string, values?: Record<string, string | number>) => string;

/** Text of the condition that a gift's buyer does not meet; null when the gift can be bought. */
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
