/**
 * Whom a page's commands and reads are for: the uid of the player that the page shows. `header` of a call of /api and of the stream of
 * events, `field` of a form without JavaScript. Another page of the browser may have signed another player in.
 */
export const senderKeys = { header: 'x-player', field: 'player' } as const;
