import { Sender } from '#client/entities/form/Sender.tsx';
import { HiddenFields } from '#client/entities/site-form/HiddenFields.tsx';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';

interface OrderFieldsProps {
  values?: object;
  /** By it the form sent again without JavaScript is the same order; null: for a guest, who orders nothing. */
  orderKey: string | null;
}

/** The hidden fields of a form that is an order: what it orders, for whom, and its key. */
export function OrderFields({ values = {}, orderKey }: OrderFieldsProps) {
  return (
    <>
      <HiddenFields values={values} />
      <Sender />
      {orderKey !== null && <HiddenFields values={{ [ORDER_KEY_FIELD]: orderKey }} />}
    </>
  );
}
