import { usePageData } from '#client/context/usePageData.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { MoneyLine } from '../history/rows/MoneyLine.tsx';
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
      {!recent.ok && <SectionFailed title={text('wallet.recentFailed')} error={recent.error} />}
      {recent.ok && recent.value.length === 0 && <p>{text('wallet.recentNone')}</p>}
      {recent.ok && recent.value.length > 0 && (
        <ul className={styles.list}>
          {recent.value.map((row) => (
            <li key={`${row.kind} ${row.id}`} className={styles.item}>
              <MoneyLine row={row} names={names} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
