import { useSyncExternalStore } from 'react';
import { paths } from '../../../shared/url/paths.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/navigation/Button.tsx';
import { type ListedNotice, listedNotices } from '../../entities/notice/listedNotices.ts';
import { NoticeList } from '../../entities/notice/NoticeList.tsx';
import { noticeMute } from './noticeMute.ts';
import styles from './NoticePanel.module.css';

interface NoticePanelProps {
  /** null: they did not come. */
  items: readonly ListedNotice[] | null;
  /** The player is not to be sold to. */
  isQuiet: boolean;
}

/** Under the bell: the last twenty, and one press that mutes them all on this device. */
export function NoticePanel({ items, isQuiet }: NoticePanelProps) {
  const text = useText();
  const isMuted = useSyncExternalStore(noticeMute.watch, noticeMute.read, () => false);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{text('notification.news.title')}</h2>
        <Button size="small" icon="bell" aria-pressed={isMuted} onClick={() => noticeMute.write(!isMuted)}>
          {text('notification.news.mute')}
        </Button>
      </div>
      {items ? (
        <NoticeList items={listedNotices(items, isQuiet)} />
      ) : (
        <p role="alert" className={styles.failed}>
          {text('notification.news.failed')}
        </p>
      )}
      <LocaleLink to={paths.profileNotification.build()} className={styles.link}>
        {text('notification.news.settings')}
      </LocaleLink>
    </div>
  );
}
