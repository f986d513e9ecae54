import { useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { OptionalSection } from '#client/entities/section/OptionalSection.tsx';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { getShield } from '#shared/api/account/accountShield.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { PasswordCard } from './security/PasswordCard.tsx';
import { PhraseCard } from './security/PhraseCard.tsx';
import { PasskeysCard } from './security/passkeys/PasskeysCard.tsx';
import { RecoveryCard } from './security/recovery/RecoveryCard.tsx';
import styles from './security/Security.module.css';
import { SessionsCard } from './security/SessionsCard.tsx';
import { SocialsCard } from './security/SocialsCard.tsx';
import { TwoFactorCard } from './security/TwoFactorCard.tsx';
import { ProfileShell } from './shell/ProfileShell.tsx';

export function SecurityPage({
  profile,
  sessions,
  lastLogin,
  socials,
  services,
  shield,
  recovery,
  passkeys,
}: PageData<typeof import('./security.loader.ts')>) {
  const text = useText();
  const { outcome, flags } = profile;
  const isFactorOn = useFacts('session').account?.two_factor_auth ?? false;
  const [isPasswordOpen, setPasswordOpen] = useState(
    outcome?.form === 'alarm' || (outcome?.form === 'password' && outcome.messageId !== null),
  );
  return (
    <ProfileShell data={profile} title={text('profile.security')} lead={text('security.lead')}>
      {shield.ok && <HoldNote shield={shield.value} />}
      <PasswordCard outcome={outcome} isOpen={isPasswordOpen} onToggle={setPasswordOpen} />
      {flags.twoFactor && (
        <TwoFactorCard
          outcome={outcome}
          hasRecovery={isFactorOn && recovery.ok && recovery.value.left > 0}
          hasContact={profile.contacts.length > 0 || profile.error !== null}
        />
      )}
      {flags.twoFactor && isFactorOn && (
        <OptionalSection part={recovery} failed={text('security.recoveryFailed')}>
          {({ left: remaining }) => <RecoveryCard codesLeft={remaining} outcome={outcome} />}
        </OptionalSection>
      )}
      <OptionalSection part={passkeys} failed={text('security.passkeysFailed')}>
        {(answer) => <PasskeysCard passkeys={answer} outcome={outcome} />}
      </OptionalSection>
      <OptionalSection part={shield} failed={text('security.phraseFailed')}>
        {(answer) => <PhraseCard shield={answer} outcome={outcome} />}
      </OptionalSection>
      <OptionalSection part={sessions} failed={text('security.sessionsFailed')}>
        {(answer) => (
          <SessionsCard
            sessions={answer}
            lastLogin={lastLogin}
            outcome={outcome}
            onAlarm={() => {
              setPasswordOpen(true);
              // The password form is far above, and the next thing to do.
              document.querySelector<HTMLElement>('#password summary')?.focus();
            }}
          />
        )}
      </OptionalSection>
      <OptionalSection part={socials} failed={text('security.socialsFailed')}>
        {(answer) => <SocialsCard socials={answer} services={services} outcome={outcome} />}
      </OptionalSection>
    </ProfileShell>
  );
}

function HoldNote({ shield }: { shield: OutputOf<typeof getShield> }) {
  const text = useText();
  const from = toMs(shield.withdrawals_from);
  if (from === null) return null;
  return (
    <p className={styles.hold}>
      <Icon name="clock" />
      <span>{text(`security.hold.${shield.withdrawals_wait_for ?? 'other'}`, { time: formatMoment(from) })}</span>
    </p>
  );
}
