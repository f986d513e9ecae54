/** Currency of the site, where neither the player's nor the platform's is known. */
export const DEFAULT_CURRENCY = 'UZS';
