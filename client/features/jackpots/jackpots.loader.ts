import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { unlessHeldBack } from '#client/entities/care/unlessHeldBack.ts';
import { loadJackpots } from '#client/entities/jackpot/loadJackpots.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { withListJsonLd } from '#client/seo/withListJsonLd.ts';
import { paths } from '#shared/url/paths.ts';

export function loadCritical(args: LoaderArgs) {
  return unlessHeldBack(args, loadData);
}

async function loadData(args: LoaderArgs) {
  const { intl, signal } = args;
  const format = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const path = paths.jackpots.build();
  const [jackpots, seo] = await Promise.all([
    settle(loadJackpots(args, signal), args.timeoutBudget),
    loadSeo(args, path, { title: format('jackpots.seoTitle'), description: format('jackpots.seoText') }),
  ]);
  const items = jackpots.ok ? jackpots.value.map(({ id, name }) => ({ name, href: paths.jackpot.build({ id }) })) : [];
  const steps = [
    { name: format('jackpots.home'), href: paths.home.build() },
    { name: format('jackpots.title'), href: path },
  ];
  return { jackpots, seo: withListJsonLd(seo, steps, items, args) };
}
