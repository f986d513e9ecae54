import { useEffect, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { SearchInput } from '#client/ui/forms/controls/SearchInput.tsx';
import { SEARCH_DEBOUNCE_MS } from '#shared/constants.ts';
import { parseHallQuery } from '#shared/url/hallQuery.ts';

interface HallSearchProps {
  label: string;
  /** Search text of the address. */
  value: string;
  form: string;
  onSearch: (search: string) => void;
  className?: string | undefined;
}

/** Searches while the visitor types. Enter submits the form, which works without JavaScript. */
export function HallSearch({ label, value, form, onSearch, className }: HallSearchProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [requested, setRequested] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address changed otherwise (a chip, back): update the field. Not for our own change: the visitor may have typed on.
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== requested) setTyped(value);
  }

  const search = (next: string, delay = SEARCH_DEBOUNCE_MS) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const wanted = cleaned(next);
      if (wanted === value) return;
      setRequested(wanted);
      latest.current(wanted);
    }, delay);
  };
  return (
    <SearchInput
      name="search"
      form={form}
      maxLength={64}
      className={className}
      label={label}
      // What the label says is cut on a phone, whose field shares its line with two buttons.
      placeholder={text('hall.searchShort')}
      clearLabel={text('hall.searchClear')}
      value={typed}
      onChange={(event) => search(event.target.value)}
      onClear={() => search('', 0)}
    />
  );
}

/** Normalized as in the address. */
function cleaned(typed: string): string {
  return parseHallQuery(new URLSearchParams({ search: typed })).search;
}
