import type { PageData } from '#client/context/LoaderArgs.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { usePlayerCurrency } from '#client/stores/usePlayerCurrency.ts';
import { isKycBlocked } from '#shared/profile/isKycBlocked.ts';
import { paths } from '#shared/url/paths.ts';
import { DepositSection } from './deposit/DepositSection.tsx';
import { LateLimitOffer } from './deposit/limit/LateLimitOffer.tsx';
import { IdentityFirst } from './press/IdentityFirst.tsx';
import { CashierShell } from './shell/CashierShell.tsx';

export function DepositPage({ deposit, start, orderKey, outcome }: PageData<typeof import('./deposit.loader.ts')>) {
  const text = useText();
  const { account } = useFacts('session');
  const currency = usePlayerCurrency();
  return (
    <CashierShell current={paths.deposit.build()}>
      {outcome && <OutcomeNote outcome={outcome} done="" />}
      {account && isKycBlocked(account) ? (
        <IdentityFirst isOnVerification={account.is_on_verification} />
      ) : deposit.ok ? (
        <>
          {deposit.value.isLimitOffered && <LateLimitOffer currency={currency} />}
          <DepositSection data={deposit.value} start={start} orderKey={orderKey} />
        </>
      ) : (
        <SectionFailed title={text('deposit.failed')} error={deposit.error} />
      )}
    </CashierShell>
  );
}
