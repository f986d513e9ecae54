import { useApp } from '#client/context/useApp.ts';
import { OrderUnknown } from '#client/entities/order/OrderUnknown.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { sumsIn } from '#shared/domain/money/sumsIn.ts';
import { waitValues } from '#shared/errors/waitValues.ts';
import styles from './OutcomeNote.module.css';
import type { PlainFormOutcome } from './readFormOutcome.ts';

interface OutcomeNoteProps {
  outcome: PlainFormOutcome;
  /** Text after success. */
  done: string;
  /** Label of the refused field. */
  label?: string | undefined;
  /** Orders anew although the outcome is unknown; absent: the form itself does. */
  onAgain?: (() => void) | undefined;
}

/** The result of a form, shown above it. */
export function OutcomeNote({ outcome, done, label, onAgain }: OutcomeNoteProps) {
  const text = useText();
  const { locale } = useApp();
  if (outcome.unknown) return <OrderUnknown command={outcome.unknown} onAgain={onAgain} />;
  if (outcome.messageId === null)
    return (
      <p data-said="" className={styles.done}>
        <Icon name="check-circle" />
        <span>{done}</span>
      </p>
    );
  return (
    <p role="alert" className={styles.problem}>
      <Icon name="alert-circle" />
      <span>
        {(label ? `${label}: ` : '') +
          text(outcome.messageId, { ...waitValues(outcome.seconds ?? 0), ...sumsIn(outcome.sums ?? {}, locale) })}
      </span>
    </p>
  );
}
