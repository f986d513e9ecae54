import { Suspense } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { usePlayerCurrency } from '#client/stores/usePlayerCurrency.ts';
import { isKycBlocked } from '#shared/profile/isKycBlocked.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './DepositPage.module.css';
import { DepositSection } from './deposit/DepositSection.tsx';
import { CashierShell } from './shell/CashierShell.tsx';

const IdentityFirst = late(() => import('./deposit/press/IdentityFirst.tsx'), 'IdentityFirst');
/** Only for players without a deposit and a limit. */
const LimitOffer = late(() => import('./deposit/limit/LimitOffer.tsx'), 'LimitOffer');

export function DepositPage({ deposit, start, orderKey, outcome }: PageData<typeof import('./deposit.loader.ts')>) {
  const text = useText();
  const { account } = useFacts('session');
  const currency = usePlayerCurrency();
  return (
    <CashierShell current={paths.deposit.build()}>
      {outcome && <OutcomeNote outcome={outcome} done="" />}
      {account && isKycBlocked(account) ? (
        <Suspense>
          <IdentityFirst isOnVerification={account.is_on_verification} />
        </Suspense>
      ) : deposit.ok ? (
        <>
          {deposit.value.isLimitOffered && (
            <div className={styles.limitOffer}>
              <Suspense>
                <LimitOffer currency={currency} />
              </Suspense>
            </div>
          )}
          <DepositSection data={deposit.value} start={start} orderKey={orderKey} />
        </>
      ) : (
        <SectionFailed title={text('deposit.failed')} error={deposit.error} />
      )}
    </CashierShell>
  );
}
