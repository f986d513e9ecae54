import type { PageData } from '#client/context/LoaderArgs.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { SegmentedLinks } from '#client/ui/navigation/tabs/SegmentedLinks.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './bets/Bets.module.css';
import { BetsFilter } from './bets/BetsFilter.tsx';
import { BetsTotals } from './bets/BetsTotals.tsx';
import { BETS_TABS, betsAddress } from './bets/betsQuery.ts';
import { RoundList } from './bets/RoundList.tsx';
import { ProfileShell } from './shell/ProfileShell.tsx';

export function BetsPage({
  profile,
  query,
  rounds,
  totals,
  searchError,
  gameName,
  hasExports,
}: PageData<typeof import('./bets.loader.ts')>) {
  const text = useText();
  const { tab, from, to } = query;
  return (
    <ProfileShell data={profile} title={text('profile.bets')} lead={text('bets.lead')}>
      <SegmentedLinks
        label={text('bets.tabs')}
        link={renderLocaleLink}
        options={BETS_TABS.map((name) => ({
          href: betsAddress({ tab: name, from, to }),
          label: text(`bets.tab.${name}`),
          current: name === tab,
        }))}
      />
      <BetsFilter
        query={query}
        gameName={gameName ?? (rounds?.ok ? rounds.value.rows[0]?.game.name : null) ?? query.game}
      />
      {totals?.ok && <BetsTotals totals={totals.value} />}
      <h2>
        <VisuallyHidden>{text(`bets.tab.${tab}`)}</VisuallyHidden>
      </h2>
      {rounds?.ok && (
        <RoundList key={betsAddress({ ...query, shown: 0, open: null })} first={rounds.value} query={query} />
      )}
      {rounds?.ok === false && <SectionFailed headingLevel={3} title={text('bets.failed')} error={rounds.error} />}
      {searchError && <SectionFailed headingLevel={3} title={text('bets.failed')} error={searchError} />}
      {!rounds && !searchError && (
        <EmptyState
          headingLevel={3}
          icon="search"
          title={text('bets.noGame', { name: query.name ?? '' })}
          text={text('bets.noGameText')}
        >
          <ButtonLink href={betsAddress({ tab })} link={renderLocaleLink}>
            {text('bets.reset')}
          </ButtonLink>
        </EmptyState>
      )}
      <p className={styles.links}>
        {hasExports && (
          <TextLink kind="standalone" icon="download" href={paths.profileBetsExports.build()} link={renderLocaleLink}>
            {text('bets.exports')}
          </TextLink>
        )}
        <TextLink kind="standalone" icon="document" href={paths.statement.build()} link={renderLocaleLink}>
          {text('bets.statement')}
        </TextLink>
      </p>
    </ProfileShell>
  );
}
