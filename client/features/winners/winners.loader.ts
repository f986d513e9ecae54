import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { unlessHeldBack } from '#client/entities/care/unlessHeldBack.ts';
import { breadcrumbJsonLd } from '#client/seo/breadcrumbJsonLd.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { getWinners } from '#shared/api/play/jackpots.contract.ts';
import { paths } from '#shared/url/paths.ts';
import { loadLeaders } from './loadLeaders.ts';
import { loadWinners } from './loadWinners.ts';
import { topWinners } from './topWinners.ts';

const TOP_OF = 100;
const TOP_SHOWN = 24;

export function loadCritical(args: LoaderArgs) {
  return unlessHeldBack(args, loadData);
}

async function loadData(args: LoaderArgs) {
  const { intl, locale, signal, url } = args;
  const format = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const path = paths.winners.build();
  const [latest, leaders, seo] = await Promise.all([
    settle(loadWinners(args, 0, signal), args.timeoutBudget),
    settle(loadLeaders(args, 'week', signal), args.timeoutBudget),
    loadSeo(args, path, { title: format('winners.seoTitle'), description: format('winners.seoText') }),
  ]);
  const steps = [
    { name: format('winners.home'), href: paths.home.build() },
    { name: format('winners.title'), href: path },
  ];
  return { latest, leaders, seo: { ...seo, jsonLd: [...seo.jsonLd, breadcrumbJsonLd(steps, locale, url.origin)] } };
}

export function loadDeferred({ call, signal }: LoaderArgs) {
  const load = async () => {
    const { items } = await call(getWinners, { count: TOP_OF }, { signal });
    return { winners: topWinners(items, TOP_SHOWN), of: items.length };
  };
  return { top: settle(load()) };
}
