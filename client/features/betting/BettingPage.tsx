import { Suspense } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { useApp } from '#client/context/useApp.ts';
import { PageText } from '#client/entities/section/PageText.tsx';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './BettingPage.module.css';
import { Sportsbook } from './Sportsbook.tsx';

const PlayLine = lateComponent(() => import('./PlayLine.tsx'), 'PlayLine');

export function BettingPage({ seo }: PageData<typeof import('./betting.loader.ts')>) {
  const { locale } = useApp();
  const text = useText();
  const isPlayer = useIsPlayer();
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <PageHead title={text('betting.title')} />
      {/* Of fixed height, so that the frame below does not move when it loads. */}
      {isPlayer !== false && (
        <div className={styles.play}>
          <Suspense>
            <PlayLine />
          </Suspense>
        </div>
      )}
      <Sportsbook key={locale} />
      <p className={styles.care}>
        {text('betting.responsible')}{' '}
        <TextLink href={paths.contentPage.build({ slug: 'responsible-gaming' })} link={renderLocaleLink}>
          {text('betting.limits')}
        </TextLink>
      </p>
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}
