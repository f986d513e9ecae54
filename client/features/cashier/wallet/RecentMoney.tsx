import { usePageData } from '#client/context/usePageData.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { EmptyNote } from '#client/ui/layout/EmptyNote.tsx';
import { Rows } from '#client/ui/layout/rows/Rows.tsx';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { PaymentRow } from '../history/rows/PaymentRow.tsx';
import styles from './RecentMoney.module.css';

export function RecentMoney() {
  const text = useText();
  const { recent, names } = usePageData<typeof import('../wallet.loader.ts')>();
  return (
    <section aria-labelledby="recent" className={styles.section}>
      <SectionHeader
        id="recent"
        title={text('wallet.recent')}
        more={{ href: paths.cashierHistory.build(), text: text('cashier.history') }}
        link={renderLocaleLink}
      />
      {!recent.ok && <SectionFailed headingLevel={3} title={text('wallet.recentFailed')} error={recent.error} />}
      {recent.ok && recent.value.length === 0 && <EmptyNote>{text('wallet.recentNone')}</EmptyNote>}
      {recent.ok && recent.value.length > 0 && (
        <Rows boxed columns>
          {recent.value.map((row) => (
            <PaymentRow key={`${row.kind} ${row.id}`} row={row} names={names} />
          ))}
        </Rows>
      )}
    </section>
  );
}
