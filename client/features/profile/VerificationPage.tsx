import type { PageData } from '#client/context/LoaderArgs.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useWhileVisible } from '#client/lib/live/useWhileVisible.ts';
import { ProfileShell } from './shell/ProfileShell.tsx';
import { BeforeStart } from './verification/BeforeStart.tsx';
import { IdentityWindow } from './verification/IdentityWindow.tsx';
import { OnPhone } from './verification/OnPhone.tsx';
import { ReturnLink } from './verification/ReturnLink.tsx';
import { StageCard } from './verification/StageCard.tsx';
import { useVerification } from './verification/useVerification.ts';

/** Milliseconds between polls: a check may end on the phone, in another tab or at the provider. */
const ASK_MS = 15_000;

/** Stage of the identity check, the reason for it, and the provider's window (E11). */
export function VerificationPage({ profile, from, action }: PageData<typeof import('./verification.loader.ts')>) {
  const text = useText();
  const { stage, check, ask, noteHandedIn, error } = useVerification();
  const subject = action === null ? 'person' : 'requisites';
  const isOpen = stage === 'none' || stage === 'begun' || stage === 'retry';
  useWhileVisible(ask, isOpen || stage === 'submitted' ? ASK_MS : null);
  return (
    <ProfileShell
      data={profile}
      title={text(action === null ? 'profile.verification' : 'verification.requisites.page')}
      lead={text(action === null ? 'verification.lead' : 'verification.requisites.lead')}
    >
      {error ? (
        <SectionFailed title={text('verification.failed')} error={error} />
      ) : (
        <StageCard subject={subject} stage={stage} check={check}>
          {isOpen && (
            <IdentityWindow
              key={action}
              stage={stage}
              action={action}
              onNews={() => void ask().catch(() => undefined)}
              onHandedIn={noteHandedIn}
            />
          )}
          <ReturnLink from={from} stage={stage} />
        </StageCard>
      )}
      {isOpen && !error && <OnPhone />}
      {stage !== 'approved' && <BeforeStart subject={subject} hours={check?.usual_hours ?? 0} />}
    </ProfileShell>
  );
}
