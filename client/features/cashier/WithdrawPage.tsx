import { Suspense } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { paths } from '#shared/url/paths.ts';
import { CashierShell } from './shell/CashierShell.tsx';
import { Requirements } from './withdraw/refusal/Requirements.tsx';
import { WithdrawSection } from './withdraw/WithdrawSection.tsx';

const HeldWithdrawals = late(() => import('./withdraw/HeldWithdrawals.tsx'), 'HeldWithdrawals');

/** A hold and unmet requirements come first, then the methods and the form; a held player is not told that everything is met. */
export function WithdrawPage({ settings, shield }: PageData<typeof import('./withdraw.loader.ts')>) {
  const text = useText();
  if (!settings.ok)
    return (
      <CashierShell current={paths.withdraw.build()}>
        <h2>
          <VisuallyHidden>{text('cashier.withdraw')}</VisuallyHidden>
        </h2>
        <SectionFailed headingLevel={3} title={text('withdraw.failed')} error={settings.error} />
      </CashierShell>
    );
  const { requirements, methods } = settings.value;
  const isReady = requirements.every(({ done }) => done);
  const isHeld = shield !== null && shield.withdrawals_from !== null;
  return (
    <CashierShell current={paths.withdraw.build()}>
      {isHeld && (
        <Suspense>
          <HeldWithdrawals shield={shield} />
        </Suspense>
      )}
      {requirements.length > 0 && !(isReady && isHeld) && (
        <Requirements requirements={requirements} isReady={isReady} />
      )}
      {isReady && !isHeld && methods.length > 0 && <WithdrawSection settings={settings.value} />}
      {isReady && methods.length === 0 && (
        <EmptyState
          headingLevel={3}
          icon="wallet"
          title={text('withdraw.noMethods')}
          text={text('withdraw.noMethodsText')}
        />
      )}
    </CashierShell>
  );
}
