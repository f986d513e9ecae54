import { usePageData } from '#client/context/usePageData.ts';
import { useText } from '#client/i18n/useText.ts';
import { HistoryDetails } from './HistoryDetails.tsx';
import type { MoneyRow } from './MoneyRow.ts';
import { PaymentRow } from './PaymentRow.tsx';

interface HistoryItemProps {
  row: MoneyRow;
  isOpen: boolean;
  /** Opens the details, or closes them. */
  href: string;
}

export function HistoryItem({ row, isOpen, href }: HistoryItemProps) {
  const text = useText();
  const { names } = usePageData<typeof import('../../history.loader.ts')>();
  const isPayment = row.kind === 'deposit' || row.kind === 'withdrawal';
  const name = `${text(isOpen ? 'history.close' : 'history.details')} № ${row.id}`;
  return (
    <PaymentRow row={row} names={names} opener={isPayment ? { href, name, isOpen } : undefined}>
      {isPayment && isOpen && <HistoryDetails row={row} />}
    </PaymentRow>
  );
}
