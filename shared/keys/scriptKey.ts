/** Name of the cookie that remembers the letters somebody reads Uzbek in, and of the query key that sets it: `Cyrl`, or `Latn` as usual. */
export const scriptKey = 'script';
