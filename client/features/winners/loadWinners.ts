import type { AppContext } from '#client/context/AppContext.ts';
import { getWinners, type Winner } from '#shared/api/play/jackpots.contract.ts';

export interface WinnersPart {
  items: Winner[];
  /** Whether there are more: by the platform's total, or without one while pages are full. */
  hasMore: boolean;
}

const PART = 24;

/** The latest wins from `offset` on, newest first. */
export async function loadWinners(
  { call }: Pick<AppContext, 'call'>,
  offset: number,
  signal?: AbortSignal,
): Promise<WinnersPart> {
  const { items, total } = await call(getWinners, { offset, count: PART }, signal ? { signal } : {});
  return { items, hasMore: total === undefined ? items.length === PART : offset + items.length < total };
}
