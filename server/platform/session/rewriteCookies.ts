import { framedName } from '../../http/policy/framedName.ts';
import type { CookieFacts } from './sessionCookies.ts';

export interface CookieRewrite extends CookieFacts {
  /** Players reach us over https. */
  secure: boolean;
}

const rewritten = new Set(['domain', 'secure', 'samesite', 'partitioned']);

/**
 * The platform's Set-Cookie lines for our own host: Domain dropped, so that they belong to this host alone; Secure on
 * https; SameSite=Lax where the platform does not say Strict. Name, value, Path, lifetime and HttpOnly stay the platform's.
 *
 * In a frame the session goes under its second name as `SameSite=None; Secure; Partitioned`, and only the session.
 * A platform that sends that second name itself is not believed.
 */
export function rewriteCookies(lines: readonly string[], facts: CookieRewrite): string[] {
  return lines.flatMap((line) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals);
    if (equals < 1 || facts.sessionCookies.some((one) => framedName(one) === name)) return [];
    const others = attributes.filter((attribute) => attribute !== '' && !rewritten.has(nameOf(attribute)));
    if (facts.framed && facts.sessionCookies.includes(name)) {
      const free = others.filter((attribute) => nameOf(attribute) !== 'path');
      return [
        [`${framedName(name)}${pair.slice(equals)}`, ...free, 'Path=/', 'Secure', 'SameSite=None', 'Partitioned'].join(
          '; ',
        ),
      ];
    }
    // A prefix promises what Secure says; without Secure the browser would throw the cookie away.
    const secure = facts.secure || /^__(?:Host|Secure)-/i.test(name);
    const sameSite = isStrict(attributes) ? 'SameSite=Strict' : 'SameSite=Lax';
    return [[pair, ...others, ...(secure ? ['Secure'] : []), sameSite].join('; ')];
  });
}

/** As browsers read it: the last one counts. */
function isStrict(attributes: readonly string[]): boolean {
  return /^samesite\s*=\s*strict$/i.test(attributes.findLast((attribute) => nameOf(attribute) === 'samesite') ?? '');
}

function nameOf(attribute: string): string {
  return (attribute.split('=', 1)[0] as string).trim().toLowerCase();
}
