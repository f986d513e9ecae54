import { useLayoutEffect, useRef, useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { OptionalSection } from '#client/entities/section/OptionalSection.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { HowCard } from './cashback/HowCard.tsx';
import { PastCard } from './cashback/PastCard.tsx';
import { PeriodCard } from './cashback/PeriodCard.tsx';
import { WaitingCard } from './cashback/WaitingCard.tsx';
import { ProfileShell } from './shell/ProfileShell.tsx';

export function CashbackPage({ profile, cashbacks, plan, orderKey }: PageData<typeof import('./cashback.loader.ts')>) {
  const text = useText();
  const [pressed, setPressed] = useState<PlainFormOutcome | null>(null);
  const note = useRef<HTMLDivElement>(null);
  // The pressed card has gone, and the focus with it.
  useLayoutEffect(() => {
    if (pressed) note.current?.focus();
  }, [pressed]);
  const formOutcome = ['payout', 'refuse'].includes(profile.outcome?.form ?? '') ? profile.outcome : null;
  const outcome = pressed ?? formOutcome;
  const items = cashbacks.ok ? cashbacks.value.items : [];
  const waiting = items.find(({ status }) => status === 'active');
  return (
    <ProfileShell data={profile} title={text('profile.cashback')} lead={text('cashback.lead')}>
      {outcome && (
        <div ref={note} tabIndex={-1}>
          <OutcomeNote
            outcome={outcome}
            done={text(outcome.form === 'refuse' ? 'cashback.refused' : 'cashback.taken')}
          />
        </div>
      )}
      {cashbacks.ok ? (
        <WaitingCard
          key={waiting?.id}
          cashback={waiting ?? null}
          plan={plan.ok ? plan.value : null}
          orderKey={orderKey}
          onOutcome={setPressed}
        />
      ) : (
        <SectionFailed title={text('cashback.failed')} error={cashbacks.error} />
      )}
      <OptionalSection part={plan} failed={text('cashback.planFailed')}>
        {(value) => (
          <>
            <PeriodCard plan={value} />
            <HowCard plan={value} />
          </>
        )}
      </OptionalSection>
      {(cashbacks.ok || cashbacks.error !== 'MethodNotFoundException') && (
        <PastCard items={cashbacks.ok ? items.filter(({ status }) => status === 'paid_out') : null} />
      )}
    </ProfileShell>
  );
}
