import type { PageData } from '#client/context/LoaderArgs.ts';
import { useReload } from '#client/context/useReload.ts';
import { formatLastDay } from '#client/entities/promotion/formatLastDay.ts';
import { PageText } from '#client/entities/section/PageText.tsx';
import { Markup } from '#client/i18n/Markup.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Countdown } from '#client/ui/feedback/Countdown.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { PageHero } from '#client/ui/layout/PageHero.tsx';
import { StarList } from '#client/ui/media/StarList.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { PromotionAction } from './PromotionAction.tsx';
import styles from './PromotionPage.module.css';

export function PromotionPage({ promotion, seo }: PageData<typeof import('./promotion.loader.ts')>) {
  const text = useText();
  const offset = useClockOffset();
  const { reload } = useReload();
  const { name, summary, image, phoneImage, ends, isOver, steps, terms } = promotion;
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div className={styles.top}>
        <PageHead back={{ name: text('promotions.title'), href: paths.promotions.build() }} link={renderLocaleLink} />
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
          <FactList facts={promotion.conditions} />
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
