import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { operatorMessages } from '#client/i18n/operatorMessages.ts';
import { lateFunction } from '#client/lib/late/lateFunction.ts';
import { withTimeoutBudget } from '#client/lib/transport/withTimeoutBudget.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { getSupportSettings } from '#shared/api/site/support.contract.ts';
import { loadMenuCounts } from './shell/menu/loadMenuCounts.ts';

const quietFrame = lateFunction(async () => (await import('./shell/menu/quietFrame.ts')).quietFrame);

/** Data of the frame of every page: menus, footer, site settings, general info. No failure here may break a page. */
export async function loadCritical(args: LoaderArgs) {
  const { call, content, stores, url, signal, timeoutBudget } = args;
  const [quiet, common, site, auth, { favicon, manifest }, texts, banners, cashier, hasChat, counts, general] =
    await Promise.all([
      askQuiet(args),
      content('common'),
      content('prazer-config'),
      content('auth-config'),
      content('web-settings'),
      content('meta-data-tool'),
      content('banner-entries'),
      content('cashier-config'),
      withTimeoutBudget(call(getSupportSettings, {}, { signal }), timeoutBudget).then(
        ({ provider }) => provider !== null,
        () => false,
      ),
      content('common').then(({ menus }) => loadMenuCounts({ call, signal, timeoutBudget }, menus.side)),
      withTimeoutBudget(call(getGeneralInfo, {}, { signal }), timeoutBudget).catch((error: unknown) => {
        stores.session.setFatalFrom(error);
        return null;
      }),
    ]);
  if (general) stores.general.set(general);
  if (general && general.domain_state !== 'active') stores.session.setFatalError({ kind: 'maintenance', status: 503 });
  const frame = quiet ? await quietFrame(common, quiet, stores.session.fatal) : common;
  return {
    /** For absolute links in the head. */
    origin: url.origin,
    menus: frame.menus,
    menuCounts: counts,
    /** Whether the operator has a live chat. */
    hasChat,
    footer: frame.footer,
    social: common.social,
    ratingSites: common.ratingSites,
    /** Path of the offers, for buttons without their own target. */
    offersUrl: common.offers.slug,
    localeStrategy: common.localeDetectStrategy,
    menuBanner: (!quiet && banners.find(({ isExist }) => isExist)) || null,
    /** Deposit and sign-up are not promoted to players on a break or near a limit. */
    isHeldBack: frame !== common,
    /** Whether tiles show results and limits of tables: not where nothing may be advertised. */
    ...(quiet ? {} : { showsTables: true }),
    /** Why nothing may be advertised; absent: it may. `closed`: the frame is that of an account closed to play. */
    ...(quiet ? { quiet } : {}),
    flags: site.flags,
    ageGate: site.ageGate,
    license: site.license,
    balancePolling: site.balancePolling,
    favicon: { ...favicon, themeColor: manifest.themeColor },
    /** Icon of the deposit button. */
    depositIcon: cashier.depositButtonIcon || 'plus',
    registration: { authTypes: auth.authTypes },
    /** The operator's messages, which replace ours. */
    messages: operatorMessages(texts),
  };
}
