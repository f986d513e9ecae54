import { Sender } from '#client/entities/form/Sender.tsx';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';

interface OrderFieldsProps {
  values?: Readonly<Record<string, string | number>>;
  /** By it the form sent again without JavaScript is the same order; null: for a guest, who orders nothing. */
  orderKey: string | null;
}

/** The hidden fields of a form that is an order: what it orders, for whom, and its key. */
export function OrderFields({ values = {}, orderKey }: OrderFieldsProps) {
  return (
    <>
      <Sender />
      {Object.entries({ ...values, ...(orderKey === null ? {} : { [ORDER_KEY_FIELD]: orderKey }) }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
    </>
  );
}
