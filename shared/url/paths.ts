import { path } from './path.ts';

/** Every page of the site, without a locale (`withLocale` adds it). */
export const paths = {
  home: path('/'),
  contentPage: path('/:slug'),
  betting: path('/betting'),

  cashier: path('/cashier'),
  billing: path('/cashier/billing'),
  deposit: path('/cashier/deposit'),
  depositMethod: path('/cashier/deposit/:sysname'),
  cashierHistory: path('/cashier/history'),
  payCancel: path('/cashier/paycancel'),
  payFail: path('/cashier/payfail'),
  payFailTransaction: path('/cashier/payfail/:transaction'),
  payMobile: path('/cashier/paymobile'),
  payNewWindow: path('/cashier/paynewwindow'),
  payPending: path('/cashier/paypending'),
  payPendingTransaction: path('/cashier/paypending/:transaction'),
  paySuccess: path('/cashier/paysuccess'),
  paySuccessTransaction: path('/cashier/paysuccess/:transaction'),
  receipt: path('/cashier/receipt'),
  statement: path('/cashier/statement'),
  wallet: path('/cashier/wallet'),
  withdraw: path('/cashier/withdraw'),

  confirmation: path('/confirmation'),
  confirmationSuccess: path('/confirmation/success'),
  signIn: path('/forms/sign_in'),
  signUp: path('/forms/sign_up'),
  /** Accepts only a form: signing out without JavaScript. */
  signOut: path('/forms/sign_out'),
  /** Accepts only a form: switches the data saver. */
  dataSaver: path('/forms/data_saver'),

  game: path('/game/:sysname'),
  gamehall: path('/gamehall'),
  gamehallCategory: path('/gamehall/:id'),
  /** The other address of `game`'s page (A-20). */
  platformGame: path('/platform/game/:sysname'),
  platformCustomGame: path('/platform/game/custom/:name'),
  /** The document inside the game frame; `mode` is `play` or `demo`, the query has `embed=1`. */
  gameFrame: path('/platform/game/:id/:mode'),
  customGameFrame: path('/platform/game/custom/:name/:mode'),

  jackpots: path('/jackpots'),
  jackpot: path('/jackpots/:id'),
  loyalty: path('/loyalty'),
  loyaltyShop: path('/loyalty/shop'),
  loyaltyProgram: path('/loyalty/:sysname'),
  offers: path('/offers'),
  offer: path('/offers/:id'),

  profile: path('/profile'),
  profileSettings: path('/profile/settings'),
  profileSecurity: path('/profile/security'),
  profileVerification: path('/profile/verification'),
  profileResponsibleGame: path('/profile/responsible-game'),
  profileData: path('/profile/data'),
  profileBets: path('/profile/bets'),
  profileBetsExports: path('/profile/bets/exports'),
  profileBetsHistory: path('/profile/bets/history'),
  profileLoyalty: path('/profile/loyalty'),
  profileGifts: path('/profile/gifts'),
  profileBonuses: path('/profile/bonuses'),
  profileCashback: path('/profile/cashback'),
  profileNotification: path('/profile/notification'),

  promotions: path('/promotions'),
  promotion: path('/promotions/:id'),
  providers: path('/providers'),
  support: path('/support'),
  /** A conversation with support, by number and code. */
  supportTicket: path('/support/ticket'),
  winners: path('/winners'),
  /** Page of a trusted person, rendered by the server only. */
  trusted: path('/trusted/:secret'),
  unsubscribe: path('/unsubscribe'),
  tournaments: path('/tournaments'),
  tournament: path('/tournaments/:id'),
  tournamentGamehall: path('/tournaments/:id/gamehall'),
  /** Page that explains fair rounds and checks one. */
  fairness: path('/fairness'),
  /** Page that checks a file of movements. */
  verify: path('/verify'),

  icons: path('/_icons'),
  responsibleGame: path('/responsible-game'),
  bets: path('/bets/*'),
} as const;
