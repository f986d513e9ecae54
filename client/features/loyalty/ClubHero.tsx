import type { ReactNode } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { ReturnAuthLink } from '#client/dialogs/ReturnAuthLink.tsx';
import type { ClubMember } from '#client/entities/club/clubMember.ts';
import { MemberStanding } from '#client/entities/club/MemberStanding.tsx';
import { useText } from '#client/i18n/useText.ts';
import { PageHero } from '#client/ui/layout/PageHero.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';

interface ClubHeroProps {
  name: string;
  lead: string;
  images: { cover: string; coverMobile: string };
  /** null for a guest. */
  member: Settled<ClubMember> | null;
  /** The levels as a constellation. */
  path?: ReactNode;
}

/** Introduction of the club, with the player's standing; guests are invited to sign up. */
export function ClubHero({ name, lead, images, member, path }: ClubHeroProps) {
  const text = useText();
  return (
    <PageHero
      title={name}
      text={lead}
      picture={{ src: images.cover, ...(images.coverMobile ? { phoneSrc: images.coverMobile } : {}) }}
      details={
        member?.ok &&
        (member.value.isActive ? <MemberStanding member={member.value} /> : <p>{text('loyalty.inactive')}</p>)
      }
      below={path}
    >
      {!member && (
        <>
          <ReturnAuthLink screen="signUp" className={buttonClass({ kind: 'primary', size: 'large', glow: true })}>
            {text('loyalty.join')}
          </ReturnAuthLink>
          <ReturnAuthLink screen="signIn" className={buttonClass({ size: 'large' })}>
            {text('loyalty.signIn')}
          </ReturnAuthLink>
          <span>{text('loyalty.joinNote')}</span>
        </>
      )}
      {member && (
        <>
          <ButtonLink kind="primary" size="large" glow href={paths.loyaltyShop.build()} link={renderLocaleLink}>
            {text('loyalty.toShop')}
          </ButtonLink>
          <ButtonLink size="large" href={paths.profileLoyalty.build()} link={renderLocaleLink}>
            {text('loyalty.inProfile')}
          </ButtonLink>
        </>
      )}
    </PageHero>
  );
}
