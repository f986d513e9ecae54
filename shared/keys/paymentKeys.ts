/** Query keys of the cashier's pages; no other page loads them. */
export const paymentKeys = {
  /** The id of a payment, on pages whose path names none. */
  payment: 'id',
  /** A sum to begin with, major units. */
  amount: 'amount',
  /** An offer to begin a deposit with. */
  offer: 'offer',
  /** Saved requisites that a refused form had chosen; empty: new ones. */
  saved: 'saved',
  /** An open payment that was ordered by a plain form: with script its page goes on to the provider by itself, once. */
  goOn: 'go',
} as const;
