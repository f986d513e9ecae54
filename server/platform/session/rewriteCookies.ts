import { framedName } from '#server/http/policy/framedName.ts';
import type { CookieSettings } from './sessionCookies.ts';

/** Facts for rewriting the platform's cookies. */
export interface CookieRewrite extends CookieSettings {
  /** Players reach the site over https. */
  secure: boolean;
}

const rewritten = new Set(['domain', 'secure', 'samesite', 'partitioned']);

/**
 * Rewrites the platform's Set-Cookie lines for this host: Domain is removed, so that they belong to this host only; Secure on
 * https; SameSite=Lax unless the platform sets Strict. Name, value, Path, lifetime and HttpOnly stay.
 *
 * In a frame the session gets its framed name with `SameSite=None; Secure; Partitioned`; other cookies do not change names.
 * A line of the platform with the framed name is dropped.
 */
export function rewriteCookies(lines: readonly string[], cookieSettings: CookieRewrite): string[] {
  return lines.flatMap((line) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals);
    if (equals < 1 || cookieSettings.sessionCookies.some((one) => framedName(one) === name)) return [];
    const others = attributes.filter((attribute) => attribute !== '' && !rewritten.has(nameOf(attribute)));
    if (cookieSettings.framed && cookieSettings.sessionCookies.includes(name)) {
      const free = others.filter((attribute) => nameOf(attribute) !== 'path');
      return [
        [`${framedName(name)}${pair.slice(equals)}`, ...free, 'Path=/', 'Secure', 'SameSite=None', 'Partitioned'].join(
          '; ',
        ),
      ];
    }
    // Browsers reject a cookie with such a prefix without Secure.
    const secure = cookieSettings.secure || /^__(?:Host|Secure)-/i.test(name);
    const sameSite = isStrict(attributes) ? 'SameSite=Strict' : 'SameSite=Lax';
    return [[pair, ...others, ...(secure ? ['Secure'] : []), sameSite].join('; ')];
  });
}

/** Whether SameSite is Strict. Browsers use the last attribute of several. */
function isStrict(attributes: readonly string[]): boolean {
  return /^samesite\s*=\s*strict$/i.test(attributes.findLast((attribute) => nameOf(attribute) === 'samesite') ?? '');
}

function nameOf(attribute: string): string {
  return (attribute.split('=', 1)[0] as string).trim().toLowerCase();
}
