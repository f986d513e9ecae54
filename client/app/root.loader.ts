import { getGeneralInfo } from '../../shared/api/metadata.contract.ts';
import { getSupportSettings } from '../../shared/api/support.contract.ts';
import { AppError } from '../../shared/errors/AppError.ts';
import { fatalOf } from '../../shared/errors/fatalOf.ts';
import type { LoaderArgs } from '../context/LoaderArgs.ts';
import { askQuiet } from '../entities/care/askQuiet.ts';
import { withTimeoutBudget } from '../lib/withTimeoutBudget.ts';
import { operatorMessages } from '../i18n/operatorMessages.ts';
import { loadMenuCounts } from './shell/loadMenuCounts.ts';

/** What the frame of every page needs: menus, footer, site settings, facts about the domain. None of it may break a page. */
export async function loadCritical(args: LoaderArgs) {
  const { call, content, stores, url, signal, timeoutBudget } = args;
  const [common, site, auth, { favicon, manifest }, texts, banner, cashier, hasChat, counts, general] =
    await Promise.all([
      content('common'),
      content('prazer-config'),
      content('auth-config'),
      content('web-settings'),
      content('meta-data-tool'),
      loadMenuBanner(args),
      content('cashier-config'),
      withTimeoutBudget(call(getSupportSettings, {}, { signal }), timeoutBudget).then(
        ({ provider }) => provider !== null,
        () => false,
      ),
      content('common').then(({ menus }) => loadMenuCounts({ call, signal, timeoutBudget }, menus.side)),
      withTimeoutBudget(call(getGeneralInfo, {}, { signal }), timeoutBudget).catch((error: unknown) => {
        const fatal = error instanceof AppError ? fatalOf(error) : null;
        if (fatal) stores.session.setFatalError(fatal);
        return null;
      }),
    ]);
  if (general) stores.general.set(general);
  if (general && general.domain_state !== 'active') stores.session.setFatalError({ kind: 'maintenance', status: 503 });
  return {
    /** For absolute links in the head. */
    origin: url.origin,
    menus: common.menus,
    menuCounts: counts,
    /** Whether the operator has a live chat. */
    hasChat,
    footer: common.footer,
    social: common.social,
    ratingSites: common.ratingSites,
    /** Where offers are, for buttons that name no page of their own. */
    offersUrl: common.offers.slug,
    localeStrategy: common.localeDetectStrategy,
    menuBanner: banner,
    flags: site.flags,
    ageGate: site.ageGate,
    license: site.license,
    balancePolling: site.balancePolling,
    imageNames: site.imageNames,
    favicon: { ...favicon, themeColor: manifest.themeColor },
    /** Of the button that pays in. */
    depositIcon: cashier.depositButtonIcon || 'plus',
    registration: { authTypes: auth.authTypes },
    /** The operator's own, in place of ours. */
    words: operatorMessages(texts),
  };
}

/** Not for who is not to be sold to. */
async function loadMenuBanner(args: LoaderArgs) {
  const banner = (await args.content('banner-entries')).find(({ isExist }) => isExist) ?? null;
  return banner && (await askQuiet(args)) === null ? banner : null;
}
