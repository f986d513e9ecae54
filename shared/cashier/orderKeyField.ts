/** The hidden field of a money form: made with the page, it names one order, however often the form is sent. */
export const ORDER_KEY_FIELD = 'order_key';
