import { queryKeys } from '#shared/keys/queryKeys.ts';
import { scriptKey } from '#shared/keys/scriptKey.ts';
import { trackingKeys } from '#shared/keys/trackingKeys.ts';
import { isUnder } from '#shared/url/isUnder.ts';
import { pageRules } from './pageRules.ts';

const excluded = [...pageRules.values()].flatMap(({ pattern, crawlers }) =>
  crawlers === 'excluded' ? [pattern.replace('/*', '')] : [],
);

/** Pages that crawlers must not read, with all below them; guests are redirected from most. Each also exists under /ru. */
export const privatePages: readonly string[] = excluded.filter(
  (pattern) => !excluded.some((other) => other !== pattern && isUnder(pattern, [other])),
);

/** Addresses of the server that are not pages. */
export const serverPaths = ['/api/', '/oauth/', '/hit', '/_/', '/_icons'];

/**
 * Query keys that do not make another page for crawlers: popups, tracking, the script of Uzbek, and the frame document of a game. Not
 * `redirectUrl`: the forms with it say `noindex`, and a crawler that may not read them would list their addresses without a text.
 */
export const duplicateKeys: readonly string[] = [
  ...new Set([
    ...trackingKeys,
    queryKeys.showPopupAuth,
    queryKeys.preventClose,
    queryKeys.backUrl,
    queryKeys.promoCode,
    queryKeys.popup,
    queryKeys.register,
    queryKeys.from,
    queryKeys.toastType,
    queryKeys.embed,
    scriptKey,
  ]),
];
