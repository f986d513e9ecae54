import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './Segmented.module.css';
import { useSlidingThumb } from './useSlidingThumb.ts';

interface SegmentedButtonsProps<T extends string> {
  /** Label of the group for screen readers. */
  label: string;
  options: readonly { value: T; label: string; icon?: IconName }[];
  /** `null`: none is in use. */
  value: T | null;
  /** Never called for the mode in use. */
  onPress: (value: T) => void;
}

/**
 * The segmented switch of a mode that opens a dialog or loads anew. Buttons, because an arrow key on a radio button chooses at once, and a
 * choice alone must not change the context (WCAG 3.2.2).
 */
export function SegmentedButtons<T extends string>({ label, options, value, onPress }: SegmentedButtonsProps<T>) {
  const track = useSlidingThumb(value, '[aria-pressed="true"]');
  return (
    <div ref={track} role="group" aria-label={label} className={styles.track}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={styles.segment}
          onClick={() => option.value !== value && onPress(option.value)}
        >
          {option.icon && <Icon name={option.icon} size={18} />}
          <span>{option.label}</span>
        </button>
      ))}
    </div>
  );
}
