import type { ListedNotice } from '#client/entities/notice/listedNotices.ts';
import { NoticeList } from '#client/entities/notice/NoticeList.tsx';
import { useText } from '#client/i18n/useText.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';

/** The last twenty notices, as under the bell. */
export function NewsCard({ notices }: { notices: readonly ListedNotice[] }) {
  const text = useText();
  return (
    <SettingsCard id="news" icon="bell" title={text('notification.news.title')}>
      <NoticeList items={notices} />
    </SettingsCard>
  );
}
