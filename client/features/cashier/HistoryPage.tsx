import { paths } from '../../../shared/url/paths.ts';
import { useReload } from '../../context/useReload.ts';
import { usePageData } from '../../context/usePageData.ts';
import { SectionFailed } from '../../entities/section/SectionFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useLiveNews } from '../../lib/live/useLiveNews.ts';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { SegmentedLinks } from '../../ui/navigation/tabs/SegmentedLinks.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { HistoryFilter } from './history/HistoryFilter.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import styles from './HistoryPage.module.css';
import { HISTORY_TABS, historyAddress } from './history/historyQuery.ts';
import { CashierShell } from './shell/CashierShell.tsx';

export function HistoryPage() {
  const text = useText();
  const { query, part } = usePageData<typeof import('./history.loader.ts')>();
  const { tab, period, from, to } = query;
  const { reload } = useReload();
  // Shows a new step of a withdrawal while the player waits on this page.
  useLiveNews('payments', () => void reload());
  return (
    <CashierShell current={paths.cashierHistory.build()} title={text('cashier.history')}>
      <div className={styles.bar}>
        <SegmentedLinks
          label={text('history.tabs')}
          link={renderLocaleLink}
          options={HISTORY_TABS.map((name) => ({
            href: historyAddress({ tab: name, period, from, to }),
            label: text(`history.tab.${name}`),
            current: name === tab,
          }))}
        />
      </div>
      <HistoryFilter query={query} />
      <h2>
        <VisuallyHidden>{text(`history.tab.${tab}`)}</VisuallyHidden>
      </h2>
      {part.ok ? (
        <HistoryList first={part.value} query={query} />
      ) : (
        <SectionFailed title={text('history.failed')} error={part.error} />
      )}
      <TextLink kind="standalone" icon="document" href={paths.statement.build()} link={renderLocaleLink}>
        {text('history.statement')}
      </TextLink>
    </CashierShell>
  );
}
