import { useState } from 'react';
import { DateInput } from '#client/ui/forms/controls/DateInput.tsx';
import { Field } from '#client/ui/forms/Field.tsx';

interface DayFieldProps {
  /** Key in the address. */
  name: string;
  label: string;
  /** dd.mm.yyyy; null: none. */
  start: string | null;
  error?: string | undefined;
  /** "KK.OO.YYYY". */
  shape: string;
  /** Label of the button that opens the calendar. */
  calendar: string;
  /** dd.mm.yyyy, the last day of the calendar. */
  max?: string;
  optional?: boolean;
}

/** A day of a range, in a form that is sent as it is. */
export function DayField({ name, label, start, error, shape, calendar, max, optional }: DayFieldProps) {
  const [day, setDay] = useState(start ?? '');
  return (
    <Field label={label} optional={optional} {...(error ? { error } : {})}>
      {(control) => (
        <DateInput
          {...control}
          name={name}
          value={day}
          onChange={setDay}
          placeholder={shape}
          calendarLabel={calendar}
          {...(max ? { max } : {})}
        />
      )}
    </Field>
  );
}
