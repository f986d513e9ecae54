import { useText } from '#client/i18n/useText.ts';
import { EmptyNote } from '#client/ui/layout/EmptyNote.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Row } from '#client/ui/layout/rows/Row.tsx';
import { Rows } from '#client/ui/layout/rows/Rows.tsx';
import type { OutputOf } from '#shared/api/method.ts';
import type { getPointChanges } from '#shared/api/rewards/loyaltyFacts.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Loyalty.module.css';

const signed = (points: number) => `${points > 0 ? '+' : ''}${formatNumber(points)}`;

/** Points by cause, adding up to the balance, and the newest single changes. */
export function PointChangesCard({ changes }: { changes: OutputOf<typeof getPointChanges> }) {
  const text = useText();
  const { causes, items } = changes;
  const total = causes.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <SettingsCard id="brought" icon="sparkle" title={text('loyalty.brought')}>
      {causes.length === 0 ? (
        <EmptyNote>{text('loyalty.broughtNone')}</EmptyNote>
      ) : (
        <>
          <FactList
            layout="rows"
            facts={[
              ...causes.map(({ cause, amount }) => ({
                id: cause,
                label: text(`loyalty.cause.${cause}`),
                value: signed(amount),
              })),
              { id: 'total', label: text('loyalty.total'), value: formatNumber(total), className: styles.total },
            ]}
          />
          <h3 className={styles.caption}>{text('loyalty.newest')}</h3>
          <Rows>
            {items.map(({ id, at, cause, amount, title }) => (
              <Row
                key={id}
                title={title ?? text(`loyalty.cause.${cause}`)}
                meta={at !== null && formatDate(toMs(at) ?? 0)}
                amount={signed(amount)}
              />
            ))}
          </Rows>
        </>
      )}
    </SettingsCard>
  );
}
