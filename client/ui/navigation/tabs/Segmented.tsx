import { useId } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './Segmented.module.css';
import { useSlidingThumb } from './useSlidingThumb.ts';

interface SegmentedProps<T extends string> {
  /** Label of the group for screen readers. */
  label: string;
  options: readonly { value: T; label: string; icon?: IconName }[];
  value: T;
  onChange: (value: T) => void;
  wide?: boolean;
  /** Name of the radios, for a form submitted without JavaScript. */
  name?: string;
}

/** Switches a mode in place. Native radio buttons, so that arrow keys work. */
export function Segmented<T extends string>({ label, options, value, onChange, wide, name }: SegmentedProps<T>) {
  const ownName = useId();
  const track = useSlidingThumb(value, 'label:has(:checked)');
  return (
    <div ref={track} role="radiogroup" aria-label={label} className={styles.track} data-wide={wide || undefined}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={18} />}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
