import type { AppContext } from '../../context/AppContext.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { RedirectIndex } from '../../../shared/redirects/redirectIndex.ts';
import { Redirect } from '../../context/Redirect.ts';

export type RedirectRules = (url: URL, app: AppContext) => Promise<Redirect | undefined>;

/**
 * The server's order of redirects for navigation in the browser: content rules, addresses that stand for others, the
 * guard of private pages. The rules are read once a visit and language; while they cannot be read, none apply.
 */
export function createRedirectRules(): RedirectRules {
  const read = new Map<Locale, Promise<RedirectIndex | undefined>>();

  return async (url, app) => {
    const deciding = import('./addressRedirect.ts').catch(() => undefined);
    const index = read.get(app.locale) ?? readRules(app).catch(() => undefined);
    read.set(app.locale, index);
    const [rules, decide] = await Promise.all([index, deciding]);
    if (!rules) read.delete(app.locale);
    const location = decide?.addressRedirect(url, { locale: app.locale, isGuest: !app.stores.session.isPlayer, rules });
    return location === undefined ? undefined : new Redirect(location);
  };
}

async function readRules({ content }: AppContext): Promise<RedirectIndex> {
  const [{ redirects }, { indexRules }] = await Promise.all([content('prazer-config'), import('./indexRules.ts')]);
  return indexRules(redirects);
}
