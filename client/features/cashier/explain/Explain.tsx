import type { Settled } from '#client/context/settle.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { ChangeList } from './ChangeList.tsx';
import styles from './Explain.module.css';
import { type ExplainQuery, explainAddress } from './explainQuery.ts';
import { nextDay } from './nextDay.ts';
import { WaterfallList } from './WaterfallList.tsx';
import { type Changes, waterfall } from './waterfall.ts';

interface ExplainProps {
  query: ExplainQuery;
  changes: Settled<Changes>;
}

/** A day of a balance by its causes; a platform without the method gets a note. */
export function Explain({ query, changes }: ExplainProps) {
  const text = useText();
  const { balance } = query;
  if (!changes.ok)
    return changes.error === 'MethodNotFoundException' ? (
      <p>{text('wallet.explainUnknown')}</p>
    ) : (
      <SectionFailed title={text('wallet.explainFailed')} error={changes.error} />
    );
  const { date } = changes.value;
  const before = nextDay(date, -1);
  const after = query.date === null ? null : nextDay(date, 1);
  return (
    <Card as="section" aria-labelledby="explain" className={styles.card}>
      <h2 id="explain">{text('wallet.explain', { balance: text(`wallet.balance.${balance}`), date })}</h2>
      <p className={styles.days}>
        {before && (
          <TextLink
            kind="standalone"
            icon="chevron-left"
            href={explainAddress({ balance, date: before })}
            link={renderLocaleLink}
          >
            {before}
          </TextLink>
        )}
        {after && (
          <TextLink
            kind="standalone"
            iconEnd="chevron-right"
            href={explainAddress({ balance, date: after })}
            link={renderLocaleLink}
          >
            {after}
          </TextLink>
        )}
        {query.date !== null && (
          <TextLink kind="standalone" href={explainAddress({ balance })} link={renderLocaleLink}>
            {text('wallet.today')}
          </TextLink>
        )}
      </p>
      <WaterfallList steps={waterfall(changes.value)} />
      <ChangeList query={query} changes={changes.value} />
    </Card>
  );
}
