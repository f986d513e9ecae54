import { Checkbox } from '#client/ui/forms/controls/choice/Checkbox.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import styles from './FacetBoxes.module.css';

interface FacetBoxesProps<T extends string> {
  /** Query key. */
  name: string;
  title: string;
  values: readonly T[];
  labelOf: (value: T) => string;
  chosen: readonly T[];
  /** Given the other filters; undefined while unknown. */
  counts: Readonly<Record<T, number>> | undefined;
  form: string;
  onChange: (chosen: T[]) => void;
}

/** Checkboxes with the number of games of each; one without games is disabled. */
export function FacetBoxes<T extends string>({
  name,
  title,
  values,
  labelOf,
  chosen,
  counts,
  form,
  onChange,
}: FacetBoxesProps<T>) {
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.title}>{title}</legend>
      {values.map((value) => {
        const count = counts?.[value];
        const isOn = chosen.includes(value);
        return (
          <Checkbox
            key={value}
            name={name}
            value={value}
            form={form}
            label={labelOf(value)}
            end={count === undefined ? undefined : formatNumber(count)}
            checked={isOn}
            disabled={count === 0 && !isOn}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        );
      })}
    </fieldset>
  );
}
