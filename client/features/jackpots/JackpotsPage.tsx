import { formatMoney } from '../../../shared/domain/formatMoney.ts';
import { hallHref } from '../../../shared/hallQuery.ts';
import { paths } from '../../../shared/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { usePageData } from '../../context/usePageData.ts';
import { PageText } from '../../games/PageText.tsx';
import { SectionFailed } from '../../games/SectionFailed.tsx';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { Seo } from '../../i18n/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PictureTileGrid } from '../../ui/PictureTileGrid.tsx';
import type { JackpotCard } from '../../lib/jackpotCard.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { JackpotPanel } from '../../games/JackpotPanel.tsx';
import styles from './JackpotsPage.module.css';
import { JackpotTile } from './JackpotTile.tsx';
import { useLiveJackpots } from '../../games/useLiveJackpots.ts';

export function JackpotsPage() {
  const { jackpots, seo } = usePageData<typeof import('./jackpots.loader.ts')>();
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
  const sumOf = ({ id, amount }: JackpotCard) => sums[String(id)] ?? amount.amount;
  const [great, ...others] = jackpots;
  if (!great) return null;
  const href = paths.jackpot.build({ id: great.id });
  return (
    <>
      <JackpotPanel
        jackpot={great}
        amount={sumOf(great)}
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
      {others.length > 0 && (
        <PictureTileGrid>
          {others.map((jackpot) => (
            <li key={jackpot.id}>
              <JackpotTile jackpot={jackpot} amount={sumOf(jackpot)} />
            </li>
          ))}
        </PictureTileGrid>
      )}
    </>
  );
}
