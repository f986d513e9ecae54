import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { countdownUnits } from '#client/lib/countdownUnits.ts';
import styles from './Countdown.module.css';
import { type TimeLeft, timeLeft } from './timeLeft.ts';
import { useNow } from './useNow.ts';

export interface CountdownLabels {
  /** Short unit names below the figures: "kun", "soat", "daq", "son". */
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** Label of the timer for screen readers: "Tugashiga qoldi". */
  label: string;
}

interface CountdownProps {
  /** End, milliseconds since 1970. */
  until: number;
  labels: CountdownLabels;
  /** Only where seconds matter (a code, a timeout); elsewhere they pressure the player. */
  seconds?: boolean;
  /** Units to show; by default all from days on. Days and hours become hours and minutes on the last day. */
  units?: readonly (keyof TimeLeft)[] | undefined;
  size?: 'small' | 'normal';
  /** Milliseconds that the platform's clock is ahead of this device's (useClockOffset); null: not known yet, nothing is counted. */
  offset?: number | null;
  /** Called once, when the clock reaches the end while the page is open. */
  onEnd?: () => void;
  className?: string;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const satisfies readonly (keyof TimeLeft)[];

/**
 * A countdown of fixed width. The server renders dashes, because a cached page must not depend on the time; the browser fills them in
 * without a layout shift.
 */
export function Countdown({
  until,
  labels,
  seconds,
  units = UNITS,
  size = 'normal',
  offset = 0,
  onEnd,
  className,
}: CountdownProps) {
  const here = useNow(seconds ? 1000 : 60_000);
  const now = here === null || offset === null ? null : here + offset;
  const remaining = now === null ? null : timeLeft(until - now);
  const isOver = now !== null && now >= until;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isOver) end.current?.();
  }, [isOver]);
  const date = new Date(until);
  return (
    <time
      className={clsx(styles.countdown, styles[size], className)}
      dateTime={Number.isNaN(date.getTime()) ? undefined : date.toISOString()}
      role="timer"
      aria-label={labels.label}
    >
      {countdownUnits(units, remaining?.days)
        .filter((unit) => seconds || unit !== 'seconds')
        .map((unit, place) => (
          // By its place: on the last day the hours take that of the days, and a part that moves would be a layout shift.
          <span key={place} className={styles.part}>
            <b className={styles.figure}>{remaining === null ? '––' : String(remaining[unit]).padStart(2, '0')}</b>
            <span className={styles.unit}>{labels[unit]}</span>
          </span>
        ))}
    </time>
  );
}
