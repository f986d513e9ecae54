import type { ClubLevel } from './clubLevels.ts';
import type { ClubMember } from './clubMember.ts';
import type { ProductCard } from './productCard.ts';

/**
 * Whether a gift can be bought. `level`: only from that level up, `missing` points of progress away (null when unknown);
 * `short`: `missing` points to spend are lacking.
 */
export type Sale =
  | { state: 'open' }
  | { state: 'soldOut' }
  | { state: 'level'; level: string; missing: number | null }
  | { state: 'short'; missing: number };

/** `member` is null for a guest and when the points are unknown: then everything not sold out is open, and the platform decides. */
export function saleOf(
  { isAvailable, level, price }: Pick<ProductCard, 'isAvailable' | 'level' | 'price'>,
  levels: readonly ClubLevel[],
  member: (Pick<ClubMember, 'points' | 'level'> & { earned?: number }) | null,
): Sale {
  if (!isAvailable) return { state: 'soldOut' };
  if (!member) return { state: 'open' };
  const needed = levels.find(({ sysname }) => sysname === level);
  if (needed && (member.level === null || member.level.from < needed.from))
    return {
      state: 'level',
      level: needed.name,
      missing: member.earned === undefined ? null : Math.max(0, needed.from - member.earned) || null,
    };
  return member.points < price ? { state: 'short', missing: price - member.points } : { state: 'open' };
}
