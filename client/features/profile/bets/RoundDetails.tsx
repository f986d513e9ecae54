import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import styles from './Bets.module.css';
import { type BetsQuery, betsAddress } from './betsQuery.ts';
import type { Round } from './loadRounds.ts';
import { ReportLink } from './ReportLink.tsx';
import { RoundFairness } from './RoundFairness.tsx';

export function RoundDetails({ round, query }: { round: Round; query: BetsQuery }) {
  const text = useText();
  const { locale } = useApp();
  const { details } = usePageData<typeof import('../bets.loader.ts')>();
  const { game, win, status } = round;
  const answer = details?.ok ? details.value : null;
  // An open bet has no outcome yet; a platform may not have the method.
  const hasNoOutcome = status === 'open' || (details && !details.ok && details.error === 'MethodNotFoundException');
  return (
    <div className={styles.details}>
      <p className={styles.number}>{`№ ${round.id}`}</p>
      <FactList
        facts={[
          ...(status === 'open' ? [] : [{ label: text('bets.win'), value: formatMoney(win, locale) }]),
          ...(answer
            ? [
                { label: text('bets.bonusStake'), value: formatMoney(answer.bonus_bet, locale) },
                { label: text('bets.bonusWin'), value: formatMoney(answer.bonus_win, locale) },
              ]
            : []),
        ]}
      />
      {answer?.fairness && <RoundFairness fairness={answer.fairness} />}
      {details && !details.ok && !hasNoOutcome && (
        <SectionFailed headingLevel={3} title={text('bets.detailsFailed')} error={details.error} />
      )}
      <p className={styles.links}>
        <ReportLink round={round} />
        {query.tab === 'games' && query.game === null && (
          <TextLink
            kind="standalone"
            icon="filter"
            href={betsAddress({ ...query, shown: 0, open: null, game: game.sysname })}
            link={renderLocaleLink}
          >
            {text('bets.onlyThis')}
          </TextLink>
        )}
      </p>
    </div>
  );
}
