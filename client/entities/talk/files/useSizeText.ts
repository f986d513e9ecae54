import { useText } from '#client/i18n/useText.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';

/** Returns a function that writes a size in bytes as kilobytes or, from one megabyte up, as megabytes with one decimal. */
export function useSizeText(): (bytes: number) => string {
  const text = useText();
  return (bytes) => {
    if (bytes < 1_000_000) return text('talk.kilobytes', { n: formatNumber(Math.max(1, Math.round(bytes / 1000))) });
    const tenths = Math.round(bytes / 100_000);
    return text('talk.megabytes', { n: `${Math.floor(tenths / 10)},${tenths % 10}`.replace(/,0$/, '') });
  };
}
