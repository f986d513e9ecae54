import type { ClubLevel } from './clubLevels.ts';
import type { ClubMember } from './clubMember.ts';
import type { ProductCard } from './productCard.ts';

/**
 * Whether a gift can be had. `level`: only from that level up, and so many points are still to be earned to it, null where nobody
 * can say; `short`: so many points are missing.
 */
export type Sale =
  | { state: 'open' }
  | { state: 'soldOut' }
  | { state: 'level'; level: string; missing: number | null }
  | { state: 'short'; missing: number };

/** `member`: null for a guest, and for a player whose points are not known: to them all that is not sold out is open, and the platform decides. */
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
