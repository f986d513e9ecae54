import { useApp } from '#client/context/useApp.ts';
import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Row } from '#client/ui/layout/rows/Row.tsx';
import { Rows } from '#client/ui/layout/rows/Rows.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './ChangeList.module.css';
import { type ExplainQuery, explainAddress } from './explainQuery.ts';
import type { Changes } from './waterfall.ts';

interface ChangeListProps {
  query: ExplainQuery;
  changes: Changes;
}

const MORE = 20;

export function ChangeList({ query, changes: { items, total } }: ChangeListProps) {
  const text = useText();
  const { locale } = useApp();
  const isOpen = useIsOpen();
  if (items.length === 0) return <p>{text('wallet.noChanges')}</p>;
  return (
    <details open={query.shown > MORE || undefined}>
      <summary className={styles.summary}>{text('wallet.changes', { count: formatNumber(total) })}</summary>
      <Rows className={styles.list}>
        {items.map(({ id, at, cause, amount, game, payment_id: payment }) => (
          <Row
            key={id}
            title={
              <>
                <span>{text(`wallet.cause.${cause}`)}</span>
                {game && (
                  <>
                    <span>{'\u00A0· '}</span>
                    {isOpen(paths.game.build({ sysname: game.sysname })) ? (
                      <LocaleLink to={paths.game.build({ sysname: game.sysname })}>{game.name}</LocaleLink>
                    ) : (
                      <span>{game.name}</span>
                    )}
                  </>
                )}
                {payment !== undefined && (
                  <>
                    <span>{'\u00A0· '}</span>
                    <LocaleLink
                      to={paths.cashierHistory.build(null, {
                        tab: cause === 'deposit' ? 'deposit' : 'withdrawal',
                        open: payment,
                      })}
                    >
                      {`№ ${payment}`}
                    </LocaleLink>
                  </>
                )}
              </>
            }
            meta={at !== null && formatMoment(inMs(at))}
            amount={
              <HideableMoney>
                <Money {...amount} locale={locale} signed />
              </HideableMoney>
            }
          />
        ))}
      </Rows>
      {items.length < total && (
        <TextLink
          kind="standalone"
          href={explainAddress({ ...query, shown: items.length + MORE })}
          link={renderLocaleLink}
        >
          {text('wallet.moreChanges')}
        </TextLink>
      )}
    </details>
  );
}
