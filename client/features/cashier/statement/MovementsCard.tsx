import { useText } from '#client/i18n/useText.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { filePaths } from '#shared/url/filePaths.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Statement.module.css';

/** All movements as a verifiable file, in both formats, and a link to the page that checks it. */
export function MovementsCard() {
  const text = useText();
  return (
    <Card as="section" id="movements" aria-labelledby="movements-title" className={styles.movements}>
      <h2 id="movements-title">{text('statement.movements')}</h2>
      <p className={styles.note}>{text('statement.movementsText')}</p>
      <p className={styles.presses}>
        <ButtonLink icon="download" href={filePaths.movements.jsonl} download>
          {text('statement.jsonl')}
        </ButtonLink>
        <ButtonLink icon="download" href={filePaths.movements.csv} download>
          {text('statement.movementsCsv')}
        </ButtonLink>
      </p>
      <TextLink kind="standalone" icon="shield" href={paths.verify.build()} link={renderLocaleLink}>
        {text('statement.verify')}
      </TextLink>
    </Card>
  );
}
