/** Hidden field of a form to support that is sent without JavaScript: made with its page, so that a form sent again is the same message. */
export const TICKET_KEY_FIELD = 'key';
