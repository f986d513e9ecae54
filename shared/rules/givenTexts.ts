/**
 * What a text in the input of a method is, which decides how it is normalized and how long it may be:
 * - `line`: written by a person, one line (visibleText);
 * - `prose`: written by a person, several lines (proseText);
 * - `secret`: a password, compared as it was typed, or a proof that another service made: changed by nobody;
 * - `choice`: what the site offers (ids, addresses, names of fields): nobody writes it, and it may have no invisible character.
 */
export type TextKind = 'line' | 'prose' | 'secret' | 'choice';

/** A kind, with its bound in characters where it differs from 200 (`line`, `choice`), 2,000 (`prose`) and 1,000 (`secret`). */
export interface GivenText {
  kind: TextKind;
  max: number;
}

const line = (max = 200): GivenText => ({ kind: 'line', max });
const prose = (max = 2000): GivenText => ({ kind: 'prose', max });
const secret = (max = 1000): GivenText => ({ kind: 'secret', max });
const choice = (max = 200): GivenText => ({ kind: 'choice', max });
const contact = line(254);
const code = line();
const name = line(100);
const period = { date_from: choice(), date_to: choice() };
const fields = choice(1000);
const delivery = {
  'delivery.recipient': name,
  'delivery.phone': line(),
  'delivery.region': line(),
  'delivery.town': line(),
  'delivery.street': line(),
  'delivery.note': line(300),
};

/**
 * Every text in the inputs of the contract, by method and path. A method that is not here has none; a test compares the whole contract with
 * this table. A platform that keeps these kinds stores no text that looks like another one.
 */
