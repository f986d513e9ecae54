import { paths } from '../../../shared/url/paths.ts';
import { usePageData } from '../../context/usePageData.ts';
import { SectionFailed } from '../../entities/section/SectionFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import { CashierShell } from './shell/CashierShell.tsx';
import { MethodCards } from './deposit/MethodCards.tsx';

/** Money in. */
export function DepositPage() {
  const text = useText();
  const { methods, chosen } = usePageData<typeof import('./deposit.loader.ts')>();
  return (
    <CashierShell current={paths.deposit.build()}>
      {methods.ok ? (
        <MethodCards methods={methods.value} chosen={chosen} />
      ) : (
        <SectionFailed title={text('deposit.failed')} error={methods.error} />
      )}
    </CashierShell>
  );
}
