import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { breadcrumbJsonLd } from '#client/seo/breadcrumbJsonLd.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { paths } from '#shared/url/paths.ts';

/** Only metadata: the frame loads its own data. */
export async function loadCritical(args: LoaderArgs) {
  const { intl, locale, url } = args;
  const format = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const path = paths.betting.build();
  const seo = await loadSeo(args, path, { title: format('betting.seoTitle'), description: format('betting.seoText') });
  const steps = [
    { name: format('betting.home'), href: paths.home.build() },
    { name: format('betting.title'), href: path },
  ];
  return { seo: { ...seo, jsonLd: [...seo.jsonLd, breadcrumbJsonLd(steps, locale, url.origin)] } };
}
