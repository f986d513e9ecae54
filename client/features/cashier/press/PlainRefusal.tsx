import { useText } from '../../../i18n/useText.ts';
import { RefusalNote } from '../../../entities/form/RefusalNote.tsx';
import { OrderUnknown } from '../../../entities/order/OrderUnknown.tsx';

interface PlainRefusalProps {
  refusal: { messageId: string; field: string | null };
}

/** Outcome of a form sent without JavaScript, above the form. */
export function PlainRefusal({ refusal }: PlainRefusalProps) {
  const text = useText();
  if (refusal.messageId === 'cashier.unknown') return <OrderUnknown command="deposit" />;
  return <RefusalNote title={text(refusal.messageId, { seconds: 0 })} />;
}
