import { useSyncExternalStore } from 'react';
import { type ListedNotice, listedNotices } from '#client/entities/notice/listedNotices.ts';
import { NoticeList } from '#client/entities/notice/NoticeList.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './NoticePanel.module.css';
import { noticeMute } from './noticeMute.ts';

interface NoticePanelProps {
  /** null: failed to load. */
  items: readonly ListedNotice[] | null;
  /** Nothing may be advertised to the player. */
  isQuiet: boolean;
  /** The platform has no notices: only what is held is listed. */
  isMissing: boolean;
  /** Dialogs that did not interrupt the player. */
  held: readonly { id: number; title: string; show: () => void }[];
}

/** The latest notices, with a button that mutes notices on this device. */
export function NoticePanel({ items, isQuiet, isMissing, held }: NoticePanelProps) {
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
      {held.length > 0 && (
        <ul className={styles.held}>
          {held.map(({ id, title, show }) => (
            <li key={id}>
              <Button wide icon="gift" onClick={show}>
                {title}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isMissing ? null : items ? (
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
