import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { withListJsonLd } from '#client/seo/withListJsonLd.ts';
import { getProviders } from '#shared/api/play/games.contract.ts';
import { hallHref } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';
import { toProviderEntries } from './providerGroups.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, intl, signal } = args;
  const format = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const path = paths.providers.build();
  const [providers, seo] = await Promise.all([
    settle(
      call(getProviders, {}, { signal }).then(({ items }) => toProviderEntries(items)),
      args.timeoutBudget,
    ),
    loadSeo(args, path, { title: format('providers.seoTitle'), description: format('providers.seoText') }),
  ]);
  const items = providers.ok
    ? providers.value.map(({ sysname, name }) => ({ name, href: hallHref({ providers: [sysname] }) }))
    : [];
  const steps = [
    { name: format('providers.home'), href: paths.home.build() },
    { name: format('providers.title'), href: path },
  ];
  return { providers, seo: withListJsonLd(seo, steps, items, args) };
}
