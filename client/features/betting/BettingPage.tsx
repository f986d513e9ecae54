import { paths } from '../../../shared/url/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { usePageData } from '../../context/usePageData.ts';
import { PageText } from '../../entities/section/PageText.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './BettingPage.module.css';
import { LatePlayLine } from './LatePlayLine.tsx';
import { Sportsbook } from './Sportsbook.tsx';

export function BettingPage() {
  const { seo } = usePageData<typeof import('./betting.loader.ts')>();
  const { locale } = useApp();
  const text = useText();
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <header>
        <Breadcrumbs
          label={text('betting.crumbs')}
          crumbs={[{ name: text('betting.home'), href: paths.home.build() }]}
          here={text('betting.title')}
          link={renderLocaleLink}
        />
        <h1>{text('betting.title')}</h1>
      </header>
      <LatePlayLine />
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
