import type { ClubMember } from '#client/entities/club/clubMember.ts';
import { useText } from '#client/i18n/useText.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './Loyalty.module.css';

interface HeroCardProps {
  member: ClubMember;
  /** Nothing leads to the pages of the club. */
  isHeldBack: boolean;
}

export function HeroCard({ member: { character }, isHeldBack }: HeroCardProps) {
  const text = useText();
  return (
    <Card as="section" aria-labelledby="hero" className={styles.hero}>
      {character?.image && (
        <img src={character.image} width={585} height={420} alt="" decoding="async" className={styles.picture} />
      )}
      <div className={styles.content}>
        <h2 id="hero" className={character ? styles.caption : styles.title}>
          {text('loyalty.yourHero')}
        </h2>
        {character ? <p className={styles.name}>{character.name}</p> : <p>{text('loyalty.noHero')}</p>}
        {character?.text && <p className={styles.note}>{character.text}</p>}
        {!isHeldBack && (
          <ButtonLink href={`${paths.loyalty.build()}#characters`} link={renderLocaleLink}>
            {text(character ? 'loyalty.change' : 'loyalty.choosing')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
