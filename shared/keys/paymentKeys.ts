/** Query keys of the cashier's pages, in their own file, because no other page needs them. */
export const paymentKeys = {
  /** Id of a payment, on pages without it in their path. */
  payment: 'id',
  /** Initial sum, major units. */
  amount: 'amount',
  /** Initial offer of a deposit. */
  offer: 'offer',
  /** Id of the saved requisites in a refused form; empty: new ones. */
  saved: 'saved',
  /** Marks a payment ordered by a form without JavaScript: its page, with JavaScript, continues to the provider once. */
  goOn: 'go',
} as const;