export const givenTexts: Readonly<Record<string, Readonly<Record<string, GivenText>>>> = {
  'account.addcontact': { contact, phone_country_code: choice() },
  'account.changefakename': { fakename: line() },
  'account.changelocale': { locale: choice() },
  'account.changepassword': { old_password: secret(), password: secret(), repeat_password: secret() },
  'account.changeSubscription': { contact },
  'account.confirmContact': { contact, code },
  'account.confirmTwoFactorAuth': { code },
  'account.saveProfileInfo': {
    first_name: name,
    last_name: name,
    birth_date: line(),
    'document.number': line(),
    country: line(),
    country_code: choice(),
    region: line(),
    home_town: line(),
    address: line(),
    postcode: line(),
  },
  'account.sendconfirmationtocontact': { contact },
  'account.setCurrency': { currency: choice() },
  'account.unsubscribe': { token: secret(1024) },
  'account.getcurrencyrates': { currency: choice() },
  'account.getprofileinfo': { fields },
  'account.inviteTrusted': { name: line() },
  'account.viewTrusted': { secret: secret() },
  'account.makeRecoveryCodes': { code },
  'account.changeContact': { from: contact, contact, phone_country_code: choice() },
  'account.confirmContactChange': { code },
  'account.addPasskey': { credential: secret(9000), name: line(40) },
  'account.renamePasskey': { id: choice(1500), name: line(40) },
  'account.removePasskey': { id: choice(1500) },
  'account.provePasskey': { credential: secret(8000) },
  'account.getPush': { endpoint: choice(2000) },
  'account.setPush': { endpoint: choice(2000), p256dh: secret(), auth: secret(), kinds: choice() },
  'account.revokeSession': { id: choice() },
  'account.setPhrase': { phrase: line() },
  'account.removeSocial': { service: choice() },
  'account.addTelegram': { tg_data: secret(8000) },
  'account.confirmSocial': { offer: choice(), old_password: secret(), code },
  'auth.enterByPasskey': { credential: secret(8000) },
  'auth.login': { login: contact, password: secret(), code },
  'auth.register': {
    login: contact,
    email: contact,
    phone: contact,
    phone_country_code: choice(),
    password: secret(),
    currency: choice(),
    country_code: choice(),
    character_id: choice(),
    tg_data: secret(8000),
    // From the address by which a visitor came: a link of the operator's partners.
    track_id: line(1000),
    show_popup_reg: line(1000),
    publisher_id: line(1000),
    goal_id: line(1000),
    goal_entry_id: line(1000),
    link_id: line(1000),
  },
  'auth.restore': { login: contact, code, password: secret(), repeat_password: secret() },
  'banners.get': { fields, place: choice() },
  'bettingBonuses.get': { status: choice() },
  'bettingBonuses.activate': { bonus_id: choice() },
  'bettingBonuses.remove': { bonus_id: choice() },
  'bonuses.get': { fields, status: choice() },
  'bonuses.activate': { bonus_id: choice() },
  'bonuses.deactivate': { bonus_id: choice() },
  'bonuses.remove': { bonus_id: choice() },
  'campaigns.activateOffer': { promo_code: line(), fields },
  'campaigns.checkPromocode': { promo_code: line() },
  'campaigns.takepromotions': { offer_id: choice() },
  'campaigns.getoffers': { fields },
  'cashbacks.get': { sort: choice(), fields, statuses: choice() },
  'cashier.cancelwithdrawal': { id: choice() },
  'cashier.makedeposit': {
    method: choice(),
    currency: choice(),
    campaign_offer_id: choice(),
    'requisites.*': line(),
    back_url: choice(2000),
  },
  'cashier.makewithdrawal': { method: choice(), currency: choice(), 'requisites.*': line(), two_factor_code: code },
  'cashier.getbanks': { method: choice() },
  'cashier.getdepositinfo': { id: choice() },
  'cashier.getwithdrawalinfo': { id: choice() },
  'cashier.getdepositsettings': { currency: choice() },
  'cashier.gethistory': { statuses: choice(), ...period },
  'cashier.getwithdrawsettings': { currency: choice() },
  'cashier.getbalancechanges': { date: choice() },
  'cashier.getmovements': { after: choice() },
  'cashier.getstatement': { month: choice() },
  'freespins.get': { fields, status: choice() },
  'freshChat.storeChatEvent': { channel_id: choice(), conversation_id: choice(), text: prose() },
  'games.get': {
    'options.sysname': choice(),
    'options.sysname[]': choice(),
    'options.category': choice(),
    'options.providers[]': choice(),
    'options.search': line(),
  },
  'games.addLike': { sysname: choice() },
  'games.removeLike': { sysname: choice() },
  'games.getCategories': { type: choice() },
  'games.getProviders': { fields, types: choice() },
  'games.getHistory': { ...period, type: choice(), game: choice() },
  'games.getHistoryTotals': { ...period, type: choice(), game: choice() },
  'games.getRound': { id: choice() },
  'games.createhistoryexportrequest': { ...period, type: choice() },
  'games.gethistoryexportrequest': { id: choice() },
  'jackpots.get': { id: choice() },
  'jackpots.getWinners': { id: choice() },
  'leaderboard.get': { tournament_id: choice(), period: choice() },
  'loyalty.buyproduct': { id: choice(), ...delivery },
  'loyalty.changegift': { id: choice(), ...delivery },
  'loyalty.setcharacter': { id: choice() },
  'loyalty.getproducts': { category: choice() },
  'loyalty.getProgram': { sysname: choice() },
  'metadata.get': { path: choice(2000) },
  'popups.get': { sysname: choice() },
  // Values that the site writes for itself, at most 4 KB.
  'storage.get': { 'keys[]': choice() },
  'storage.set': { key: choice(), value: secret(4096) },
  'sumsub.getVerification': { externalActionId: choice() },
  'sumsub.getAccessToken': { externalActionId: choice() },
  'support.addFile': { key: choice() },
  'support.getFile': { id: choice() },
  'support.getFileByCode': { number: choice(), code, id: choice() },
  'support.openTicket': {
    number: choice(),
    code,
    subject_id: choice(),
    name,
    email: contact,
    text: prose(),
    'files[]': choice(),
  },
  'support.replyByCode': { number: choice(), code, key: choice(), text: prose(), 'files[]': choice() },
  'support.replyTicket': { number: choice(), key: choice(), text: prose(), 'files[]': choice() },
  'support.viewTicket': { number: choice(), code },
  'support.sendFeedback': { subject_id: choice(), name, email: contact, text: prose() },
  'tournaments.getconditions': { id: choice() },
  'tournaments.get': { id: choice(), status: choice() },
  'tournaments.participate': { id: choice() },
};
