import { Suspense, useEffect, useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import type { ListedNotice } from '#client/entities/notice/listedNotices.ts';
import { NoticeList } from '#client/entities/notice/NoticeList.tsx';
import { OptionalSection } from '#client/entities/section/OptionalSection.tsx';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { SentCard } from './notification/SentCard.tsx';
import { SiteOffersCard } from './notification/SiteOffersCard.tsx';
import { SubscriptionsCard } from './notification/SubscriptionsCard.tsx';
import { TicketsCard } from './notification/tickets/TicketsCard.tsx';
import { SettingsCard } from './settings/SettingsCard.tsx';
import { ProfileShell } from './shell/ProfileShell.tsx';

const PushCard = lateComponent(() => import('./notification/PushCard.tsx'), 'PushCard');

export function NotificationPage({
  profile,
  siteOffers,
  notices,
  tickets,
}: PageData<typeof import('./notification.loader.ts')>) {
  const text = useText();
  // The server cannot know.
  const [isPushAble, setPushAble] = useState(false);
  useEffect(() => setPushAble('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window), []);
  return (
    <ProfileShell data={profile} title={text('profile.notification')} lead={text('notification.lead')}>
      <OptionalSection part={tickets} failed={text('notification.ticketsFailed')}>
        {({ items }) => <TicketsCard tickets={items} outcome={profile.outcome} />}
      </OptionalSection>
      <SubscriptionsCard data={profile} />
      {siteOffers !== null && <SiteOffersCard isOn={siteOffers} outcome={profile.outcome} />}
      <Suspense>{isPushAble && <PushCard />}</Suspense>
      <OptionalSection part={notices} failed={text('notification.news.failed')}>
        {(answer) => <NewsCard notices={answer} />}
      </OptionalSection>
      <SentCard />
    </ProfileShell>
  );
}

/** The last twenty notices, as under the bell. */
function NewsCard({ notices }: { notices: readonly ListedNotice[] }) {
  const text = useText();
  return (
    <SettingsCard id="news" icon="bell" title={text('notification.news.title')}>
      <NoticeList items={notices} />
    </SettingsCard>
  );
}
