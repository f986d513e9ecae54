import { expect, test } from 'vitest';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { isErrorType } from '#shared/errors/isErrorType.ts';
import { errorsOf } from './errorsOf.ts';
import { methods } from './methods.ts';

/** Spec section 7, as its lists are written there, under the groups of A-01. */
const SPEC: Record<string, string> = {
  account:
    'addcontact changefakename changelocale changepassword changeSubscription changeTwoFactorAuth confirmContact confirmTwoFactorAuth saveProfileInfo sendconfirmationtocontact setUserOnVerification setCurrency unsubscribe getContactPhoneSettings getcurrencyrates getDepositLimit getInfo getBalance getPersonalDataFields getprofileinfo',
  auth: 'login register restore logout',
  banners: 'get',
  bettingBonuses: 'get activate remove',
  bonuses: 'get activate deactivate remove',
  campaigns: 'activateOffer checkPromocode takepromotions getoffers',
  cashbacks: 'get payout remove',
  cashier:
    'cancelwithdrawal makedeposit makewithdrawal getbanks getdepositinfo getdepositsettings gethistory getwithdrawsettings',
  freespins: 'get',
  freshChat: 'storeChatEvent',
  games:
    'get getLikes getCategories getProviders getHistory gethistoryexportrequest addLike removeLike createhistoryexportrequest',
  jackpots: 'get getWinners',
  leaderboard: 'get',
  loyalty: 'buyproduct setcharacter getcharacters getinfo getnotifications getproducts getPrograms getProgram',
  metadata: 'get getgeneralinfo',
  popups: 'get',
  storage: 'get getKeys set',
  sumsub: 'createApplicant getAccessToken',
  support: 'getsettings sendFeedback',
  tournaments: 'get participate',
  events: 'handle',
};

test('methods contain the 82 methods of the specification, spelled as there, each once', () => {
  const spec = Object.entries(SPEC).flatMap(([group, names]) => names.split(' ').map((name) => `${group}.${name}`));
  expect(spec).toHaveLength(82);
  const names = methods.filter(({ ext }) => !ext).map(({ name }) => name);
  expect(names.toSorted()).toEqual(spec.toSorted());
  expect(new Set(methods.map(({ name }) => name.toLowerCase())).size).toBe(methods.length);
});

test('methods beyond the specification are marked ext', () => {
  expect(
    methods
      .filter(({ ext }) => ext)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'account.addPasskey',
    'account.addTelegram',
    'account.askNewPasskey',
    'account.askPasskeyProof',
    'account.cancelContactChange',
    'account.changeContact',
    'account.confirmBudget',
    'account.confirmContactChange',
    'account.confirmDepositLimit',
    'account.confirmPlayLimit',
    'account.confirmSocial',
    'account.dropSocial',
    'account.getAbsence',
    'account.getBudget',
    'account.getContactChange',
    'account.getNotices',
    'account.getPasskeys',
    'account.getPlayLimits',
    'account.getPlayReport',
    'account.getPush',
    'account.getRecoveryCodes',
    'account.getSessionFacts',
    'account.getSessions',
    'account.getShield',
    'account.getSocials',
    'account.getTrusted',
    'account.inviteTrusted',
    'account.leave',
    'account.makeRecoveryCodes',
    'account.noteAbsence',
    'account.noteRealityCheck',
    'account.provePasskey',
    'account.readNotices',
    'account.removePasskey',
    'account.removeSocial',
    'account.removeTrusted',
    'account.renamePasskey',
    'account.revokeOtherSessions',
    'account.revokeSession',
    'account.sendSocialCode',
    'account.setBudget',
    'account.setDepositLimit',
    'account.setPhrase',
    'account.setPlayLimit',
    'account.setPush',
    'account.setRealityCheck',
    'account.setSelfExclusion',
    'account.setTimeOut',
    'account.viewTrusted',
    'auth.askPasskey',
    'auth.enterByPasskey',
    'bonuses.getreturns',
    'cashbacks.getplan',
    'cashier.getbalancechanges',
    'cashier.getmethodtimes',
    'cashier.getmovements',
    'cashier.getstatement',
    'cashier.getwithdrawalinfo',
    'games.getHistoryTotals',
    'games.getRound',
    'loyalty.changegift',
    'loyalty.getgifts',
    'loyalty.getpoints',
    'sumsub.getVerification',
    'support.addFile',
    'support.getFile',
    'support.getFileByCode',
    'support.getTickets',
    'support.openTicket',
    'support.readTickets',
    'support.replyByCode',
    'support.replyTicket',
    'support.viewTicket',
    'tournaments.getconditions',
  ]);
});

test('every money method is a POST for players', () => {
  for (const method of methods.filter((m) => m.money)) {
    expect(method.verb).toBe('POST');
    expect(method.access).toBe('player');
  }
});

test('errorsOf, for every method, returns types of the catalogue, and Authorization only for players’ methods, login and register', () => {
  for (const method of methods) {
    const errors = errorsOf(method);
    expect(errors.every(isErrorType), method.name).toBe(true);
    expect(new Set(method.errors).size, method.name).toBe(method.errors.length);
    expect(errors.includes('AuthorizationException'), method.name).toBe(
      method.access === 'player' || method.name === 'auth.login' || method.name === 'auth.register',
    );
  }
});

test('every error type of the catalogue is answered by at least one method', () => {
  const answered = new Set(methods.flatMap((method) => errorsOf(method)));
  expect([...answered].toSorted()).toEqual(Object.keys(errorCatalogue).toSorted());
});
