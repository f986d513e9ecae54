import { formatMoment } from '#client/lib/formatMoment.ts';

/** A moment in milliseconds as `28.11.2026, 23:59`, readable for machines; a dash for null. */
export function Moment({ at, className }: { at: number | null; className?: string | undefined }) {
  if (at === null) return <span className={className}>—</span>;
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {formatMoment(at)}
    </time>
  );
}
