import { paths } from '../../../shared/url/paths.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { breadcrumbJsonLd } from '../../seo/breadcrumbJsonLd.ts';
import { loadSeo } from '../../seo/loadSeo.ts';

/** The frame brings its own data; the page only says what it is. */
export async function loadCritical(args: LoaderArgs) {
  const { intl, locale, url } = args;
  const say = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const path = paths.betting.build();
  const seo = await loadSeo(args, path, { title: say('betting.seoTitle'), description: say('betting.seoText') });
  const steps = [
    { name: say('betting.home'), href: paths.home.build() },
    { name: say('betting.title'), href: path },
  ];
  return { seo: { ...seo, jsonLd: [...seo.jsonLd, breadcrumbJsonLd(steps, locale, url.origin)] } };
}
