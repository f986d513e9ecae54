import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { builtBrand } from '#shared/document/PageBrand.ts';
import type { Language } from '#shared/locales.ts';

/** The content service creates only such slugs; other addresses get a 404 without a request to it. */
const SLUG = /^[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?$/;

export async function loadCritical(args: LoaderArgs) {
  const { content, params, url } = args;
  const slug = params['slug'] ?? '';
  if (!SLUG.test(slug)) throw notFound(url.pathname);
  const filters = { slug: { $eq: slug } };
  const [[page], languages] = await Promise.all([content('pages', { filters }), languagesOf(args, slug)]);
  if (page?.slug !== slug) throw notFound(url.pathname);
  const { seo: pageSeo, ...shown } = page;
  const seo = await loadSeo(args, `/${slug}`, {
    ...pageSeo,
    title: pageSeo.title || page.title,
    description: pageSeo.description || page.lead,
  });
  return { page: shown, seo: { ...seo, languages } };
}

/** The languages that editors have written the page in. One that cannot be asked about counts: its page may exist. */
async function languagesOf({ content, brand = builtBrand }: LoaderArgs, slug: string): Promise<readonly Language[]> {
  const exists = await Promise.all(
    brand.languages.map((locale) =>
      content('pages', { locale, filters: { slug: { $eq: slug } } }).then(
        ([page]) => page?.slug === slug,
        () => true,
      ),
    ),
  );
  return brand.languages.filter((_, index) => exists[index]);
}
