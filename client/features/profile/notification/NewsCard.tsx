import type { Settled } from '#client/context/settle.ts';
import type { ListedNotice } from '#client/entities/notice/listedNotices.ts';
import { NoticeList } from '#client/entities/notice/NoticeList.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';

/** The last twenty notices, as under the bell. */
export function NewsCard({ notices }: { notices: Settled<readonly ListedNotice[]> }) {
  const text = useText();
  // A platform may not have the list.
  if (!notices.ok)
    return notices.error === 'MethodNotFoundException' ? null : (
      <SectionFailed title={text('notification.news.failed')} error={notices.error} />
    );
  return (
    <SettingsCard id="news" icon="bell" title={text('notification.news.title')}>
      <NoticeList items={notices.value} />
    </SettingsCard>
  );
}
