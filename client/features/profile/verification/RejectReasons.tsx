import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { reasonOf } from './reasonOf.ts';
import styles from './Verification.module.css';

interface RejectReasonsProps {
  stage: 'retry' | 'final';
  check: Pick<OutputOf<typeof getVerification>, 'labels' | 'comment'>;
}

/** The provider's comment is shown for a retry only: comments of a final refusal are not meant for the player. */
export function RejectReasons({ stage, check: { labels, comment } }: RejectReasonsProps) {
  const text = useText();
  const shownComment = stage === 'retry' ? comment : '';
  const labelReasons = [...new Set(labels.map(reasonOf))];
  const reasons = labelReasons.length === 0 && !shownComment ? (['other'] as const) : labelReasons;
  return (
    <div className={styles.reasons}>
      <h3>{text('verification.reasons')}</h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="alert-circle" size={18} />
            <span>{text(`verification.reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
      {shownComment && <blockquote>{shownComment}</blockquote>}
    </div>
  );
}
