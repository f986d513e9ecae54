import { useRef } from 'react';
import { dateMask } from '#client/ui/forms/masks/dateMask.ts';
import { useMask } from '#client/ui/forms/masks/useMask.ts';
import type { TextControlProps } from '#client/ui/forms/TextControlProps.ts';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import { formatDate } from '#shared/domain/formatDate.ts';
import { parseDate } from '#shared/domain/parseDate.ts';
import styles from './DateInput.module.css';
import { Input } from './Input.tsx';

interface DateInputProps extends Omit<TextControlProps, 'min' | 'max' | 'end'> {
  /** "KK.OO.YYYY". */
  placeholder: string;
  /** Label of the button that opens the system's calendar; without it there is no calendar, as for a birthday. */
  calendarLabel?: string;
  /** `dd.mm.yyyy`, limits of the calendar; dateRule validates typed text. */
  min?: string;
  max?: string;
}

const isoOf = (text: string | undefined): string => {
  const day = text ? parseDate(text) : null;
  return day === null ? '' : new Date(day).toISOString().slice(0, 10);
};

/** A date as `dd.mm.yyyy`. */
export function DateInput({ value, onChange, ref, calendarLabel, min, max, disabled, ...rest }: DateInputProps) {
  const attach = useMask(dateMask, ref);
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Input
      autoComplete="off"
      {...rest}
      ref={attach}
      disabled={disabled}
      inputMode="numeric"
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
      onChange={() => undefined}
      end={
        calendarLabel &&
        !disabled && (
          <span className={styles.calendar}>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              className={styles.native}
              value={isoOf(value)}
              min={isoOf(min) || undefined}
              max={isoOf(max) || undefined}
              onChange={(event) => {
                const { valueAsNumber } = event.currentTarget;
                if (!Number.isNaN(valueAsNumber)) onChange(formatDate(valueAsNumber, 0));
              }}
            />
            <IconButton icon="calendar" label={calendarLabel} onClick={() => showCalendar(calendar.current)} />
          </span>
        )
      }
    />
  );
}

/** Safari before 16 opens it by a click only. */
function showCalendar(input: HTMLInputElement | null): void {
  if (!input) return;
  if ('showPicker' in HTMLInputElement.prototype) input.showPicker();
  else {
    input.focus();
    input.click();
  }
}
