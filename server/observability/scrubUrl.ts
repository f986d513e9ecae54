/** Query keys whose values are about the page, never about the person. All others keep their name and lose their value. */
const harmless = new Set(['category', 'providers', 'tab', 'offset', 'count', 'fields', 'locale', 'version']);
const LONGEST = 2048;
/** What follows opens something. */
const SECRET_PATH = /^((?:\/[a-z]{2})?\/trusted\/)[^/?#]+/i;

/** A target or address fit for a log: `/cashier?tab=deposit&code=[r]`. Works on text, so a malformed one is no trouble. */
export function scrubUrl(address: string): string {
  const url = address.replace(SECRET_PATH, '$1[r]');
  const query = url.indexOf('?');
  if (query === -1) return url.length > LONGEST ? url.slice(0, LONGEST) : url;
  const pairs = url.slice(query + 1, query + LONGEST).split('&');
  const scrubbed = pairs.map((pair) => {
    const equals = pair.indexOf('=');
    const name = equals === -1 ? pair : pair.slice(0, equals);
    if (equals === -1) return /^[\w.-]{1,32}$/.test(name) ? name : '[r]';
    return harmless.has(name) ? pair : `${/^[\w.[\]-]{1,32}$/.test(name) ? name : '[r]'}=[r]`;
  });
  return `${url.slice(0, Math.min(query, LONGEST))}?${scrubbed.join('&')}`;
}
