import { paths } from '#shared/url/paths.ts';

export interface PhonePage {
  path: string;
  /** Signed in. */
  isPlayer?: true;
}

const { game, home, gamehall } = paths;
const first = [home.build(), gamehall.build(), game.build({ sysname: 'pamir-fox' })];
/** The pages that most visits begin with, and the deposit. */
export const firstPages: readonly PhonePage[] = [
  ...first.map((path) => ({ path })),
  { path: paths.deposit.build(), isPlayer: true },
];

/** The longest list that a visitor of the hall comes back to: eight pages of 24 tiles. */
const longHall = gamehall.build() + '?page=8';

/** The pages that Lighthouse itself measures: the doors of the site, and the three that players open most. */
export const lighthousePages: readonly PhonePage[] = [
  ...[...first, longHall, paths.promotion.build({ id: 'welcome' }), paths.signUp.build()].map((path) => ({ path })),
  ...[home.build(), paths.deposit.build(), paths.profile.build()].map((path) => ({ path, isPlayer: true as const })),
];

/** Lists, whose name is also the first path segment of their items. */
const LISTS = ['tournaments', 'promotions', 'offers', 'jackpots', 'loyalty'] as const;
const GUESTS = [
  'signIn',
  'signUp',
  'winners',
  'providers',
  'loyaltyShop',
  'support',
  'betting',
  'verify',
  'unsubscribe',
] as const;
const PLAYERS = [
  'deposit',
  'withdraw',
  'cashierHistory',
  'wallet',
  'statement',
  'receipt',
  'paySuccess',
  'payFail',
  'profile',
  'profileSettings',
  'profileSecurity',
  'profileVerification',
  'profileResponsibleGame',
  'profileBetsHistory',
  'profileBetsExports',
  'profileLoyalty',
  'profileBonuses',
  'profileCashback',
  'profileNotification',
] as const;
const WRITTEN = ['about', 'faq', 'rules', 'payments'];

/** A page of every template; public pages twice, as a guest and signed in. */
export async function everyPhonePage(origin: string): Promise<PhonePage[]> {
  const items = await Promise.all(LISTS.map((list) => firstItem(origin, paths[list].build())));
  const open = [
    ...first,
    ...LISTS.map((list) => paths[list].build()),
    ...items.flat(),
    ...GUESTS.map((name) => paths[name].build()),
    ...WRITTEN.map((slug) => paths.contentPage.build({ slug })),
  ];
  const isForms = (path: string) => path.startsWith('/forms/');
  const personal = PLAYERS.map((name) => paths[name].build());
  return [
    ...open.map((path) => ({ path })),
    ...[...open.filter((path) => !isForms(path)), ...personal].map((path) => ({ path, isPlayer: true as const })),
  ];
}

async function firstItem(origin: string, list: string): Promise<string[]> {
  const html = await (await fetch(origin + list)).text();
  const [, path] = new RegExp(`href="(${list}/(?!shop)[^"/?#]+)"`).exec(html) ?? [];
  return path === undefined ? [] : [path];
}
