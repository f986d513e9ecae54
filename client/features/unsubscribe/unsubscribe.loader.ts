import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { isFormErrorId } from '#shared/auth/isFormErrorId.ts';
import { paths } from '#shared/url/paths.ts';

export async function loadCritical(args: LoaderArgs) {
  const { content, intl, url } = args;
  const format = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const [{ systemPages }, seo] = await Promise.all([
    content('meta-data-tool'),
    loadSeo(args, paths.unsubscribe.build(), {
      title: format('unsubscribe.seoTitle'),
      description: format('unsubscribe.text'),
      robots: 'noindex, follow',
    }),
  ]);
  const error = url.searchParams.get('error');
  return {
    texts: systemPages.unsubscribe,
    /** Outcome of a press without JavaScript. */
    isDone: url.searchParams.get('step') === 'done',
    problem: isFormErrorId(error, []) ? error : null,
    seo,
  };
}
