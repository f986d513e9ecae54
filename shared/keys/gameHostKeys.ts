/** Query keys at GAME_ORIGIN: who plays, once; and the origin of the page around, to which the document speaks. */
export const gameHostKeys = { ticket: 'ticket', siteOrigin: 'site_origin' } as const;
