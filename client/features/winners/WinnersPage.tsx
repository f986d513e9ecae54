import { Suspense, useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { usePageData } from '../../context/usePageData.ts';
import { PageText } from '../../games/PageText.tsx';
import { SectionFailed } from '../../games/SectionFailed.tsx';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { Seo } from '../../i18n/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
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
