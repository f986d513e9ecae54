import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';

/** The content service creates only such slugs; other addresses get a 404 without a request to it. */
const SLUG = /^[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?$/;

export async function loadCritical(args: LoaderArgs) {
  const { content, params, url } = args;
  const slug = params['slug'] ?? '';
  if (!SLUG.test(slug)) throw notFound(url.pathname);
  const [page] = await content('pages', { filters: { slug: { $eq: slug } } });
  if (page?.slug !== slug) throw notFound(url.pathname);
  const { seo: own, ...shown } = page;
  const seo = await loadSeo(args, `/${slug}`, {
    ...own,
    title: own.title || page.title,
    description: own.description || page.lead,
  });
  return { page: shown, seo };
}
