import type { AppContext } from '#client/context/AppContext.ts';
import { Redirect } from '#client/context/Redirect.ts';
import { type Language, languageOf } from '#shared/locales.ts';
import type { AddressRedirect } from './createAddressRedirect.ts';

export type RedirectRules = (url: URL, app: AppContext) => Promise<Redirect | undefined>;

/**
 * Redirects for navigation in the browser, in the server's order: content rules, aliases, the guest guard. Rules are read once
 * per visit and language; none apply while they cannot be read.
 */
export function createRedirectRules(): RedirectRules {
  const rulesOf = new Map<Language, AddressRedirect>();

  return async (url, { content, locale: scriptLocale, stores }) => {
    const locale = languageOf(scriptLocale);
    let decide = rulesOf.get(locale);
    if (!decide) {
      const nothing = () => undefined;
      const [module, config] = await Promise.all([
        import('./createAddressRedirect.ts').catch(nothing),
        content('prazer-config').catch(nothing),
      ]);
      decide = module?.createAddressRedirect(config?.redirects ?? [], locale);
      if (config && decide) rulesOf.set(locale, decide);
    }
    const location = decide?.(url, stores.session.isGuest);
    return location === undefined ? undefined : new Redirect(location);
  };
}
