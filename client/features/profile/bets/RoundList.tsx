import { formatNumber } from '../../../../shared/domain/formatNumber.ts';
import { paths } from '../../../../shared/url/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ButtonLink } from '../../../ui/navigation/ButtonLink.tsx';
import { LoadMore } from '../../../ui/navigation/LoadMore.tsx';
import { renderLocaleLink } from '../../../ui/navigation/renderLocaleLink.tsx';
import styles from './Bets.module.css';
import { type BetsQuery, betsAddress, isNarrowed, ROUNDS_PAGE } from './betsQuery.ts';
import type { RoundsPart } from './loadRounds.ts';
import { RoundItem } from './RoundItem.tsx';
import { useRounds } from './useRounds.ts';

/** The rounds of the filter, newest first, and more of them. */
export function RoundList({ first, query }: { first: RoundsPart; query: BetsQuery }) {
  const text = useText();
  const { rows, fetched, total, status, loadMore } = useRounds(first, query);
  const { tab, open } = query;
  if (rows.length === 0 && fetched >= total)
    return isNarrowed(query) ? (
      <EmptyState icon="filter" title={text('bets.noneFiltered')}>
        <ButtonLink href={betsAddress({ tab })} link={renderLocaleLink}>
          {text('bets.reset')}
        </ButtonLink>
      </EmptyState>
    ) : (
      <EmptyState icon="history" title={text(`bets.none.${tab}`)} text={text('bets.noneText')}>
        <ButtonLink href={(tab === 'sport' ? paths.betting : paths.gamehall).build()} link={renderLocaleLink}>
          {text(`bets.go.${tab}`)}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list} aria-label={text('bets.list')}>
        {rows.map((round) => (
          <RoundItem
            key={round.id}
            round={round}
            query={query}
            isOpen={String(round.id) === open}
            shown={rows.length}
          />
        ))}
      </ul>
      <LoadMore
        shown={fetched}
        total={total}
        statusText={text('bets.shown', { shown: formatNumber(fetched), total: formatNumber(total) })}
        moreText={text('bets.more')}
        href={betsAddress({ ...query, shown: fetched + ROUNDS_PAGE })}
        link={renderLocaleLink}
        loading={status === 'loading'}
        failed={status === 'failed' ? { title: text('bets.moreFailed'), retryText: text('hall.retry') } : undefined}
        onMore={() => void loadMore()}
      />
    </>
  );
}
