import { useState } from 'react';
import { useReload } from '#client/context/useReload.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Fold } from '#client/ui/layout/Fold.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Security.module.css';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const TwoFactorForm = late(() => import('./TwoFactorForm.tsx'), 'TwoFactorForm');

interface TwoFactorCardProps {
  outcome: PlainFormOutcome | null;
  /** A recovery code may switch it off, too. */
  hasRecovery: boolean;
  /** A code can be sent, which gives a password to whoever has only a social account. */
  hasContact: boolean;
}

export function TwoFactorCard({ outcome, hasRecovery, hasContact }: TwoFactorCardProps) {
  const text = useText();
  const { account } = useFacts('session');
  const formOutcome = outcome?.form === 'factor' || outcome?.form === 'factorCode' ? outcome : null;
  const isChanged = formOutcome?.form === 'factorCode' && formOutcome.messageId === null;
  const [isOpen, setOpen] = useState(formOutcome !== null && !isChanged);
  const { reload } = useReload();
  const isOn = account?.two_factor_auth ?? false;
  const done = isOn ? 'security.factorIsOn' : 'security.factorIsOff';
  const note = formOutcome && (
    <OutcomeNote outcome={formOutcome} done={text(isChanged ? done : 'security.factorCode')} />
  );
  function finish(): void {
    setOpen(false);
    // The hold of withdrawals and the recovery codes have changed, too.
    void reload();
  }
  return (
    <SettingsCard id="two-factor" icon="shield" title={text('security.factor')}>
      {isChanged && note}
      <p className={styles.name}>
        {isOn ? (
          <Badge kind="success" icon="check-circle">
            {text('security.on')}
          </Badge>
        ) : (
          <Badge kind="waiting" icon="alert-circle">
            {text('security.off')}
          </Badge>
        )}
      </p>
      <p className={styles.note}>{text('security.factorText')}</p>
      {!isOn && !hasContact && (
        <p className={styles.note}>
          <span>{text('security.factorNoContact')}</span>{' '}
          <TextLink href={paths.profileSettings.build()} link={renderLocaleLink}>
            {text('security.factorAddContact')}
          </TextLink>
        </p>
      )}
      <Fold
        icon={isOn ? 'edit' : 'plus'}
        label={text(isOn ? 'security.factorSwitchOff' : 'security.factorSwitchOn')}
        isOpen={isOpen}
        onToggle={setOpen}
        note={!isChanged && note}
      >
        <TwoFactorForm key={done} isOn={isOn} hasRecovery={hasRecovery} onDone={finish} />
      </Fold>
    </SettingsCard>
  );
}
