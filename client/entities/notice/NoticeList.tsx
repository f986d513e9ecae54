import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { EmptyNote } from '#client/ui/layout/EmptyNote.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { toMs } from '#shared/domain/toMs.ts';
import { isMoney, isSecurity, type ListedNotice } from './listedNotices.ts';
import { NoticeAmount } from './NoticeAmount.tsx';
import styles from './NoticeList.module.css';

export function NoticeList({ items }: { items: readonly ListedNotice[] }) {
  const text = useText();
  if (items.length === 0)
    return (
      <div className={styles.empty}>
        <EmptyNote>{text('notification.news.empty')}</EmptyNote>
      </div>
    );
  return (
    <ul className={styles.list}>
      {items.map((notice) => (
        <li key={notice.id}>
          <Icon name={isSecurity(notice) ? 'shield' : isMoney(notice) ? 'wallet' : 'star'} size={18} />
          <div>
            <p className={styles.title}>
              <span>{notice.title}</span>
              {!notice.is_read && <span className={styles.fresh}>{text('notification.news.new')}</span>}
            </p>
            <p className={styles.message}>{notice.message}</p>
            <NoticeAmount {...notice} type={notice.trigger === 'product' ? 'info' : 'credit'} />
            {notice.at !== null && <p className={styles.message}>{formatMoment(toMs(notice.at) ?? 0)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
