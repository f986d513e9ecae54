/** In sessionStorage: the payment this tab has gone to a provider with. Apart from the other keys: guests need none. */
export const openPaymentKey = 'open_payment';
