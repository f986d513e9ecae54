import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { DateInput } from '#client/ui/forms/controls/DateInput.tsx';
import { Field } from '#client/ui/forms/Field.tsx';

interface HistoryDayProps {
  /** Key in the address. */
  name: string;
  label: string;
  /** dd.mm.yyyy; null: none. */
  start: string | null;
}

/** The first or last day of the history's range. */
export function HistoryDay({ name, label, start }: HistoryDayProps) {
  const text = useText();
  const [day, setDay] = useState(start ?? '');
  return (
    <Field label={label}>
      {(control) => (
        <DateInput
          {...control}
          name={name}
          value={day}
          onChange={setDay}
          placeholder={text('history.dayShape')}
          calendarLabel={text('history.calendar')}
        />
      )}
    </Field>
  );
}
