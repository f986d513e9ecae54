import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './LoadMore.module.css';
import type { RenderLink } from './linkProps.ts';

interface LoadMoreProps {
  shown: number;
  total: number;
  /** "60 / 1 248 ta oʻyin", or that more is loading; announced politely. */
  statusText: string;
  moreText: string;
  onMore: () => void;
  /** Address of the next page, which works without script. */
  href?: string;
  loading?: boolean;
  /** The last attempt failed: an error in place of the button. */
  failed?: { title: string; retryText: string } | undefined;
  /** The list is longer than can be shown: a hint how to narrow it. */
  note?: string | undefined;
  /** There is no further page, even if `shown` is below `total`. */
  ended?: boolean;
  link?: RenderLink;
}

/** The end of a list that grows: how much is shown, and a control to load more. */
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
      {shown < total && <progress className={styles.bar} value={shown} max={total} aria-hidden="true" />}
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
          aria-busy={loading || undefined}
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
