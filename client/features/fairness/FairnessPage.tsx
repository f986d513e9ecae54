import type { PageData } from '#client/context/LoaderArgs.ts';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './Fairness.module.css';
import { OwnReturn } from './OwnReturn.tsx';
import { RoundCheck } from './RoundCheck.tsx';
import { ROUND_PROGRAM } from './roundProgram.ts';

const STEPS = ['commit', 'own', 'play', 'reveal'] as const;

/** How a round is decided, and the means to check one alone: in this browser, and by a program of one's own (docs/fairness.md). */
export function FairnessPage({ seo }: PageData<typeof import('./fairness.loader.ts')>) {
  const text = useText();
  const isPlayer = useIsPlayer();
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <PageHead title={text('fairness.title')} lead={text('fairness.lead')} />
      <section aria-labelledby="how" className={styles.part}>
        <h2 id="how">{text('fairness.how')}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{text(`fairness.step.${step}`)}</li>
          ))}
        </ol>
      </section>
      <RoundCheck />
      {isPlayer && <OwnReturn />}
      <section aria-labelledby="numbers" className={styles.part}>
        <h2 id="numbers">{text('fairness.numbers')}</h2>
        <p>{text('fairness.words')}</p>
        <p>{text('fairness.below')}</p>
        <TextLink
          kind="standalone"
          href={(isPlayer ? paths.profileBetsHistory : paths.gamehall).build()}
          link={renderLocaleLink}
        >
          {text(isPlayer ? 'fairness.toBets' : 'fairness.toGames')}
        </TextLink>
      </section>
      <Card as="section" className={styles.part}>
        <h2>{text('fairness.program')}</h2>
        <p>{text('fairness.programText')}</p>
        <pre className={styles.program}>
          <code>{ROUND_PROGRAM}</code>
        </pre>
      </Card>
    </div>
  );
}
