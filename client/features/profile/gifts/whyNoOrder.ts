import type { ProductCard } from '#client/entities/club/productCard.ts';
import type { Sale } from '#client/entities/club/saleOf.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';

interface Found {
  product: ProductCard | null;
  sale: Sale | null;
  isClosed: boolean;
  isHeldBack: boolean;
}

/** The message of why the gift cannot be ordered; null: it can. */
export function whyNoOrder({
  product,
  sale,
  isClosed,
  isHeldBack,
}: Found): { id: string; values?: Record<string, string | number> } | null {
  if (!product || !sale) return { id: 'gifts.unknown' };
  if (isHeldBack) return { id: 'gifts.heldBack' };
  if (isClosed) return { id: 'gifts.closed' };
  const { name } = product;
  switch (sale.state) {
    case 'open':
      return null;
    case 'soldOut':
      return { id: 'gifts.soldOut', values: { name } };
    case 'level':
      return { id: 'gifts.level', values: { name, level: sale.level } };
    case 'short':
      return { id: 'gifts.short', values: { name, count: sale.missing, n: formatNumber(sale.missing) } };
  }
}
