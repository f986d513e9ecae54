import type { PageData } from '#client/context/LoaderArgs.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { Receipt } from './receipt/Receipt.tsx';
import { CashierShell } from './shell/CashierShell.tsx';

/** Without a known payment in its address, the page links to the history. */
export function ReceiptPage({ payment }: PageData<typeof import('./receipt.loader.ts')>) {
  const text = useText();
  const isUnknown = payment === null || (!payment.ok && payment.error === 'InvalidParameterException');
  return (
    <CashierShell current={paths.cashierHistory.build()} title={text('receipt.title')}>
      {!payment?.ok && (
        <h2>
          <VisuallyHidden>{text('receipt.title')}</VisuallyHidden>
        </h2>
      )}
      {isUnknown && (
        <EmptyState icon="document" title={text('receipt.none')} text={text('receipt.noneText')}>
          <ButtonLink href={paths.cashierHistory.build()} link={renderLocaleLink}>
            {text('cashier.history')}
          </ButtonLink>
        </EmptyState>
      )}
      {payment?.ok && <Receipt payment={payment.value} />}
      {!isUnknown && !payment.ok && <SectionFailed title={text('receipt.failed')} error={payment.error} />}
    </CashierShell>
  );
}
