import { isPrivatePath } from '../../../shared/isPrivatePath.ts';
import { type Locale, stripLocale, withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/paths.ts';
import { queryKeys } from '../../../shared/queryKeys.ts';
import type { RedirectIndex } from '../../../shared/redirects/redirectIndex.ts';
import { resolveRedirect } from '../../../shared/redirects/resolveRedirect.ts';
import { structuralRedirect } from '../../../shared/redirects/structuralRedirect.ts';

interface Visitor {
  locale: Locale;
  isGuest: boolean;
  rules: RedirectIndex | undefined;
}

/** Where an address leads instead, in the order of A-31; the first that leads elsewhere wins. Undefined: nowhere. */
export function addressRedirect(url: URL, { locale, isGuest, rules }: Visitor): string | undefined {
  const { pathname, search, hash } = url;
  const path = stripLocale(pathname);
  const found = rules && resolveRedirect(rules, { path, search, hash, locale })?.location;
  if (found !== undefined && new URL(found, url).href !== url.href) return found;
  const structural = structuralRedirect({ path, search, isGuest });
  if (structural !== undefined) return withLocale(structural, locale) + hash;
  if (isGuest && isPrivatePath(pathname))
    return withLocale(paths.home.build(null, { [queryKeys.redirectUrl]: pathname + search + hash }), locale);
  return undefined;
}
