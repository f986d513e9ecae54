import { paths } from '#shared/url/paths.ts';

type Area = 'account' | 'money' | 'bonuses' | 'limits' | 'support' | 'games' | 'identity' | 'device';

/** One action of a player, with and without JavaScript. */
export interface PlainAction {
  area: Area;
  /** The action, in words for docs/generated/without-script.md. */
  what: string;
  /** Its forms, each `pattern` or `pattern?form=name`. Empty: the action does not work without JavaScript. */
  forms: readonly string[];
  /** Methods of the platform that it calls. */
  methods: readonly string[];
  /** The test that sends its forms, if it is not tests/journeys/pages/plainCore.test.ts. */
  walkedBy?: string;
  /** The alternative for an action that does not work. */
  instead?: string;
}

const settings = paths.profileSettings.pattern;
const security = paths.profileSecurity.pattern;
const bonuses = paths.profileBonuses.pattern;
const cashback = paths.profileCashback.pattern;
const news = paths.profileNotification.pattern;
const limits = paths.profileResponsibleGame.pattern;
const formsOf = (page: string, ...names: readonly string[]) => names.map((name) => `${page}?form=${name}`);

/** Areas in which every action works without JavaScript. */
export const coreAreas: readonly Area[] = ['account', 'money', 'bonuses', 'limits', 'support'];

