import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import styles from './Verification.module.css';

/** The provider's labels by what the player can do about them. All others are `other`. */
const reasons = {
  photos: ['UNSATISFACTORY_PHOTOS', 'LOW_QUALITY', 'SCREENSHOTS', 'BLACK_AND_WHITE', 'DIGITAL_DOCUMENT'],
  damaged: ['DOCUMENT_DAMAGED'],
  incomplete: ['DOCUMENT_PAGE_MISSING', 'INCOMPLETE_DOCUMENT', 'FRONT_SIDE_MISSING', 'BACK_SIDE_MISSING'],
  selfie: ['SELFIE_MISMATCH', 'BAD_SELFIE', 'BAD_FACE_MATCHING', 'SELFIE_WITH_PAPER'],
  expired: ['EXPIRATION_DATE', 'ID_INVALID'],
  data: ['PROBLEMATIC_APPLICANT_DATA', 'NOT_ALL_CHECKS_COMPLETED'],
  age: ['UNDERAGE', 'AGE_REQUIREMENT_MISMATCH'],
  forgery: ['FORGERY', 'FRAUDULENT_PATTERNS', 'GRAPHIC_EDITOR'],
} as const;

type RejectReason = keyof typeof reasons | 'other';

function reasonOf(label: string): RejectReason {
  const reason = Object.entries(reasons).find(([, labels]) => (labels as readonly string[]).includes(label));
  return (reason?.[0] as RejectReason | undefined) ?? 'other';
}

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
