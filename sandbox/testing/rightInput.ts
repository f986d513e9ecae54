import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { type ClubProduct, clubProducts } from '#sandbox/world/rewards/clubProducts.ts';
import { createCaseNumber } from '#shared/support/createCaseNumber.ts';
import { createTicketCode } from '#shared/support/createTicketCode.ts';
import type { TestSandbox } from './startTestSandbox.ts';

type Input = Record<string, unknown>;

const DELIVERY = {
  recipient: 'Aziz Karimov',
  phone: '+998901234567',
  region: 'Toshkent',
  town: 'Toshkent',
  street: 'Navoiy 1',
};

/** A valid input of a method for the first demo player; methods not listed here need none. */
export function rightInput({ world }: TestSandbox, name: string): Input {
  const { bonuses, payments } = world.money;
  const game = world.play.games.sysnames[0];
  const bonus = (type: 'casino' | 'betting') => bonuses.list(1, type, ['new', 'active', 'inactive'])[0]?.id;
  const withdrawal = () => payments.history(1, { types: ['withdrawal'], offset: 0, count: 1 }).items[0]?.id;
  const inputs: Record<string, () => Input> = {
    'account.changelocale': () => ({ locale: 'uz' }),
    'account.changeTwoFactorAuth': () => ({ enable: '1' }),
    'account.confirmTwoFactorAuth': () => ({ code: '000000' }),
    'account.saveProfileInfo': () => ({ first_name: 'Aziz', birth_date: '25.03.1998' }),
    'account.addcontact': () => ({ contact: 'second@yulduz.test' }),
    'account.changeContact': () => ({ from: 'demo@yulduz.test', contact: 'third@yulduz.test' }),
    'account.sendconfirmationtocontact': () => ({ contact: 'second@yulduz.test' }),
    'account.confirmContact': () => ({ contact: 'second@yulduz.test', code: '000000' }),
    'account.changefakename': () => ({ fakename: 'Registon12' }),
    'account.changepassword': () => ({
      old_password: DEMO_PASSWORD,
      password: `${DEMO_PASSWORD}-new`,
      repeat_password: `${DEMO_PASSWORD}-new`,
    }),
    'account.changeSubscription': () => ({ contact: 'demo@yulduz.test', subscription: '1' }),
    'account.setCurrency': () => ({ currency: 'RUB' }),
    'account.unsubscribe': () => ({ token: world.messages.subscriptions.token(1) }),
    'account.setDepositLimit': () => ({ limit_amount: 1_000_000, period: 'day' }),
    'account.setBudget': () => ({ amount: 1_000_000 }),
    'account.setPlayLimit': () => ({ kind: 'loss', period: 'week', amount: 1_000_000 }),
    'account.confirmPlayLimit': () => ({ kind: 'loss', period: 'week' }),
    'account.inviteTrusted': () => ({ name: 'Opa', budget: true, breaks: true, sums: false }),
    'account.viewTrusted': () => ({
      secret: world.players.trust.invite(1, { name: 'Opa', budget: true, breaks: true, sums: true }).secret,
    }),
    'account.leave': () => ({ leaving_reason: 'rest' }),
    'account.setTimeOut': () => ({ period: '1d' }),
    'account.setSelfExclusion': () => ({ period: '6m' }),
    'account.setPhrase': () => ({ phrase: 'moviy gilam' }),
    'account.setPush': () => ({
      endpoint: 'https://push.test/1',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      kinds: 'money',
    }),
    'account.setRealityCheck': () => ({ minutes: 30 }),
    'account.revokeSession': () => ({ id: world.access.sessions.list(1).at(-1)?.id }),
    'account.removeSocial': () => ({ service: 'google' }),
    'auth.login': () => ({ login: 'ru@yulduz.test', password: DEMO_PASSWORD }),
    'auth.register': () => ({ auth_type: 'one_click', currency: 'UZS', terms: true, notify: true }),
    'auth.restore': () => ({ login: 'rich@yulduz.test' }),
    'bettingBonuses.activate': () => ({ bonus_id: bonus('betting') }),
    'bettingBonuses.remove': () => ({ bonus_id: bonus('betting') }),
    'bonuses.get': () => ({ count: 4, offset: 0 }),
    'bonuses.activate': () => ({ bonus_id: bonus('casino') }),
    'bonuses.deactivate': () => ({ bonus_id: bonus('casino') }),
    'bonuses.remove': () => ({ bonus_id: bonus('casino') }),
    'campaigns.checkPromocode': () => ({ promo_code: 'YULDUZ25' }),
    'campaigns.activateOffer': () => ({ promo_code: 'YULDUZ25' }),
    'campaigns.takepromotions': () => ({ offer_id: 3 }),
    'cashier.makedeposit': () => ({
      method: 'click',
      amount: 20_000,
      currency: 'UZS',
      requisites: { phone: '998901234567' },
    }),
    'cashier.makewithdrawal': () => ({
      method: 'uzcard',
      amount: 50_000,
      currency: 'UZS',
      requisites: { card: '8600 1111 2222 3333' },
    }),
    'cashier.cancelwithdrawal': () => ({ id: withdrawal() }),
    'cashier.getbanks': () => ({ method: 'uzcard' }),
    'cashier.getdepositinfo': () => ({ id: 1 }),
    'cashier.getwithdrawalinfo': () => ({ id: withdrawal() }),
    'cashier.getmethodtimes': () => ({ type: 'withdrawal' }),
    'games.getRound': () => ({
      id: world.play.rounds.history(1, { from: 0, to: 4e9, offset: 0, count: 1 }).items[0]?.round,
    }),
    'cashier.getbalancechanges': () => ({ balance: 'main' }),
    'cashier.gethistory': () => ({ offset: 0, type: 'all' }),
    'events.handle': () => ({ event: 'page_view', path: '/' }),
    'freshChat.storeChatEvent': () => ({ channel_id: '1', conversation_id: '1', text: '', event: 'sent' }),
    'games.get': () => ({ options: { limit: 5 } }),
    'games.addLike': () => ({ sysname: game }),
    'games.removeLike': () => ({ sysname: game }),
    'games.createhistoryexportrequest': () => ({ date_from: '01.01.2026', date_to: '31.12.2026' }),
    'loyalty.setcharacter': () => ({ id: 1 }),
    'loyalty.getProgram': () => ({ sysname: 'week' }),
    'loyalty.buyproduct': () => ({ id: 1 }),
    'loyalty.changegift': () => ({
      id: world.rewards.gifts.add(1, clubProducts.find(({ needsAddress }) => needsAddress) as ClubProduct, DELIVERY),
      delivery: DELIVERY,
    }),
    'popups.get': () => ({ sysname: 'fair-play', preview: true }),
    'storage.get': () => ({ keys: ['a', 'b'] }),
    'storage.set': () => ({ key: 'a', value: '1' }),
    'support.addFile': () => ({ key: crypto.randomUUID(), file: new File(['%PDF-1.7 invoice'], 'a.pdf') }),
    'support.openTicket': () => ({
      number: createCaseNumber(),
      code: createTicketCode(),
      email: 'demo@yulduz.test',
      text: 'Salom',
    }),
    'support.sendFeedback': () => ({ email: 'demo@yulduz.test', text: 'Salom' }),
    'tournaments.participate': () => ({ id: world.rewards.tournaments.list()[0]?.id }),
  };
  return inputs[name]?.() ?? {};
}