/** Every action of a player. docs/generated/without-script.md is written from it; a test compares it with the contract and the forms of the server. */
export const plainActions: readonly PlainAction[] = [
  row('account', 'sign in, with a second factor', [paths.signIn.pattern], ['auth.login']),
  row('account', 'restore a password', [paths.signIn.pattern], ['auth.restore']),
  row('account', 'sign up', [paths.signUp.pattern], ['auth.register']),
  row('account', 'sign out', [paths.signOut.pattern], []),
  row('account', 'change the nickname', formsOf(paths.profile.pattern, 'fakename'), ['account.changefakename']),
  row('account', 'save personal data', formsOf(settings, 'personal'), ['account.saveProfileInfo']),
  row('account', 'add an e-mail or a phone', formsOf(settings, 'email', 'phone'), ['account.addcontact']),
  row('account', 'ask for a code', formsOf(settings, 'code'), ['account.sendconfirmationtocontact']),
  row('account', 'confirm a contact by its code', formsOf(settings, 'confirm'), ['account.confirmContact']),
  row('account', 'confirm a contact by the link of an e-mail', formsOf(paths.confirmation.pattern, 'confirm', 'code'), [
    'account.confirmContact',
    'account.sendconfirmationtocontact',
  ]),
  {
    ...row(
      'account',
      'replace a contact, confirm it by a code, or stop it',
      formsOf(settings, 'change', 'changeCode', 'changeCancel'),
      ['account.changeContact', 'account.confirmContactChange', 'account.cancelContactChange'],
    ),
    walkedBy: 'tests/http/players/contactChange.test.ts',
  },
  row('account', 'change the currency', formsOf(settings, 'currency'), ['account.setCurrency']),
  row('account', 'change the language of the account', formsOf(settings, 'locale'), ['account.changelocale']),
  row('account', 'change the password', formsOf(security, 'password'), ['account.changepassword']),
  row('account', 'switch the second factor on or off', formsOf(security, 'factor', 'factorCode'), [
    'account.changeTwoFactorAuth',
    'account.confirmTwoFactorAuth',
  ]),
  {
    ...row('account', 'make recovery codes of the second factor', formsOf(security, 'recovery', 'recoveryCode'), [
      'account.makeRecoveryCodes',
    ]),
    walkedBy: 'tests/http/access/recoveryCodes.test.ts',
  },
  {
    ...row('account', 'name or remove a passkey', formsOf(security, 'passkeyName', 'passkeyEnd'), [
      'account.renamePasskey',
      'account.removePasskey',
    ]),
    walkedBy: 'tests/http/access/passkeys.test.ts',
  },
  row('account', 'end a session', formsOf(security, 'session'), ['account.revokeSession']),
  row('account', 'end all other sessions', formsOf(security, 'others', 'alarm'), ['account.revokeOtherSessions']),
  row('account', 'link a social account', formsOf(security, 'linkConfirm'), ['account.confirmSocial']),
  {
    ...row(
      'account',
      'ask for a code to link a social account, or drop it',
      formsOf(security, 'linkCode', 'linkDrop'),
      ['account.sendSocialCode', 'account.dropSocial'],
    ),
    walkedBy: 'tests/http/players/linkedAccounts.test.ts',
  },
  row('account', 'unlink a social account', formsOf(security, 'unlink'), ['account.removeSocial']),
  row('account', 'set the phrase in e-mails', formsOf(security, 'phrase'), ['account.setPhrase']),
  row('account', 'subscribe or unsubscribe a contact', formsOf(news, 'subscribe', 'unsubscribe', 'stop'), [
    'account.changeSubscription',
  ]),
  row('account', 'switch offers on the site on or off', formsOf(news, 'siteOn', 'siteOff'), ['storage.set']),
  row('account', 'order an export of the game history', formsOf(paths.profileBetsExports.pattern, 'export'), [
    'games.createhistoryexportrequest',
  ]),
  row('account', 'unsubscribe by the link of an e-mail', [paths.unsubscribe.pattern], ['account.unsubscribe']),

  row('money', 'deposit', formsOf(paths.deposit.pattern, 'deposit'), ['cashier.makedeposit']),
  row('money', 'withdraw', formsOf(paths.withdraw.pattern, 'withdraw'), ['cashier.makewithdrawal']),
  row('money', 'cancel a withdrawal', formsOf(paths.cashierHistory.pattern, 'cancel'), ['cashier.cancelwithdrawal']),

  row('bonuses', 'activate, deactivate or remove a bonus', formsOf(bonuses, 'activate', 'deactivate', 'remove'), [
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
  row('bonuses', 'claim or refuse a cashback', formsOf(cashback, 'payout', 'refuse'), [
    'cashbacks.payout',
    'cashbacks.remove',
  ]),
  row('bonuses', 'take an offer', formsOf(paths.offers.pattern, 'take'), ['campaigns.takepromotions']),
  row('bonuses', 'join a tournament', formsOf(paths.tournament.pattern, 'join'), ['tournaments.participate']),
  {
    ...row(
      'bonuses',
      'order a gift that is sent, or correct its address',
      formsOf(paths.profileGifts.pattern, 'gift', 'address'),
      ['loyalty.buyproduct', 'loyalty.changegift'],
    ),
    walkedBy: 'tests/http/players/sentGifts.test.ts',
  },
  row('bonuses', 'buy a gift with points', formsOf(paths.loyaltyShop.pattern, 'buy'), ['loyalty.buyproduct']),
  row('bonuses', 'choose a character of the club', formsOf(paths.loyalty.pattern, 'character'), [
    'loyalty.setcharacter',
  ]),

  row('limits', 'set or lift a deposit limit', formsOf(limits, 'limit', 'unlimit'), ['account.setDepositLimit']),
  row('limits', 'confirm or cancel a higher limit', formsOf(limits, 'limitConfirm', 'limitKeep'), [
    'account.confirmDepositLimit',
    'account.setDepositLimit',
  ]),
  row('limits', 'set or lift a budget', formsOf(limits, 'budget', 'unbudget'), ['account.setBudget']),
  row('limits', 'confirm or cancel a higher budget', formsOf(limits, 'budgetConfirm', 'budgetKeep'), [
    'account.confirmBudget',
    'account.setBudget',
  ]),
  {
    ...row(
      'limits',
      'set, lift, confirm or cancel a limit of loss, stakes or time of play',
      formsOf(
        limits,
        ...['loss', 'stake', 'time'].flatMap((kind) => [kind, `${kind}Off`, `${kind}Confirm`, `${kind}Keep`]),
      ),
      ['account.setPlayLimit', 'account.confirmPlayLimit'],
    ),
    walkedBy: 'tests/http/players/playLimitForms.test.ts',
  },
  {
    ...row('limits', 'put away what happened during a break', formsOf(limits, 'absence'), ['account.noteAbsence']),
    walkedBy: 'tests/http/players/absence.test.ts',
  },
  row('limits', 'set the reality check', formsOf(limits, 'check'), ['account.setRealityCheck']),
  {
    ...row('limits', 'give or remove a trusted person’s access to the limits', formsOf(limits, 'trust', 'untrust'), [
      'account.inviteTrusted',
      'account.removeTrusted',
      'account.viewTrusted',
    ]),
    walkedBy: 'tests/http/players/trusted.test.ts',
  },
  {
    ...row('limits', 'close the account', formsOf(paths.profileData.pattern, 'leave'), ['account.leave']),
    walkedBy: 'tests/http/players/leaving.test.ts',
  },
  row('limits', 'take a break or self-exclude', formsOf(limits, 'pause'), [
    'account.setTimeOut',
    'account.setSelfExclusion',
  ]),

  row('support', 'create a support ticket, with files', formsOf(paths.support.pattern, 'ticket'), [
    'support.addFile',
    'support.openTicket',
    'support.sendFeedback',
  ]),
  {
    ...row(
      'support',
      'read a ticket by number and code, download its files, and write on',
      [paths.supportTicket.pattern],
      ['support.viewTicket', 'support.replyByCode', 'support.getFileByCode'],
    ),
    walkedBy: 'tests/http/support/ticketByCode.test.ts',
  },
  {
    ...row('support', 'write on in a ticket', formsOf(news, 'reply'), ['support.replyTicket']),
    walkedBy: 'tests/http/support/ticketTalk.test.ts',
  },

  row('device', 'switch the data saver on or off', [paths.dataSaver.pattern], []),

  lacking('games', 'mark a game as liked', ['games.addLike', 'games.removeLike'], 'the hall finds it by name'),
  lacking(
    'device',
    'answer a reality check',
    ['account.noteRealityCheck'],
    'its dialog needs scripts; the figures are on the limits page',
  ),
  lacking('device', 'mark answers of tickets as read', ['support.readTickets'], 'a reply marks its ticket'),
  lacking('games', 'mark notices as read', ['account.readNotices'], 'their content is on its pages'),
  lacking(
    'identity',
    'verify identity in the provider’s window, which needs its script',
    ['sumsub.createApplicant', 'sumsub.getAccessToken', 'account.setUserOnVerification'],
    'a support ticket',
  ),
  lacking(
    'identity',
    'link the Telegram account that opened the site',
    ['account.addTelegram'],
    'Telegram has scripts',
  ),
  lacking(
    'device',
    'make a passkey and use it, which the browser does by a script alone',
    [
      'auth.askPasskey',
      'auth.enterByPasskey',
      'account.askNewPasskey',
      'account.addPasskey',
      'account.askPasskeyProof',
      'account.provePasskey',
    ],
    'the password and the code',
  ),
  lacking('device', 'subscribe a device to push notifications', ['account.setPush'], 'e-mails'),
  lacking('device', 'store the events of the live chat', ['freshChat.storeChatEvent'], 'a support ticket'),
];

function row(area: Area, what: string, forms: readonly string[], methods: readonly string[]): PlainAction {
  return { area, what, forms, methods };
}

function lacking(area: Area, what: string, methods: readonly string[], instead: string): PlainAction {
  return { area, what, forms: [], methods, instead };
}
