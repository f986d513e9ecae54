import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './Bets.module.css';
import { isSeedOf } from './isSeedOf.ts';

interface RoundFairnessProps {
  fairness: { hash: string; seed: string; client_seed: string; nonce: number };
}

/** Shows the seeds and the hash shown before the bet, and checks them in the browser, not on the operator's server. */
export function RoundFairness({ fairness: { hash, seed, client_seed: clientSeed, nonce } }: RoundFairnessProps) {
  const text = useText();
  const [verdict, setVerdict] = useState<'same' | 'other' | null>(null);
  const rows = [
    ['hash', hash],
    ['seed', seed],
    ['clientSeed', clientSeed],
    ['nonce', String(nonce)],
  ] as const;
  return (
    <details className={styles.fairness}>
      <summary>{text('bets.fairness')}</summary>
      <p className={styles.note}>{text('bets.fairnessText')}</p>
      <FactList
        layout="plain"
        className={styles.seeds}
        facts={rows.map(([name, value]) => ({ label: text(`bets.${name}`), value: <code>{value}</code> }))}
      />
      <Button
        size="small"
        icon="shield"
        className={styles.check}
        onClick={() =>
          void isSeedOf(seed, hash).then(
            (isSame) => setVerdict(isSame ? 'same' : 'other'),
            () => setVerdict('other'),
          )
        }
      >
        {text('bets.check')}
      </Button>
      <TextLink
        kind="standalone"
        href={`${paths.fairness.build()}#${new URLSearchParams({ hash, seed, clientSeed, nonce: String(nonce) })}`}
        link={renderLocaleLink}
      >
        {text('bets.recompute')}
      </TextLink>
      <p role="status">{verdict && text(`bets.check.${verdict}`)}</p>
    </details>
  );
}
