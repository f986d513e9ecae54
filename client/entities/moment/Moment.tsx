import { formatMoment } from '#client/lib/formatMoment.ts';

/** A moment in milliseconds as `28.11.2026, 23:59`, readable for machines; a dash for null. */
export function Moment({ time, className }: { time: number | null; className?: string | undefined }) {
  if (time === null) return <span className={className}>—</span>;
  return (
    <time className={className} dateTime={new Date(time).toISOString()}>
      {formatMoment(time)}
    </time>
  );
}
