import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import type { RenderLink } from './linkProps.ts';
import styles from './LoadMore.module.css';

interface LoadMoreProps {
  shown: number;
  total: number;
  /** "60 / 1 248 ta oʻyin", or that more is on its way; said politely. */
  statusText: string;
  moreText: string;
  onMore: () => void;
  /** The same by an address: works without script. */
  href?: string;
  loading?: boolean;
  /** The last attempt failed: its words in place of the button. */
  failed?: { title: string; retryText: string } | undefined;
  /** The list has more than is ever shown: says how to narrow it. */
  note?: string | undefined;
  /** No further page is to be had, whatever the numbers say. */
  ended?: boolean;
  link?: RenderLink;
}

/** The foot of a list that grows: how much is shown, and more of it on request. */
export function LoadMore({
  shown,
  total,
  statusText,
  moreText,
  onMore,
  href,
  loading,
  failed,
  note,
  ended,
  link,
}: LoadMoreProps) {
  const hasMore = shown < total && !failed && !ended;
  return (
    <div className={styles.more}>
      <progress className={styles.bar} value={Math.min(shown, total)} max={Math.max(1, total)} aria-hidden="true" />
      <p role="status" className={styles.status}>
        {statusText}
      </p>
      {failed && <ErrorState title={failed.title} retryText={failed.retryText} retrying={loading} onRetry={onMore} />}
      {hasMore && href === undefined && (
        <Button loading={loading} onClick={onMore}>
          {moreText}
        </Button>
      )}
      {hasMore && href !== undefined && (
        <ButtonLink
          href={href}
          rel="nofollow"
          link={link}
          aria-disabled={loading || undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            if (!loading) onMore();
          }}
        >
          {moreText}
        </ButtonLink>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
