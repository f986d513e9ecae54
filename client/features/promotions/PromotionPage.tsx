import { paths } from '../../../shared/url/paths.ts';
import { usePageData } from '../../context/usePageData.ts';
import { useReload } from '../../context/useReload.ts';
import { formatLastDay } from '../../entities/promotion/formatLastDay.ts';
import { Markup } from '../../i18n/Markup.tsx';
import { PageText } from '../../entities/section/PageText.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { FactList } from '../../ui/layout/FactList.tsx';
import { PageHero } from '../../ui/layout/PageHero.tsx';
import { StarList } from '../../ui/media/StarList.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { PromotionAction } from './PromotionAction.tsx';
import styles from './PromotionPage.module.css';
import { useClockOffset } from '../../stores/clock/useClockOffset.ts';

export function PromotionPage() {
  const { promotion, seo } = usePageData<typeof import('./promotion.loader.ts')>();
  const text = useText();
  const offset = useClockOffset();
  const { reload } = useReload();
  const { name, summary, image, phoneImage, ends, isOver, steps, terms } = promotion;
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div className={styles.top}>
        <Breadcrumbs
          label={text('promotions.crumbs')}
          crumbs={[{ name: text('promotions.title'), href: paths.promotions.build() }]}
          here={name}
          link={renderLocaleLink}
        />
        <PageHero
          title={name}
          text={summary}
          picture={{ src: image, phoneSrc: phoneImage }}
          status={isOver && <Badge kind="waiting">{text('promotions.over')}</Badge>}
        >
          <PromotionAction promotion={promotion} />
        </PageHero>
      </div>
      <div className={styles.columns}>
        <aside className={styles.aside} aria-label={text('promotions.brief')}>
          <div className={styles.when}>
            <p>
              {ends === null
                ? text('promotions.open')
                : text(isOver ? 'promotions.ended' : 'promotions.until', { date: formatLastDay(ends) })}
            </p>
            {ends !== null && !isOver && (
              <Countdown
                className={styles.countdown}
                until={ends}
                offset={offset}
                labels={{
                  days: text('promotions.days'),
                  hours: text('promotions.hours'),
                  minutes: text('promotions.minutes'),
                  seconds: text('promotions.seconds'),
                  label: text('promotions.left'),
                }}
                onEnd={() => void reload()}
              />
            )}
          </div>
          <FactList facts={promotion.facts} />
          <p className={styles.care}>
            {text('promotions.care')}{' '}
            <TextLink href={paths.contentPage.build({ slug: 'responsible-gaming' })} link={renderLocaleLink}>
              {text('promotions.limits')}
            </TextLink>
          </p>
        </aside>
        <div className={styles.main}>
          {promotion.text && (
            <div className={styles.text}>
              <Markup>{promotion.text}</Markup>
            </div>
          )}
          {steps.length > 0 && (
            <section className={styles.section}>
              <h2>{text('promotions.steps')}</h2>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>
                    <span>{step}</span>
                  </li>
                ))}
              </ol>
            </section>
          )}
          {terms.length > 0 && (
            <section className={styles.section}>
              <h2>{text('promotions.terms')}</h2>
              <StarList items={terms} />
            </section>
          )}
        </div>
      </div>
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}
