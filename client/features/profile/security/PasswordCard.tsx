import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { Fold } from '#client/ui/layout/Fold.tsx';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Security.module.css';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const PasswordForm = late(() => import('./PasswordForm.tsx'), 'PasswordForm');

interface PasswordCardProps {
  outcome: PlainFormOutcome | null;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

export function PasswordCard({ outcome, isOpen, onToggle }: PasswordCardProps) {
  const text = useText();
  const formOutcome = outcome?.form === 'password' ? outcome : null;
  const note = formOutcome && <OutcomeNote outcome={formOutcome} done={text('security.passwordDone')} />;
  return (
    <SettingsCard id="password" icon="key" title={text('auth.field.password')}>
      {formOutcome?.messageId === null && note}
      {outcome?.form === 'alarm' && <OutcomeNote outcome={outcome} done={text('security.alarmDone')} />}
      <p className={styles.note}>{text('security.passwordText')}</p>
      <Fold
        icon="edit"
        label={text('security.passwordEdit')}
        isOpen={isOpen}
        onToggle={onToggle}
        note={formOutcome?.messageId && note}
      >
        <PasswordForm onChanged={() => onToggle(false)} />
      </Fold>
    </SettingsCard>
  );
}
