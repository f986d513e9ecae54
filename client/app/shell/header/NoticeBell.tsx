import { clsx } from 'clsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNetworkReturn } from '#client/app/effects/useNetworkReturn.ts';
import { Disclosure } from '#client/app/shell/menu/Disclosure.tsx';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { unreadOf } from '#client/entities/notice/unreadOf.ts';
import type { LoadedNotices } from '#client/features/notices/askNotices.ts';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { lateFunction } from '#client/lib/late/lateFunction.ts';
import { whenQuiet } from '#client/lib/late/whenQuiet.ts';
import { useLiveNews } from '#client/lib/live/useLiveNews.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './NoticeBell.module.css';

const NoticePanel = lateComponent(() => import('#client/features/notices/NoticePanel.tsx'), 'NoticePanel');
const askNotices = lateFunction(async () => (await import('#client/features/notices/askNotices.ts')).askNotices);

/** Milliseconds after which a new page asks for notices again. */
const ASK_MS = 60_000;

/** The number of unread notices, and a panel with the latest. Needs script, and shows once its messages are loaded. */
export function NoticeBell() {
  const app = useApp();
  const text = useText();
  const [notices, setNotices] = useState<LoadedNotices | null>(null);
  const { pathname } = useLocation();
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    let isGone = false;
    whenQuiet(() => {
      if (isGone || performance.now() - askedAt.current < ASK_MS) return;
      askedAt.current = performance.now();
      // Without the file the bell has no count until the network returns.
      askNotices(app, false).then(setNotices, () => undefined);
    });
    return () => {
      isGone = true;
    };
  }, [app, pathname]);
  useNetworkReturn(() => void askNotices(app, false).then(setNotices, () => undefined));
  useLiveNews('notices', ({ items }) => {
    // Only the count: the list is loaded again when the bell is opened.
    setNotices((last) => (last && !last.isMissing ? { ...last, unread: unreadOf(items, last.isQuiet) } : last));
  });
  const hasMessages = useMessages('notification');
  const { held } = useFacts('dialogs');
  const isMissing = notices?.isMissing ?? false;
  if (isMissing && held.length === 0) return null;
  // As wide as the bell, to avoid a layout shift when its messages are loaded.
  if (!hasMessages) return <div className={clsx(styles.bell, styles.button)} />;
  const unread = (notices?.unread ?? 0) + held.length;
  const open = () =>
    void askNotices(app, true).then(setNotices, () =>
      setNotices({ items: null, unread: 0, isQuiet: true, isMissing: false }),
    );
  return (
    <div className={styles.bell}>
      <Disclosure
        className={styles.button}
        onOpen={open}
        summary={
          <>
            <VisuallyHidden>{text('notification.news.title') + (unread > 0 ? `: ${unread}` : '')}</VisuallyHidden>
            <Icon name="bell" size={22} />
            {unread > 0 && (
              <b className={styles.count} aria-hidden="true">
                {unread}
              </b>
            )}
          </>
        }
      >
        <Suspense fallback={<div className={styles.waiting} />}>
          {notices ? (
            <NoticePanel items={notices.items} isQuiet={notices.isQuiet} isMissing={isMissing} held={held} />
          ) : (
            <div className={styles.waiting} />
          )}
        </Suspense>
      </Disclosure>
    </div>
  );
}
