import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { paths } from '#shared/url/paths.ts';

export async function loadCritical(args: LoaderArgs) {
  const format = (id: string) => args.intl.formatMessage({ id }, { brand: '{brand}' });
  const seo = await loadSeo(args, paths.confirmationSuccess.build(), {
    title: format('confirmation.seoTitle'),
    description: format('confirmation.doneText'),
    robots: 'noindex',
  });
  return { seo };
}
