import { getGeneralInfo } from '../../shared/api/metadata.contract.ts';
import { AppError } from '../../shared/errors/AppError.ts';
import { fatalOf } from '../../shared/errors/fatalOf.ts';
import type { LoaderArgs } from '../context/LoaderArgs.ts';
import { withPatience } from '../lib/withPatience.ts';
import { contentWords } from '../i18n/contentWords.ts';

/** What the frame of every page needs: menus, footer, site settings, facts about the domain. None of it may break a page. */
export async function loadCritical({ call, content, stores, url, signal, patience }: LoaderArgs) {
  const [common, site, auth, { favicon, manifest }, texts, banners, general] = await Promise.all([
    content('common'),
    content('prazer-config'),
    content('auth-config'),
    content('web-settings'),
    content('meta-data-tool'),
    content('banner-entries'),
    withPatience(call(getGeneralInfo, {}, { signal }), patience).catch((error: unknown) => {
      const fatal = error instanceof AppError ? fatalOf(error) : null;
      if (fatal) stores.session.fell(fatal);
      return null;
    }),
  ]);
  if (general) stores.general.set(general);
  if (general && general.domain_state !== 'active') stores.session.fell({ kind: 'maintenance', status: 503 });
  return {
    /** For absolute links in the head. */
    origin: url.origin,
    menus: common.menus,
    footer: common.footer,
    social: common.social,
    ratingSites: common.ratingSites,
    /** Where offers are, for buttons that name no page of their own. */
    offersUrl: common.offers.slug,
    localeStrategy: common.localeDetectStrategy,
    menuBanner: banners.find(({ isExist }) => isExist) ?? null,
    flags: site.flags,
    ageGate: site.ageGate,
    license: site.license,
    balancePolling: site.balancePolling,
    imageNames: site.imageNames,
    favicon: { ...favicon, themeColor: manifest.themeColor },
    registration: { authTypes: auth.authTypes },
    /** The operator's own, in place of ours. */
    words: contentWords(texts),
  };
}
