import type { PageData } from '#client/context/LoaderArgs.ts';
import { OptionalSection } from '#client/entities/section/OptionalSection.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { GiftsCard } from './loyalty/GiftsCard.tsx';
import { HeroCard } from './loyalty/HeroCard.tsx';
import styles from './loyalty/Loyalty.module.css';
import { PointChangesCard } from './loyalty/PointChangesCard.tsx';
import { PrivilegesCard } from './loyalty/PrivilegesCard.tsx';
import { QuestsCard } from './loyalty/QuestsCard.tsx';
import { StandingCard } from './loyalty/StandingCard.tsx';
import { ProfileShell } from './shell/ProfileShell.tsx';

export function ProfileLoyaltyPage({
  profile,
  levels,
  member,
  changes,
  gifts,
  programs,
  isHeldBack,
}: PageData<typeof import('./loyalty.loader.ts')>) {
  const text = useText();
  const membership = member?.ok ? member.value : null;
  return (
    <ProfileShell data={profile} title={text('profile.loyalty')} lead={text('loyalty.profileLead')}>
      {member && !member.ok && <SectionFailed title={text('loyalty.memberFailed')} error={member.error} />}
      {membership && !membership.isActive && <p>{text('loyalty.inactive')}</p>}
      {membership?.isActive && (
        <>
          <StandingCard levels={levels} member={membership} isHeldBack={isHeldBack} />
          <div className={styles.pair}>
            <HeroCard member={membership} isHeldBack={isHeldBack} />
            {membership.level && (
              <PrivilegesCard level={membership.level} next={membership.next} isHeldBack={isHeldBack} />
            )}
          </div>
        </>
      )}
      <OptionalSection part={changes} failed={text('loyalty.broughtFailed')}>
        {(answer) => <PointChangesCard changes={answer} />}
      </OptionalSection>
      {!isHeldBack && (
        <>
          <GiftsCard gifts={gifts} levels={levels} member={membership} />
          <QuestsCard programs={programs} />
        </>
      )}
    </ProfileShell>
  );
}
