import { expect, test } from 'vitest';
import { isCalmPage } from '#shared/url/isCalmPage.ts';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';
import { paths } from '#shared/url/paths.ts';
import { routes } from './routes.ts';

test.each(routes)('isPrivatePath, for $pattern, agrees with the route table’s audience $audience', (line) => {
  expect(isPrivatePath(line.pattern)).toBe(line.audience === 'players');
});

/** Pages on which something may come by itself. A new page is calm, or stands here. */
const LIVELY = [
  '/',
  '/_ui',
  paths.gamehall,
  paths.signIn,
  paths.signUp,
  paths.icons,
  paths.tournaments,
  paths.tournament,
  paths.tournamentGamehall,
  paths.jackpots,
  paths.jackpot,
  paths.winners,
  paths.providers,
  paths.promotions,
  paths.promotion,
  paths.offers,
  paths.offer,
  paths.loyalty,
  paths.loyaltyShop,
  paths.loyaltyProgram,
  paths.unsubscribe,
  paths.confirmation,
  paths.confirmationSuccess,
  paths.fairness,
  paths.verify,
  paths.profile,
  paths.profileSettings,
  paths.profileLoyalty,
  paths.profileCashback,
  paths.profileBetsHistory,
  paths.profileBetsExports,
  paths.profileBonuses,
  paths.profileNotification,
  paths.contentPage,
].map((path) => (typeof path === 'string' ? path : path.pattern));

test.each(routes)(
  'isCalmPage, for $pattern, agrees with the list of lively pages, in every language',
  ({ pattern }) => {
    const address = pattern.replace(/:\w+\??/g, '7');
    expect(isCalmPage(address)).toBe(!LIVELY.includes(pattern));
    expect(isCalmPage(`/ru${address}`)).toBe(!LIVELY.includes(pattern));
  },
);
