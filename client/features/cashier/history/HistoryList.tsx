import { useRef } from 'react';
import { usePageData } from '#client/context/usePageData.ts';
import { useText } from '#client/i18n/useText.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { Rows } from '#client/ui/layout/rows/Rows.tsx';
import { LoadMore } from '#client/ui/navigation/LoadMore.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { useFirstNew } from '#client/ui/navigation/useFirstNew.ts';
import { HISTORY_PAGE_SIZE } from '#shared/constants.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { toCsv } from '#shared/domain/toCsv.ts';
import { HistoryEmpty } from './HistoryEmpty.tsx';
import styles from './HistoryList.module.css';
import { type HistoryQuery, historyAddress } from './historyQuery.ts';
import { historySheet } from './historySheet.ts';
import type { HistoryPart } from './loadHistoryPart.ts';
import { HistoryItem } from './rows/HistoryItem.tsx';
import { useHistory } from './useHistory.ts';

interface HistoryListProps {
  first: HistoryPart;
  query: HistoryQuery;
}

export function HistoryList({ first, query }: HistoryListProps) {
  const text = useText();
  const { names } = usePageData<typeof import('../history.loader.ts')>();
  const { rows, fetched, total, status, loadMore } = useHistory(first, query);
  const list = useRef<HTMLUListElement>(null);
  const press = useFirstNew({
    length: rows.length,
    status,
    // A row without details has no control.
    stopAt(index) {
      const row = list.current?.children[index];
      return row?.querySelector<HTMLElement>('a') ?? (row as HTMLElement | undefined);
    },
  });
  const save = () =>
    saveFile(`${text(`history.tab.${query.tab}`)}.csv`, toCsv(historySheet(rows, names, text)), 'text/csv');
  if (rows.length === 0 && fetched >= total) return <HistoryEmpty query={query} />;
  const shown = { shown: formatNumber(fetched), total: formatNumber(total) };
  return (
    <>
      <Rows ref={list} boxed columns label={text(`history.tab.${query.tab}`)}>
        {rows.map((row) => (
          <HistoryItem
            key={`${row.kind} ${row.id}`}
            row={row}
            isOpen={String(row.id) === query.open}
            href={historyAddress({
              ...query,
              shown: rows.length,
              open: String(row.id) === query.open ? null : String(row.id),
            })}
          />
        ))}
      </Rows>
      <LoadMore
        shown={fetched}
        total={total}
        statusText={text('history.shown', shown)}
        moreText={text('history.more')}
        href={historyAddress({ ...query, shown: fetched + HISTORY_PAGE_SIZE })}
        link={renderLocaleLink}
        loading={status === 'loading'}
        failed={status === 'failed' ? { title: text('history.moreFailed'), retryText: text('hall.retry') } : undefined}
        onMore={() => {
          press();
          void loadMore();
        }}
      />
      {rows.length > 0 && (
        <TextButton icon="download" className={styles.save} onClick={save}>
          {text('history.save')}
        </TextButton>
      )}
    </>
  );
}
