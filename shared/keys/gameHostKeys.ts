/** Query keys at GAME_ORIGIN: a one-time ticket of the player, and the origin of the surrounding page for postMessage. */
export const gameHostKeys = { ticket: 'ticket', siteOrigin: 'site_origin' } as const;
