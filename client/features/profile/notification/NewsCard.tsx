import type { Settled } from '../../../context/settle.ts';
import type { ListedNotice } from '../../../entities/notice/listedNotices.ts';
import { NoticeList } from '../../../entities/notice/NoticeList.tsx';
import { SectionFailed } from '../../../entities/section/SectionFailed.tsx';
import { useText } from '../../../i18n/useText.ts';
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
