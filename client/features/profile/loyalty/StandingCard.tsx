import type { ClubLevel } from '#client/entities/club/clubLevels.ts';
import type { ClubMember } from '#client/entities/club/clubMember.ts';
import { LevelPath } from '#client/entities/club/LevelPath.tsx';
import { MemberStanding } from '#client/entities/club/MemberStanding.tsx';
import { useText } from '#client/i18n/useText.ts';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './Loyalty.module.css';

/** More stars than this no longer look like a picture. */
const MAX_STARS = 7;

interface StandingCardProps {
  levels: readonly ClubLevel[];
  member: ClubMember;
  /** Nothing leads to the pages of the club. */
  isHeldBack: boolean;
}

export function StandingCard({ levels, member, isHeldBack }: StandingCardProps) {
  const text = useText();
  return (
    <section className={styles.night} data-theme="dark" aria-labelledby="standing">
      <h2 id="standing">
        <VisuallyHidden>{text('loyalty.standing')}</VisuallyHidden>
      </h2>
      <div className={styles.top}>
        <MemberStanding member={member} />
        {!isHeldBack && (
          <ButtonLink href={paths.loyalty.build()} link={renderLocaleLink}>
            {text('loyalty.toClubPage')}
          </ButtonLink>
        )}
      </div>
      {levels.length > 1 && levels.length <= MAX_STARS && <LevelPath levels={levels} member={member} />}
    </section>
  );
}
