import type { PageData } from '#client/context/LoaderArgs.ts';
import { useApp } from '#client/context/useApp.ts';
import { JackpotPanel } from '#client/entities/jackpot/JackpotPanel.tsx';
import { JackpotPots } from '#client/entities/jackpot/JackpotPots.tsx';
import type { JackpotCard } from '#client/entities/jackpot/jackpotCard.ts';
import { useLiveJackpots } from '#client/entities/jackpot/useLiveJackpots.ts';
import { PageText } from '#client/entities/section/PageText.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { hallHref } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';
import { HowItWorks } from './HowItWorks.tsx';
import styles from './JackpotsPage.module.css';

export function JackpotsPage({ jackpots, seo }: PageData<typeof import('./jackpots.loader.ts')>) {
  const text = useText();
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <PageHead title={text('jackpots.title')} lead={text('jackpots.lead')} />
      {!jackpots.ok && <SectionFailed title={text('jackpots.failed')} error={jackpots.error} />}
      {jackpots.ok && jackpots.value.length === 0 && (
        <EmptyState icon="diamond" title={text('jackpots.empty')} text={text('jackpots.emptyText')}>
          <ButtonLink kind="primary" href={paths.gamehall.build()} link={renderLocaleLink}>
            {text('jackpots.allGames')}
          </ButtonLink>
        </EmptyState>
      )}
      {jackpots.ok && jackpots.value.length > 0 && <Pots jackpots={jackpots.value} />}
      <HowItWorks />
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}

function Pots({ jackpots }: { jackpots: readonly JackpotCard[] }) {
  const { locale } = useApp();
  const text = useText();
  const sums = useLiveJackpots(jackpots);
  const [great, ...others] = jackpots;
  if (!great) return null;
  const href = paths.jackpot.build({ id: great.id });
  return (
    <>
      <JackpotPanel
        jackpot={great}
        amount={sums[String(great.id)] ?? great.amount.amount}
        title={
          <h2>
            <LocaleLink to={href}>{text('jackpots.name', { name: great.name })}</LocaleLink>
          </h2>
        }
        note={great.mustDropBy && text('jackpots.mustDropBy', { sum: formatMoney(great.mustDropBy, locale) })}
      >
        <ButtonLink kind="primary" size="large" href={hallHref({ category: 'jackpot' })} link={renderLocaleLink}>
          {text('jackpots.play')}
        </ButtonLink>
        <ButtonLink size="large" href={href} link={renderLocaleLink}>
          {text('jackpots.open')}
        </ButtonLink>
      </JackpotPanel>
      {others.length > 0 && <JackpotPots jackpots={others} sums={sums} />}
    </>
  );
}
