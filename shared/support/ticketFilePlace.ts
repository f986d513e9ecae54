/** Where the content service has the files of tickets. The site serves them only to the owner of their ticket. */
export const TICKET_FILES = '/uploads/tickets/';
