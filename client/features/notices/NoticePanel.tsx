import { useSyncExternalStore } from 'react';
import { paths } from '../../../shared/url/paths.ts';
import { LocaleLink } from '../../ui/navigation/LocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/navigation/Button.tsx';
import { type ListedNotice, listedNotices } from '../../entities/notice/listedNotices.ts';
import { NoticeList } from '../../entities/notice/NoticeList.tsx';
import { noticeMute } from './noticeMute.ts';
import styles from './NoticePanel.module.css';

interface NoticePanelProps {
  /** null: failed to load. */
  items: readonly ListedNotice[] | null;
  /** Nothing may be advertised to the player. */
  isQuiet: boolean;
}

/** The latest notices, with a button that mutes notices on this device. */
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
