import { useText } from '#client/i18n/useText.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import type { WinnersPart } from './loadWinners.ts';
import { useLatestWinners } from './useLatestWinners.ts';
import { Winnings } from './Winnings.tsx';

export function LatestWinnings({ first }: { first: WinnersPart }) {
  const text = useText();
  const { items, hasMore, status, loadMore } = useLatestWinners(first);
  return (
    <Winnings title={text('winners.latestList')} winners={items}>
      {status === 'failed' && (
        <ErrorState title={text('winners.moreFailed')} retryText={text('hall.retry')} onRetry={loadMore} />
      )}
      {hasMore && status !== 'failed' && (
        <Button loading={status === 'loading'} onClick={loadMore}>
          {text('winners.more')}
        </Button>
      )}
    </Winnings>
  );
}
