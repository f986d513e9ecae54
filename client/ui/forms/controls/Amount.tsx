import { clsx } from 'clsx';
import { useCallback, useId, useRef } from 'react';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import styles from './Amount.module.css';
import { assignRef } from './assignRef.ts';
import { SumInput, type SumInputProps } from './SumInput.tsx';

interface AmountProps extends Omit<SumInputProps, 'end'> {
  /** "soʻm". */
  unit: string;
  clearLabel: string;
}

/** A sum in large figures. `value` is its text, to be read by sumRule or readSum. */
export function Amount({ unit, clearLabel, digits, value, onChange, ref, className, ...rest }: AmountProps) {
  const unitId = useId();
  const input = useRef<HTMLInputElement>(null);
  const keep = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      assignRef(ref, element);
    },
    [ref],
  );
  return (
    <SumInput
      {...rest}
      aria-describedby={clsx(unitId, rest['aria-describedby'])}
      ref={keep}
      className={clsx(styles.box, className)}
      digits={digits}
      value={value}
      onChange={onChange}
      end={
        <>
          <span id={unitId} className={styles.unit} aria-hidden="true">
            {unit}
          </span>
          {value !== '' && !rest.disabled && (
            <IconButton
              icon="close"
              iconSize={18}
              label={clearLabel}
              value=""
              data-fills={rest.name}
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            />
          )}
        </>
      }
    />
  );
}
