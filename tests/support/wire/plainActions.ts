import { paths } from '../../../shared/url/paths.ts';

type Area = 'account' | 'money' | 'bonuses' | 'limits' | 'support' | 'games' | 'identity' | 'device';

export interface PlainAction {
  area: Area;
  /** What the player orders. */
  what: string;
  /** Pages with the form that does it, each `pattern` or `pattern?form=name`; none: it does not work without JavaScript. */
  forms: readonly string[];
  /** Methods of the platform behind it. */
  methods: readonly string[];
  /** The test that sends its forms, where it is not tests/journeys/pages/plainCore.test.ts. */
  walkedBy?: string;
  /** What there is instead where it does not work. */
  instead?: string;
}

const settings = paths.profileSettings.pattern;
const security = paths.profileSecurity.pattern;
const bonuses = paths.profileBonuses.pattern;
const cashback = paths.profileCashback.pattern;
const news = paths.profileNotification.pattern;
const limits = paths.profileResponsibleGame.pattern;
const formsOf = (page: string, ...names: readonly string[]) => names.map((name) => `${page}?form=${name}`);

/** In these every action works without JavaScript. */
export const coreAreas: readonly Area[] = ['account', 'money', 'bonuses', 'limits', 'support'];

/** Every action a player can order. docs/without-script.md is written from it; a test holds it to the contract and to the forms the server takes. */
export const plainActions: readonly PlainAction[] = [
  row('account', 'sign in, with a second factor', [paths.signIn.pattern], ['auth.login']),
  row('account', 'restore a password', [paths.signIn.pattern], ['auth.restore']),
  row('account', 'sign up', [paths.signUp.pattern], ['auth.register']),
  row('account', 'sign out', [paths.signOut.pattern], []),
  row('account', 'change the nickname', formsOf(paths.profile.pattern, 'fakename'), ['account.changefakename']),
  row('account', 'save personal data', formsOf(settings, 'personal'), ['account.saveProfileInfo']),
  row('account', 'add an e-mail or a phone', formsOf(settings, 'email', 'phone'), ['account.addcontact']),
  row('account', 'ask for a code', formsOf(settings, 'code'), ['account.sendconfirmationtocontact']),
  row('account', 'prove a contact by its code', formsOf(settings, 'confirm'), ['account.confirmContact']),
  row('account', 'prove a contact by the link of a letter', formsOf(paths.confirmation.pattern, 'confirm', 'code'), [
    'account.confirmContact',
    'account.sendconfirmationtocontact',
  ]),
  row('account', 'change the currency', formsOf(settings, 'currency'), ['account.setCurrency']),
  row('account', 'change the language of the account', formsOf(settings, 'locale'), ['account.changelocale']),
  row('account', 'change the password', formsOf(security, 'password'), ['account.changepassword']),
  row('account', 'switch the second factor on or off', formsOf(security, 'factor', 'factorCode'), [
    'account.changeTwoFactorAuth',
    'account.confirmTwoFactorAuth',
  ]),
  row('account', 'end a session', formsOf(security, 'session'), ['account.revokeSession']),
  row('account', 'end all other sessions', formsOf(security, 'others', 'alarm'), ['account.revokeOtherSessions']),
  row('account', 'unlink an account elsewhere', formsOf(security, 'unlink'), ['account.removeSocial']),
  row('account', 'set the phrase that letters carry', formsOf(security, 'phrase'), ['account.setPhrase']),
  row('account', 'subscribe a contact, or not', formsOf(news, 'subscribe', 'unsubscribe', 'stop'), [
    'account.changeSubscription',
  ]),
  row('account', 'switch offers on the site', formsOf(news, 'siteOn', 'siteOff'), ['storage.set']),
  row('account', 'order a file of the history of play', formsOf(paths.profileBetsExports.pattern, 'export'), [
    'games.createhistoryexportrequest',
  ]),
  row('account', 'end e-mails from their link', [paths.unsubscribe.pattern], ['account.unsubscribe']),

  row('money', 'deposit', formsOf(paths.deposit.pattern, 'deposit'), ['cashier.makedeposit']),
  row('money', 'withdraw', formsOf(paths.withdraw.pattern, 'withdraw'), ['cashier.makewithdrawal']),
  row('money', 'cancel a withdrawal', formsOf(paths.cashierHistory.pattern, 'cancel'), ['cashier.cancelwithdrawal']),

  row('bonuses', 'activate, put aside or remove a bonus', formsOf(bonuses, 'activate', 'deactivate', 'remove'), [
    'bonuses.activate',
    'bonuses.deactivate',
    'bonuses.remove',
    'bettingBonuses.activate',
    'bettingBonuses.remove',
  ]),
  row(
    'bonuses',
    'redeem a promo code',
    [...formsOf(bonuses, 'promo'), ...formsOf(paths.offers.pattern, 'promo')],
    ['campaigns.activateOffer', 'campaigns.checkPromocode'],
  ),
  row('bonuses', 'fetch or refuse a cashback', formsOf(cashback, 'payout', 'refuse'), [
    'cashbacks.payout',
    'cashbacks.remove',
  ]),
  row('bonuses', 'take an offer', formsOf(paths.offers.pattern, 'take'), ['campaigns.takepromotions']),
  row('bonuses', 'join a tournament', formsOf(paths.tournament.pattern, 'join'), ['tournaments.participate']),
  row('bonuses', 'buy a gift with points', formsOf(paths.loyaltyShop.pattern, 'buy'), ['loyalty.buyproduct']),
  row('bonuses', 'become a character of the club', formsOf(paths.loyalty.pattern, 'character'), [
    'loyalty.setcharacter',
  ]),

  row('limits', 'set or lift a deposit limit', formsOf(limits, 'limit', 'unlimit'), ['account.setDepositLimit']),
  row('limits', 'confirm or withdraw a higher limit', formsOf(limits, 'limitConfirm', 'limitKeep'), [
    'account.confirmDepositLimit',
    'account.setDepositLimit',
  ]),
  row('limits', 'set or lift a budget', formsOf(limits, 'budget', 'unbudget'), ['account.setBudget']),
  row('limits', 'confirm or withdraw a higher budget', formsOf(limits, 'budgetConfirm', 'budgetKeep'), [
    'account.confirmBudget',
    'account.setBudget',
  ]),
  row('limits', 'set the reminder of time', formsOf(limits, 'check'), ['account.setRealityCheck']),
  {
    ...row('limits', 'let somebody see the limits, or no longer', formsOf(limits, 'trust', 'untrust'), [
      'account.inviteTrusted',
      'account.removeTrusted',
      'account.viewTrusted',
    ]),
    walkedBy: 'tests/http/players/trusted.test.ts',
  },
  row('limits', 'take a break or exclude oneself', formsOf(limits, 'pause'), [
    'account.setTimeOut',
    'account.setSelfExclusion',
  ]),

  row('support', 'write to the support', [paths.support.pattern], ['support.sendFeedback']),

  row('device', 'ask for few bytes, or not', [paths.dataSaver.pattern], []),

  lacking('games', 'mark a game as liked', ['games.addLike', 'games.removeLike'], 'the hall finds it by name'),
  lacking('games', 'mark notices as read', ['account.readNotices'], 'what they tell stands on its pages'),
  lacking(
    'identity',
    'show papers to the provider in its window, whose script is not ours',
    ['sumsub.createApplicant', 'sumsub.getAccessToken', 'account.setUserOnVerification'],
    'a letter to the support',
  ),
  lacking(
    'identity',
    'link the Telegram account that opened the site',
    ['account.addTelegram'],
    'Telegram has scripts',
  ),
  lacking('device', 'be told on a device while the site is closed', ['account.setPush'], 'e-mails'),
  lacking('device', 'tell the live chat what was said', ['freshChat.storeChatEvent'], 'a letter to the support'),
];

function row(area: Area, what: string, forms: readonly string[], methods: readonly string[]): PlainAction {
  return { area, what, forms, methods };
}

function lacking(area: Area, what: string, methods: readonly string[], instead: string): PlainAction {
  return { area, what, forms: [], methods, instead };
}
