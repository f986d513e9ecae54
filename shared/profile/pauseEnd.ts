import type { PausePeriod } from './isPausePeriod.ts';

/** End of a pause that begins at `now`, Unix ms; null: permanent. Months are calendar months; the 31st becomes the month's last day. */
export function pauseEnd(period: PausePeriod, now: number): number | null {
  if (period === 'permanent') return null;
  const count = Number(period.slice(0, -1));
  const end = new Date(now);
  const unit = period.at(-1);
  if (unit === 'd' || unit === 'w') end.setUTCDate(end.getUTCDate() + count * (unit === 'w' ? 7 : 1));
  else {
    const day = end.getUTCDate();
    end.setUTCDate(1);
    end.setUTCMonth(end.getUTCMonth() + count * (unit === 'y' ? 12 : 1));
    const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
    end.setUTCDate(Math.min(day, last));
  }
  return end.getTime();
}
