interface PlainOrderProps {
  method: string;
  orderKey: string;
}

/** What the form says of itself where it is sent without script; the key makes of a second sending the same order. */
export function PlainOrder({ method, orderKey }: PlainOrderProps) {
  return (
    <>
      <input type="hidden" name="method" value={method} />
      <input type="hidden" name="order_key" value={orderKey} />
    </>
  );
}
