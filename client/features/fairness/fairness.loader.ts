import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { paths } from '#shared/url/paths.ts';

export async function loadCritical(args: LoaderArgs) {
  const format = (id: string) => args.intl.formatMessage({ id }, { brand: '{brand}' });
  return {
    seo: await loadSeo(args, paths.fairness.build(), {
      title: format('fairness.seoTitle'),
      description: format('fairness.lead'),
    }),
  };
}
