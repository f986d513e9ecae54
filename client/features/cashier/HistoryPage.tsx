import type { PageData } from '#client/context/LoaderArgs.ts';
import { useReload } from '#client/context/useReload.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useLiveNews } from '#client/lib/live/useLiveNews.ts';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { SegmentedLinks } from '#client/ui/navigation/tabs/SegmentedLinks.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './HistoryPage.module.css';
import { HistoryFilter } from './history/HistoryFilter.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import { HISTORY_TABS, historyAddress } from './history/historyQuery.ts';
import { CashierShell } from './shell/CashierShell.tsx';

export function HistoryPage({ query, part }: PageData<typeof import('./history.loader.ts')>) {
  const text = useText();
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
        <SectionFailed headingLevel={3} title={text('history.failed')} error={part.error} />
      )}
      <TextLink kind="standalone" icon="document" href={paths.statement.build()} link={renderLocaleLink}>
        {text('history.statement')}
      </TextLink>
    </CashierShell>
  );
}
