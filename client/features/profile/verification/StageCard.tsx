import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { Badge, type BadgeKind } from '#client/ui/feedback/Badge.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import type { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { paths } from '#shared/url/paths.ts';
import { RejectReasons } from './RejectReasons.tsx';
import styles from './Verification.module.css';
import type { VerificationStage } from './VerificationStage.ts';

const LOOKS: Record<VerificationStage, { kind: BadgeKind; icon: IconName }> = {
  none: { kind: 'info', icon: 'id-card' },
  begun: { kind: 'waiting', icon: 'clock' },
  submitted: { kind: 'waiting', icon: 'clock' },
  retry: { kind: 'danger', icon: 'refresh' },
  final: { kind: 'danger', icon: 'close-circle' },
  approved: { kind: 'success', icon: 'check-circle' },
};

interface StageCardProps {
  /** What is checked. */
  subject: 'person' | 'requisites';
  stage: VerificationStage;
  /** null: the platform sends none. */
  check: OutputOf<typeof getVerification> | null;
  children: ReactNode;
}

export function StageCard({ subject, stage, check, children }: StageCardProps) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    // The window that had the focus was removed with its stage.
    if (document.activeElement === document.body) title.current?.focus();
  }, [stage]);
  const { kind, icon } = LOOKS[stage];
  const since = stage === 'none' ? null : toMs(check?.updated_at);
  const isPerson = subject === 'person';
  const what = check?.title || text('verification.requisites.some');
  return (
    <Card as="section" aria-labelledby="stage" className={styles.card}>
      <p className={styles.badge}>
        <Badge kind={kind} icon={icon}>
          {text(`verification.badge.${stage}`)}
        </Badge>
        {since !== null && <span className={styles.since}>{formatMoment(since)}</span>}
      </p>
      <div role="status" className={styles.text}>
        <h2 id="stage" ref={title} tabIndex={-1} className={styles.title}>
          {isPerson ? text(`verification.title.${stage}`) : text(`verification.requisites.title.${stage}`, { what })}
        </h2>
        <p>{isPerson ? text(`verification.text.${stage}`) : text(`verification.requisites.text.${stage}`)}</p>
      </div>
      {check && (stage === 'retry' || stage === 'final') && <RejectReasons stage={stage} check={check} />}
      {stage === 'final' && (
        <ButtonLink
          kind="primary"
          icon="chat"
          href={paths.support.build(null, { about: 'verification' })}
          link={renderLocaleLink}
        >
          {text('verification.toSupport')}
        </ButtonLink>
      )}
      {children}
    </Card>
  );
}
