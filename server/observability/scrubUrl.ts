import { scrubPersonal } from './scrubPersonal.ts';

/** Query keys whose values describe the page, never the person. The values of all others are removed. */
const harmless = new Set(['category', 'providers', 'tab', 'offset', 'count', 'fields', 'locale', 'version']);
/** Characters. */
const MAX_LENGTH = 2048;
/** What follows is a secret: the token of a trusted person, a file of a player. */
const SECRET_PATH = /^((?:\/[a-z]{2})?\/trusted\/|\/uploads\/(?:exports|tickets)\/)[^/?#]+/i;

/** An e-mail, in a link that was put together wrongly; percent-encoded, once or more often. */
const EMAIL = /.(?:@|%(?:25)*40)./i;
/** A phone: with a plus, or of Uzbekistan. Other long numbers are ids of payments and games. */
const PHONE = /(?:\+|%(?:25)*2b)\d{9}|(?<!\d)998\d{9}(?!\d)/i;

/**
 * Redacts a target or address for the log: `/cashier?tab=deposit&code=[r]`. Works on text, so malformed addresses are accepted. In an
 * address that is not one of the site (`isOurs` false), a visitor may have typed or pasted anything, so what looks like a secret goes too.
 */
export function scrubUrl(address: string, isOurs = true): string {
  // Most addresses have no secret, and `test` is much faster than `replace`.
  const opened = SECRET_PATH.test(address) ? address.replace(SECRET_PATH, '$1[r]') : address;
  const mark = opened.indexOf('?');
  const path = mark === -1 ? opened : opened.slice(0, mark);
  const hides = isOurs ? isPersonal : isSecretive;
  const url = hides(path) ? scrubPath(path, hides) + opened.slice(path.length) : opened;
  const query = url.indexOf('?');
  if (query === -1) return url.length > MAX_LENGTH ? url.slice(0, MAX_LENGTH) : url;
  const pairs = url.slice(query + 1, query + MAX_LENGTH).split('&');
  const scrubbed = pairs.map((pair) => {
    const equals = pair.indexOf('=');
    const name = equals === -1 ? pair : pair.slice(0, equals);
    if (equals === -1) return /^[\w.-]{1,32}$/.test(name) ? name : '[r]';
    return harmless.has(name) ? pair : `${/^[\w.[\]-]{1,32}$/.test(name) ? name : '[r]'}=[r]`;
  });
  return `${url.slice(0, Math.min(query, MAX_LENGTH))}?${scrubbed.join('&')}`;
}

const isPersonal = (text: string): boolean => EMAIL.test(text) || PHONE.test(text);

/** A long word of hexadecimal digits is a key, also without a letter beyond f. */
const KEY = /[\da-f]{24}/i;

function isSecretive(text: string): boolean {
  if (isPersonal(text) || KEY.test(text)) return true;
  const decoded = decodedOf(text.slice(0, MAX_LENGTH));
  return decoded.split('/').some((segment) => scrubPersonal(segment) !== segment);
}

function decodedOf(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function scrubPath(path: string, hides: (segment: string) => boolean): string {
  return path
    .split('/')
    .map((segment) => (hides(segment) ? '[r]' : segment))
    .join('/');
}
