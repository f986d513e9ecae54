/** Name of the cookie with the script in which a visitor reads Uzbek, and of the query key that sets it: `Cyrl` or `Latn` (default). */
export const scriptKey = 'script';
