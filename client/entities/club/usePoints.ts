import { useText } from '#client/i18n/useText.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';

/** Formats points: `2 500 ball`. */
export function usePoints(): (points: number) => string {
  const text = useText();
  return (points) => text('loyalty.points', { count: points, n: formatNumber(points) });
}
