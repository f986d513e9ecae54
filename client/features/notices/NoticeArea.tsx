import { useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { NoticeAmount } from '#client/entities/notice/NoticeAmount.tsx';
import { useIsEdgeFree } from '#client/entities/notice/useIsEdgeFree.ts';
import { useText } from '#client/i18n/useText.ts';
import { ToastView } from '#client/ui/feedback/ToastView.tsx';
import { useAtEdge } from '#client/ui/layout/edge/useAtEdge.ts';
import { getNotifications } from '#shared/api/rewards/loyalty.contract.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import { LOYALTY_NOTIFICATION_MS } from '#shared/constants.ts';
import { isCalmPage } from '#shared/url/isCalmPage.ts';
import { createNotices } from './createNotices.ts';
import styles from './NoticeArea.module.css';
import { noticeMute } from './noticeMute.ts';
import { playChime } from './playChime.ts';

interface Notice {
  id: Id;
  type: string;
  title: string;
  message: string;
  amount: number | null;
  amountType: string | null;
  image: string | null;
}

const TOUCHES = ['click', 'dblclick', 'touchstart'] as const;

interface NoticeAreaProps {
  /** Nothing may be advertised: notices are not loaded. */
  isQuiet: boolean;
}

/** Shows the club's notices (E7). */
export function NoticeArea({ isQuiet }: NoticeAreaProps) {
  const { call } = useApp();
  const text = useText();
  const { pathname } = useLocation();
  const [next, setNext] = useState<Notice | null>(null);
  const isFree = useIsEdgeFree();
  const notice = isFree ? next : null;
  useAtEdge(notice !== null);
  const notices = useMemo(
    () =>
      createNotices<Notice>({
        load: async () => (await call(getNotifications, {})).items,
        onShow: setNext,
        chime: playChime,
        isMuted: noticeMute.read,
      }),
    [call],
  );
  // A calm page shows no notice: it stands unread in the bell, and comes again on the next page that may show it. Nor does one come,
  // with its sound, behind a toast or a dialog.
  const isHeld = isCalmPage(pathname) || !isFree;
  useEffect(() => notices.setQuiet(isQuiet || isHeld, isHeld), [notices, isQuiet, isHeld]);
  useEffect(() => {
    notices.start();
    const touched = () => notices.touched();
    for (const touch of TOUCHES) document.addEventListener(touch, touched, { capture: true, passive: true });
    return () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, touched, { capture: true });
      notices.stop();
    };
  }, [notices]);

  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    notices.navigated();
  }, [pathname, notices]);

  return (
    <section
      aria-live="polite"
      aria-label={text('player.notices')}
      className={styles.area}
      data-edge={notice ? 'notice' : undefined}
    >
      {notice && (
        <ToastView
          key={notice.id}
          kind="primary"
          icon="star"
          duration={LOYALTY_NOTIFICATION_MS}
          closeLabel={text('player.close')}
          onClose={() => notices.closed()}
        >
          <p className={styles.title}>{notice.title}</p>
          <p className={styles.message}>{notice.message}</p>
          <NoticeAmount {...notice} />
        </ToastView>
      )}
    </section>
  );
}
