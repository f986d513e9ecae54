import { Sender } from '#client/entities/form/Sender.tsx';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';

interface PlainOrderProps {
  method: string;
  orderKey: string;
}

/** Hidden fields for a form sent without JavaScript; the idempotency key makes a second submission the same order. */
export function PlainOrder({ method, orderKey }: PlainOrderProps) {
  return (
    <>
      <input type="hidden" name="method" value={method} />
      <Sender />
      <input type="hidden" name={ORDER_KEY_FIELD} value={orderKey} />
    </>
  );
}
