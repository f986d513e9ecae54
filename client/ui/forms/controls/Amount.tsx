import { clsx } from 'clsx';
import { useCallback, useId, useRef } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import styles from './Amount.module.css';
import { assignRef } from './assignRef.ts';
import { SumInput, type SumInputProps } from './SumInput.tsx';

export interface AmountPreset {
  /** Major units. */
  amount: number;
  /** Why the preset is disabled ("bugungi limitdan oshadi"). It stays visible, dashed, with the reason below. */
  reason?: string | undefined;
}

interface AmountProps extends Omit<SumInputProps, 'end'> {
  /** "soʻm". */
  unit: string;
  clearLabel: string;
  presets?: readonly AmountPreset[];
  /** Label of the group of presets for screen readers. */
  presetsLabel?: string;
}

/** A sum in large figures. `value` is its text, to be read by sumRule or readSum; presets set it with one tap. */
export function Amount({
  unit,
  clearLabel,
  presets = [],
  presetsLabel,
  digits,
  value,
  onChange,
  ref,
  className,
  ...rest
}: AmountProps) {
  const unitId = useId();
  const input = useRef<HTMLInputElement>(null);
  const keep = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      assignRef(ref, element);
    },
    [ref],
  );
  const sum = readSum(value, digits).amount;
  const reasons = presets.filter((preset) => preset.reason !== undefined);
  return (
    <div className={clsx(styles.amount, className)}>
      <SumInput
        {...rest}
        aria-describedby={clsx(unitId, rest['aria-describedby'])}
        ref={keep}
        className={styles.box}
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
      {presets.length > 0 && (
        <ul className={styles.presets} aria-label={presetsLabel}>
          {presets.map(({ amount, reason }) => (
            <li key={amount}>
              <button
                type="button"
                className={styles.preset}
                aria-pressed={amount === sum}
                value={formatNumber(amount)}
                data-fills={rest.name}
                disabled={reason !== undefined || rest.disabled}
                onClick={() => onChange(formatNumber(amount))}
              >
                <span>{formatNumber(amount)}</span>
                {reason !== undefined && <Icon name="lock" size={16} />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {reasons.map(({ amount, reason }) => (
        <p key={amount} className={styles.reason}>
          <Icon name="info" size={16} />
          <span>
            {formatNumber(amount)} {reason}
          </span>
        </p>
      ))}
    </div>
  );
}
