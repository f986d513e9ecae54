import { useState } from 'react';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { Fold } from '#client/ui/layout/Fold.tsx';
import { SettingsCard } from '../../settings/SettingsCard.tsx';
import styles from '../Security.module.css';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const RecoveryForm = late(() => import('./RecoveryForm.tsx'), 'RecoveryForm');

interface RecoveryCardProps {
  /** Unused codes. */
  codesLeft: number;
  outcome: PlainFormOutcome | null;
}

/** The recovery codes of the second factor: how many are unused, and new ones, which are shown once. */
export function RecoveryCard({ codesLeft: remaining, outcome }: RecoveryCardProps) {
  const text = useText();
  const formOutcome = outcome?.form === 'recovery' || outcome?.form === 'recoveryCode' ? outcome : null;
  const [isOpen, setOpen] = useState(formOutcome !== null);
  return (
    <SettingsCard id="recovery" icon="key" title={text('security.recovery')}>
      <p className={styles.name}>
        {remaining > 0 ? text('security.recoveryLeft', { left: remaining }) : text('security.recoveryNone')}
      </p>
      <p className={styles.note}>{text('security.recoveryText')}</p>
      <Fold
        icon={remaining > 0 ? 'refresh' : 'plus'}
        label={text(remaining > 0 ? 'security.recoveryAgain' : 'security.recoveryGet')}
        isOpen={isOpen}
        onToggle={setOpen}
        note={formOutcome && <OutcomeNote outcome={formOutcome} done={text('security.factorCode')} />}
      >
        <RecoveryForm codesLeft={remaining} />
      </Fold>
    </SettingsCard>
  );
}
