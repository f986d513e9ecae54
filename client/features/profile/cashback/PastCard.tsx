import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Money } from '#client/ui/feedback/Money.tsx';
import { EmptyNote } from '#client/ui/layout/EmptyNote.tsx';
import { Row } from '#client/ui/layout/rows/Row.tsx';
import { Rows } from '#client/ui/layout/rows/Rows.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import type { OutputOf } from '#shared/api/method.ts';
import type { getCashbacks } from '#shared/api/rewards/cashbacks.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { paths } from '#shared/url/paths.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';

interface PastCardProps {
  /** null: unknown; only the link to the history is shown. */
  items: OutputOf<typeof getCashbacks>['items'] | null;
}

export function PastCard({ items }: PastCardProps) {
  const text = useText();
  const { locale } = useApp();
  if (items?.length === 0)
    return (
      <SettingsCard id="past" icon="history" title={text('cashback.past')}>
        <EmptyNote>{text('cashback.pastNone')}</EmptyNote>
      </SettingsCard>
    );
  return (
    <SettingsCard id="past" icon="history" title={text('cashback.past')}>
      {items && (
        <Rows>
          {items.map(({ id, amount, end_date: end, paid_out_at: paid, description }) => (
            <Row
              key={id}
              title={
                end === null
                  ? (description.title ?? '')
                  : text('cashback.ofPeriod', { date: formatDate(toMs(end) ?? 0) })
              }
              meta={paid !== null && text('cashback.pastAt', { date: formatDate(toMs(paid) ?? 0) })}
              amount={amount && <Money {...amount} locale={locale} signed />}
            />
          ))}
        </Rows>
      )}
      <p>
        <TextLink
          kind="standalone"
          href={paths.cashierHistory.build(null, { tab: 'cashbacks' })}
          link={renderLocaleLink}
        >
          {text('cashback.toHistory')}
        </TextLink>
      </p>
    </SettingsCard>
  );
}
