import { useApp } from '#client/context/useApp.ts';
import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Money as Sum } from '#shared/domain/money/Money.ts';
import { paths } from '#shared/url/paths.ts';
import { type ExplainQuery, explainAddress } from '../explain/explainQuery.ts';
import styles from './BalanceCard.module.css';
import type { Wager } from './wagerOf.ts';

interface BalanceCardProps {
  balance: ExplainQuery['balance'];
  money: Sum | null;
  wager: Wager | null;
}

export function BalanceCard({ balance, money, wager }: BalanceCardProps) {
  const text = useText();
  const { locale } = useApp();
  const isOpen = useIsOpen();
  const write = (amount: number, currency: string) => formatMoney({ amount, currency }, locale);
  const titleId = `balance-${balance}`;
  return (
    <Card as="li" className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId}>{text(`wallet.balance.${balance}`)}</h3>
      <p className={styles.sum}>
        {money ? (
          <HideableMoney>
            <Money {...money} locale={locale} display />
          </HideableMoney>
        ) : (
          '—'
        )}
      </p>
      <p>{text(`wallet.plays.${balance}`)}</p>
      {wager ? (
        <>
          <Progress
            label={wager.name || text(`wallet.balance.${balance}`)}
            value={wager.done}
            max={wager.required}
            numbers={
              <HideableMoney>
                {write(wager.done, wager.currency)} / {write(wager.required, wager.currency)}
              </HideableMoney>
            }
          />
          <p>
            {wager.until === null
              ? text('wallet.becomesMain')
              : text('wallet.becomesMainUntil', { at: formatMoment(wager.until) })}
          </p>
        </>
      ) : (
        <p className={styles.quiet}>{text(`wallet.becomes.${balance}`)}</p>
      )}
      <p className={styles.links}>
        {balance === 'main' && (
          <>
            {isOpen(paths.deposit.build()) && (
              <ButtonLink kind="primary" href={paths.deposit.build()} link={renderLocaleLink}>
                {text('cashier.deposit')}
              </ButtonLink>
            )}
            <ButtonLink href={paths.withdraw.build()} link={renderLocaleLink}>
              {text('cashier.withdraw')}
            </ButtonLink>
          </>
        )}
        <TextLink kind="standalone" icon="chart" href={explainAddress({ balance })} link={renderLocaleLink}>
          {text('wallet.why')}
        </TextLink>
      </p>
    </Card>
  );
}
