import { toMs } from './toMs.ts';

/** The fields by which banners are sorted. */
export interface SortableBanner {
  finished_at: number | null;
  description: { position?: number | undefined };
}

function positionOf({ description }: SortableBanner): number {
  return typeof description.position === 'number' && Number.isFinite(description.position)
    ? description.position
    : Number.POSITIVE_INFINITY;
}

/** Banners not finished at `nowMs` (Unix ms): numeric positions first, ascending, the others in the server's order. */
export function sortBanners<T extends SortableBanner>(banners: readonly T[], nowMs: number): T[] {
  return banners
    .filter(({ finished_at }) => (toMs(finished_at) ?? Number.POSITIVE_INFINITY) > nowMs)
    .sort((a, b) => {
      const [first, second] = [positionOf(a), positionOf(b)];
      return first === second ? 0 : first - second;
    });
}
