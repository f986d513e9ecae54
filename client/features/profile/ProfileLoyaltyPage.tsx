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
  const own = member?.ok ? member.value : null;
  return (
    <ProfileShell data={profile} title={text('profile.loyalty')} lead={text('loyalty.profileLead')}>
      {member && !member.ok && <SectionFailed title={text('loyalty.memberFailed')} error={member.error} />}
      {own && !own.isActive && <p>{text('loyalty.inactive')}</p>}
      {own?.isActive && (
        <>
          <StandingCard levels={levels} member={own} />
          <div className={styles.pair}>
            <HeroCard member={own} />
            {own.level && <PrivilegesCard level={own.level} next={own.next} />}
          </div>
        </>
      )}
      <OptionalSection part={changes} failed={text('loyalty.broughtFailed')}>
        {(known) => <PointChangesCard changes={known} />}
      </OptionalSection>
      {!isHeldBack && (
        <>
          <GiftsCard gifts={gifts} levels={levels} member={own} />
          <QuestsCard programs={programs} />
        </>
      )}
    </ProfileShell>
  );
}
