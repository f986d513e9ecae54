import { Icon } from '#client/ui/media/Icon.tsx';
import { PressButton } from '#client/ui/navigation/PressButton.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import styles from './AmountPresets.module.css';

export interface AmountPreset {
  /** Major units. */
  amount: number;
  /** Why the preset is disabled ("bugungi limitdan oshadi"). It stays visible, dashed, with the reason below, after all its sums. */
  reason?: string | undefined;
}

interface AmountPresetsProps {
  presets: readonly AmountPreset[];
  /** Label of the group for screen readers. */
  label: string;
  /** The sum in the field, major units; null: none that can be read. */
  sum: number | null;
  /** Name of the field, which a press fills also before the page is interactive. */
  name: string;
  onChoose: (typed: string) => void;
}

/** Sums of an Amount, each set with one tap. They are below the field and its error. */
export function AmountPresets({ presets, label, sum, name, onChoose }: AmountPresetsProps) {
  if (presets.length === 0) return null;
  // Each once, or four sums above a limit would be four lines.
  const reasons = [...new Set(presets.flatMap(({ reason }) => reason ?? []))];
  return (
    <div className={styles.group}>
      <ul className={styles.presets} aria-label={label}>
        {presets.map(({ amount, reason }) => (
          <li key={amount}>
            <PressButton
              className={styles.preset}
              aria-pressed={amount === sum}
              value={formatNumber(amount)}
              data-fills={reason === undefined ? name : undefined}
              disabled={reason !== undefined}
              onClick={() => onChoose(formatNumber(amount))}
            >
              <span>{formatNumber(amount)}</span>
              {reason !== undefined && <Icon name="lock" size={16} />}
            </PressButton>
          </li>
        ))}
      </ul>
      {reasons.map((reason) => (
        <p key={reason} className={styles.reason}>
          <Icon name="info" size={16} />
          <span>
            {presets
              .filter((preset) => preset.reason === reason)
              .map(({ amount }) => formatNumber(amount))
              .join(', ')}{' '}
            {reason}
          </span>
        </p>
      ))}
    </div>
  );
}
