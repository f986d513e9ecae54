import { Suspense, useState } from 'react';
import { paths } from '../../../shared/url/paths.ts';
import { usePageData } from '../../context/usePageData.ts';
import { PageText } from '../../entities/section/PageText.tsx';
import { SectionFailed } from '../../entities/section/SectionFailed.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/navigation/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Segmented } from '../../ui/navigation/tabs/Segmented.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { LatestWinnings } from './LatestWinnings.tsx';
import { PeriodLeaders } from './PeriodLeaders.tsx';
import { TopWinnings } from './TopWinnings.tsx';
import styles from './WinnersPage.module.css';
import winnings from './Winnings.module.css';

type Order = 'latest' | 'top';

export function WinnersPage() {
  const { latest, leaders, top, seo } = usePageData<typeof import('./winners.loader.ts')>();
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
        <PeriodLeaders week={leaders} />
      </div>
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}
