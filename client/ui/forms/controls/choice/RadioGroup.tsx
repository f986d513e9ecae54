import { clsx } from 'clsx';
import { type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import hiding from '#client/ui/layout/VisuallyHidden.module.css';
import type { ChoiceProps } from './Checkbox.tsx';
import choice from './Choice.module.css';
import styles from './RadioGroup.module.css';

interface RadioGroupProps<T extends string> {
  id?: string;
  name?: string;
  /** Id of the chosen radio, to focus the first error of a form. */
  ref?: Ref<HTMLInputElement>;
  legend: string;
  /** Hides the legend visually, where a heading above says the same. */
  hideLegend?: boolean;
  options: readonly { value: T; label: ReactNode; end?: ReactNode; disabled?: boolean }[];
  value: T | '';
  onChange: (value: T) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** `list`: rows with hairlines; `cards`: cards, highlighted when chosen. */
  look?: 'list' | 'cards';
  error?: string | undefined;
  disabled?: boolean;
  className?: string;
}

/** A choice of a few visible options. Native radio buttons, so that arrow keys and Tab work. */
export function RadioGroup<T extends string>({
  id,
  name,
  ref,
  legend,
  hideLegend,
  options,
  value,
  onChange,
  onBlur,
  look = 'list',
  error,
  disabled,
  className,
}: RadioGroupProps<T>) {
  const ownId = useId();
  const messageId = `${id ?? ownId}-message`;
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      className={clsx(styles.group, styles[look], className)}
      aria-describedby={error ? messageId : undefined}
      disabled={disabled}
    >
      <legend className={hideLegend ? hiding.hidden : styles.legend}>{legend}</legend>
      {options.map((option, index) => (
        <Radio
          key={option.value}
          id={index === chosen ? id : undefined}
          ref={index === chosen ? ref : undefined}
          name={name ?? ownId}
          value={option.value}
          label={option.label}
          end={option.end}
          disabled={option.disabled}
          error={error}
          checked={option.value === value}
          className={styles.option}
          onBlur={onBlur}
          onChange={() => onChange(option.value)}
        />
      ))}
      <FieldError id={messageId} icon className={styles.error}>
        {error}
      </FieldError>
    </fieldset>
  );
}

function Radio({ label, end, error, className, ...rest }: ChoiceProps) {
  return (
    <label className={clsx(choice.choice, className)}>
      <input {...rest} type="radio" className={clsx(choice.control, choice.radio, error && choice.wrong)} />
      <span className={choice.label}>{label}</span>
      {end !== undefined && <span className={choice.end}>{end}</span>}
    </label>
  );
}
