/** A sum in major units, at most two decimals, as on the wire. */
export interface Money {
  amount: number;
  currency: string;
}
