import { useApp } from '#client/context/useApp.ts';
import type { PrizeStep } from '#client/entities/tournament/prizeSteps.ts';
import { prizeText } from '#client/entities/tournament/prizeText.ts';
import { useText } from '#client/i18n/useText.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Star } from '#client/ui/media/Star.tsx';
import styles from './TournamentTerms.module.css';

interface TournamentTermsProps {
  prizes: readonly PrizeStep[];
  /** The operator's description. */
  about: string;
  terms: readonly string[];
}

export function TournamentTerms({ prizes, about, terms }: TournamentTermsProps) {
  const { locale } = useApp();
  const text = useText();
  return (
    <div className={styles.panels}>
      {prizes.length > 0 && (
        <Card as="section">
          <h2 className={styles.title}>{text('tournaments.prizes')}</h2>
          <FactList
            layout="rows"
            className={styles.prizes}
            facts={prizes.map(({ from, to, prize }) => ({
              label:
                from === to
                  ? text('tournaments.onePlace', { place: String(from) })
                  : text('tournaments.somePlaces', { from: String(from), to: String(to) }),
              value: prizeText(prize, locale),
            }))}
          />
        </Card>
      )}
      {(about || terms.length > 0) && (
        <Card as="section">
          <h2 className={styles.title}>{text('tournaments.terms')}</h2>
          {about && <p className={styles.about}>{about}</p>}
          <ul className={styles.terms}>
            {terms.map((term) => (
              <li key={term}>
                <Star size={16} className={styles.star} />
                <span>{term}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
