import { ORDER_KEY_FIELD } from '../../../../shared/cashier/orderKeyField.ts';

interface PlainOrderProps {
  method: string;
  orderKey: string;
}

/** What the form says of itself where it is sent without script; the key makes of a second sending the same order. */
export function PlainOrder({ method, orderKey }: PlainOrderProps) {
  return (
    <>
      <input type="hidden" name="method" value={method} />
      <input type="hidden" name={ORDER_KEY_FIELD} value={orderKey} />
    </>
  );
}
