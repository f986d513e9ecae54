import { Suspense } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { useReload } from '#client/context/useReload.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { OptionalSection } from '#client/entities/section/OptionalSection.tsx';
import { WhenNear } from '#client/entities/section/WhenNear.tsx';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { useLiveNews } from '#client/lib/live/useLiveNews.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { usePlayerCurrency } from '#client/stores/usePlayerCurrency.ts';
// Of AbsenceCard, which a served page has at once.
import '#client/entities/absence/AbsenceFacts.module.css';
import { SELF_EXCLUSION_PERIODS, TIME_OUT_PERIODS } from '#shared/api/account/accountLimits.contract.ts';
import { BudgetCard } from './limits/BudgetCard.tsx';
import { CheckCard } from './limits/CheckCard.tsx';
import { DepositLimitCard } from './limits/DepositLimitCard.tsx';
import { HelpCard } from './limits/HelpCard.tsx';
import styles from './limits/Limits.module.css';
import { NearSigns } from './limits/NearSigns.tsx';
import { PauseLinks } from './limits/PauseLinks.tsx';
import { PlayLimitCards } from './limits/PlayLimitCards.tsx';
import { ReportCard } from './limits/ReportCard.tsx';
import { SettingsCard } from './settings/SettingsCard.tsx';
import { ProfileShell } from './shell/ProfileShell.tsx';

/** Loaded on demand; on the server at once, for pages without JavaScript. */
const AbsenceCard = late(() => import('./limits/AbsenceCard.tsx'), 'AbsenceCard');
/** At the foot of the page. */
const TrustedCard = late(() => import('./limits/TrustedCard.tsx'), 'TrustedCard');
const PauseConfirm = late(() => import('./limits/PauseConfirm.tsx'), 'PauseConfirm');

/** The player's report and all limits and breaks (decision 011). */
export function LimitsPage({
  profile,
  report,
  budget,
  playLimits,
  absence,
  sessionFacts,
  trusted,
  pause,
  now,
  helpPhones,
  typed,
}: PageData<typeof import('./limits.loader.ts')>) {
  const text = useText();
  const { reload } = useReload();
  useLiveNews('limits', () => void reload());
  const { outcome } = profile;
  // The note above the page says the same until it is put away.
  const { account } = useFacts('session');
  const hasNote = account?.has_absence === true && account.absence !== null;
  const currency = usePlayerCurrency();
  return (
    <ProfileShell data={profile} title={text('profile.limits')} lead={text('limits.lead')}>
      {!pause && outcome?.form === 'pause' && <OutcomeNote outcome={outcome} done="" />}
      {pause && (
        <Suspense>
          <PauseConfirm {...pause} outcome={outcome} />
        </Suspense>
      )}
      {absence && !hasNote && (
        <Suspense>
          <AbsenceCard absence={absence} outcome={outcome} />
        </Suspense>
      )}
      <OptionalSection part={report} failed={text('limits.reportFailed')}>
        {(answer) => <ReportCard report={answer} />}
      </OptionalSection>
      <div className={styles.pair}>
        <DepositLimitCard
          limit={profile.limit}
          error={profile.error}
          currency={currency}
          now={now}
          outcome={outcome}
          typed={typed}
        />
        <OptionalSection part={budget} failed={text('limits.budgetFailed')}>
          {(answer) => <BudgetCard budget={answer} now={now} outcome={outcome} typed={typed} />}
        </OptionalSection>
      </div>
      <OptionalSection part={playLimits} failed={text('limits.playFailed')}>
        {(answer) => <PlayLimitCards {...answer} now={now} outcome={outcome} typed={typed} />}
      </OptionalSection>
      <NearSigns />
      <div className={styles.pair}>
        <OptionalSection part={sessionFacts} failed={text('limits.checkFailed')}>
          {(answer) => <CheckCard session={answer} outcome={outcome} />}
        </OptionalSection>
        <BreakCard />
      </div>
      <ExclusionCard />
      <WhenNear>
        <OptionalSection part={trusted} failed={text('limits.trustedFailed')}>
          {(answer) => <TrustedCard trusted={answer} outcome={outcome} />}
        </OptionalSection>
      </WhenNear>
      <HelpCard phones={helpPhones} />
    </ProfileShell>
  );
}

/** A time-out of a day to three months (decision 011). */
function BreakCard() {
  const text = useText();
  return (
    <SettingsCard id="break" icon="pause" title={text('limits.break')}>
      <p className={styles.note}>{text('limits.breakNote')}</p>
      <PauseLinks name={text('limits.break')} periods={TIME_OUT_PERIODS} />
    </SettingsCard>
  );
}

/** Self-exclusion of half a year and longer (decision 011). */
function ExclusionCard() {
  const text = useText();
  return (
    <SettingsCard id="self-exclusion" icon="close-circle" title={text('limits.exclusion')}>
      <p className={styles.note}>{text('limits.exclusionNote')}</p>
      <PauseLinks name={text('limits.exclusion')} periods={SELF_EXCLUSION_PERIODS} />
    </SettingsCard>
  );
}
