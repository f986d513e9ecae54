import { usePageData } from '../../context/usePageData.ts';
import { SectionFailed } from '../../entities/section/SectionFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { SegmentedLinks } from '../../ui/navigation/SegmentedLinks.tsx';
import { BetsFilter } from './bets/BetsFilter.tsx';
import { BETS_TABS, betsAddress } from './bets/betsQuery.ts';
import { BetsTotals } from './bets/BetsTotals.tsx';
import { RoundList } from './bets/RoundList.tsx';
import { ProfileShell } from './shell/ProfileShell.tsx';

/** Every round and bet for money, what they come to, and each opened; all of it by links. */
export function BetsPage() {
  const text = useText();
  const { profile, query, rounds, totals } = usePageData<typeof import('./bets.loader.ts')>();
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
      <BetsFilter query={query} />
      {totals.ok && <BetsTotals totals={totals.value} />}
      <h2>
        <VisuallyHidden>{text(`bets.tab.${tab}`)}</VisuallyHidden>
      </h2>
      {rounds.ok ? (
        <RoundList first={rounds.value} query={query} />
      ) : (
        <SectionFailed title={text('bets.failed')} error={rounds.error} />
      )}
    </ProfileShell>
  );
}
