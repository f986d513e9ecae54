import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Row } from '#client/ui/layout/rows/Row.tsx';
import { Rows } from '#client/ui/layout/rows/Rows.tsx';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { paths } from '#shared/url/paths.ts';
import { BonusBadges } from './BonusBadges.tsx';
import type { BonusView } from './BonusView.ts';
import styles from './EndedBonuses.module.css';

export function EndedBonuses({ bonuses }: { bonuses: readonly BonusView[] }) {
  const text = useText();
  const { locale } = useApp();
  return (
    <section aria-labelledby="over">
      <SectionHeader id="over" title={text('bonuses.over')} />
      <Card padding="none">
        <Rows className={styles.list}>
          {bonuses.map((bonus) => (
            <Row
              key={`${bonus.type}-${bonus.id}`}
              title={bonus.name}
              meta={text(`bonuses.ended.${endOf(bonus)}`)}
              amount={bonus.amount && formatMoney(bonus.amount, locale)}
              state={<BonusBadges bonus={bonus} />}
            />
          ))}
        </Rows>
        <p className={styles.more}>
          <TextLink
            kind="standalone"
            href={paths.cashierHistory.build(null, { tab: 'bonuses' })}
            link={renderLocaleLink}
            iconEnd="chevron-right"
          >
            {text('bonuses.toHistory')}
          </TextLink>
        </p>
      </Card>
    </section>
  );
}

/** The platform sends no reason of a removal: past its end, an expired and a removed bonus look the same. */
function endOf({ state, wager }: BonusView): string {
  if (state === 'removed') return 'removed';
  return wager && wager.remaining.amount > 0 ? 'played' : 'turned';
}
