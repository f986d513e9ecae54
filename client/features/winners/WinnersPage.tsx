import { Suspense, useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { PageText } from '#client/entities/section/PageText.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { Segmented } from '#client/ui/navigation/tabs/Segmented.tsx';
import { paths } from '#shared/url/paths.ts';
import { LatestWinnings } from './LatestWinnings.tsx';
import { PeriodLeaders } from './PeriodLeaders.tsx';
import { TopWinnings } from './TopWinnings.tsx';
import styles from './WinnersPage.module.css';
import winnings from './Winnings.module.css';

type Order = 'latest' | 'top';

export function WinnersPage({ latest, leaders, top, seo }: PageData<typeof import('./winners.loader.ts')>) {
  const text = useText();
  const [order, setOrder] = useState<Order>('latest');
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <PageHead title={text('winners.title')} lead={text('winners.lead')} />
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={styles.order}>
            <Segmented<Order>
              label={text('winners.order')}
              value={order}
              options={[
                { value: 'latest', label: text('winners.latest'), icon: 'clock' },
                { value: 'top', label: text('winners.top'), icon: 'trophy' },
              ]}
              onChange={setOrder}
            />
          </div>
          {order === 'top' ? (
            <Suspense fallback={<Skeleton className={winnings.waiting} />}>
              <TopWinnings top={top} />
            </Suspense>
          ) : !latest.ok ? (
            <SectionFailed title={text('winners.failed')} error={latest.error} />
          ) : latest.value.items.length === 0 ? (
            <EmptyState icon="trophy" title={text('winners.empty')} text={text('winners.emptyText')}>
              <ButtonLink kind="primary" href={paths.gamehall.build()} link={renderLocaleLink}>
                {text('winners.toGames')}
              </ButtonLink>
            </EmptyState>
          ) : (
            <LatestWinnings first={latest.value} />
          )}
          <p className={styles.note}>{text('winners.note')}</p>
        </div>
        {(leaders.ok || leaders.error !== 'MethodNotFoundException') && <PeriodLeaders week={leaders} />}
      </div>
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}
