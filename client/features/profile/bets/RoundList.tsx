import { useRef } from 'react';
import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { LoadMore } from '#client/ui/navigation/LoadMore.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Bets.module.css';
import { type BetsQuery, betsAddress, isNarrowed, ROUNDS_PAGE } from './betsQuery.ts';
import type { Round, RoundsPart } from './loadRounds.ts';
import { RoundPage } from './RoundPage.tsx';
import { useEndless } from './useEndless.ts';
import { useRounds } from './useRounds.ts';

export function RoundList({ first, query }: { first: RoundsPart; query: BetsQuery }) {
  const text = useText();
  const isOpen = useIsOpen();
  const rounds = useRounds(first, query);
  const { rows, fetched, total, status } = rounds;
  const list = useRef<HTMLDivElement>(null);
  const { place, foot, press } = useEndless(list, rounds);
  const { tab, open, shown } = query;
  if (rows.length === 0 && fetched >= total)
    return isNarrowed(query) ? (
      <EmptyState headingLevel={3} icon="filter" title={text('bets.noneFiltered')}>
        <ButtonLink href={betsAddress({ tab })} link={renderLocaleLink}>
          {text('bets.reset')}
        </ButtonLink>
      </EmptyState>
    ) : (
      <EmptyState headingLevel={3} icon="history" title={text(`bets.none.${tab}`)} text={text('bets.noneText')}>
        {isOpen(paths.gamehall.build()) && (
          <ButtonLink href={(tab === 'sport' ? paths.betting : paths.gamehall).build()} link={renderLocaleLink}>
            {text(`bets.go.${tab}`)}
          </ButtonLink>
        )}
      </EmptyState>
    );
  return (
    <>
      <div ref={list} className={styles.list} aria-busy={status === 'loading'}>
        {pagesOf(rows).map((page, index) => (
          <RoundPage
            key={page[0]?.id}
            rounds={page}
            // Loads as many rounds as are shown, so that the opened round is among them.
            address={betsAddress({ ...query, open: null, shown: Math.max(shown, (index + 1) * ROUNDS_PAGE) })}
            open={page.some(({ id }) => String(id) === open) ? query : null}
          />
        ))}
      </div>
      <div ref={foot} className={styles.foot}>
        <div ref={place} />
        <LoadMore
          shown={fetched}
          total={total}
          statusText={text('bets.shown', { shown: formatNumber(fetched), total: formatNumber(total) })}
          moreText={text('bets.more')}
          href={betsAddress({ ...query, shown: fetched + ROUNDS_PAGE })}
          link={renderLocaleLink}
          loading={status === 'loading'}
          failed={status === 'failed' ? { title: text('bets.moreFailed'), retryText: text('hall.retry') } : undefined}
          onMore={press}
        />
      </div>
    </>
  );
}

const pagesOf = (rows: readonly Round[]): Round[][] =>
  Array.from({ length: Math.ceil(rows.length / ROUNDS_PAGE) }, (_, index) =>
    rows.slice(index * ROUNDS_PAGE, (index + 1) * ROUNDS_PAGE),
  );
