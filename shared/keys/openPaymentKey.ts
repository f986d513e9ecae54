/** Key of sessionStorage: the payment for which this tab went to a provider. In its own file, because guests do not need it. */
export const openPaymentKey = 'open_payment';
