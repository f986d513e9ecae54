import { ownCard } from '#sandbox/testing/ownCard.ts';
import { paths } from '#shared/url/paths.ts';
import type { PlainBrowser } from '#tests/support/browsers/plainBrowser.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { postForm } from '#tests/support/wire/postForm.ts';
import type { PlainForm } from '#tests/support/wire/sendPlainForm.ts';
import { codeSentTo } from './codeSentTo.ts';
import { linkSentTo } from './linkSentTo.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';

const PASSWORD = 'Yulduz-2026';
const NEXT_PASSWORD = 'Yulduz-2027';
const settings = paths.profileSettings.build();
const security = paths.profileSecurity.build();
const news = paths.profileNotification.build();
const limits = paths.profileResponsibleGame.build();
const bonuses = paths.profileBonuses.build();
const cashback = paths.profileCashback.build();
const DONE = /[?&]step=done/;
const pathnameOf = (address: string) => new URL(address, 'http://site').pathname;

interface PlainPlayer {
  site: Pick<Site, 'origin' | 'sandbox'>;
  email: string;
}

/** A player who sends every form of the site without scripts. Call the parts in this order; each rejects when a form is refused. */
export function plainPlayer(browser: PlainBrowser, { site, email }: PlainPlayer) {
  const { origin, sandbox } = site;
  const sent = new Set<string>();
  const controls = sandboxControls({ sandbox });
  const code = () => codeSentTo(sandbox, email);
  const { open } = browser;

  /** Sends a form, and waits for the address of the page that confirms it. */
  async function send({ path, form, fields }: PlainForm, after = DONE): Promise<void> {
    // The page that follows a form often has the next form too: opening it again would only take time.
    if (pathnameOf(path) !== pathnameOf(browser.url()) || path.includes('?')) await open(path);
    await press(form, after, fields);
  }
  async function press(form: string, after: RegExp, fields: PlainForm['fields'] = {}): Promise<void> {
    await browser.send({ form, fields });
    await browser.arrive(after);
    sent.add(form.replace(/\?step=\w+$/, ''));
  }
  const on = (path: string, name: string, fields: PlainForm['fields'] = {}, after = DONE) =>
    send({ path, form: `${path}?form=${name}`, fields }, after);
  /** Sends a form on the page of one item, whose address is the pattern's. */
  const onOne = (pattern: string, path: string, name: string) => send({ path, form: `${pattern}?form=${name}` });
  const ask = async <T>(method: string): Promise<T> =>
    ((await (await fetch(`${sandbox}/api/${method}?version=2.34&locale=uz`)).json()) as { data: T }).data;

  const signsInAs = async (login: string) => {
    await browser.forgetCookie('sid');
    const form = paths.signIn.pattern;
    await send({ path: form, form, fields: { login, password: PASSWORD } }, /\/$/);
  };

  return {
    sent: () => [...sent],
    async signsUp() {
      const fields = { email, password: PASSWORD, terms: true } as const;
      await send({ path: paths.signUp.build(null, { type: 'email' }), form: paths.signUp.pattern, fields }, /\/$/);
    },
    async fillsIn() {
      await on(paths.profile.build(), 'fakename', { fakename: `K${Date.now().toString(36)}` });
      await on(settings, 'personal', { first_name: 'Zuhro', last_name: 'Anvarova', birth_date: '01.02.1990' });
      await on(settings, 'code');
      await on(settings, 'confirm', { code: await code() });
      const second = `second-${email}`;
      await on(settings, 'email', { contact: second });
      const path = paths.confirmation.build(null, { contact: second });
      await send({ path, form: `${paths.confirmation.pattern}?form=code` }, /step=/);
      await on(settings, 'phone', { contact: String(Date.now()).slice(-9) });
      await on(settings, 'locale', {}, /\/profile\/settings$/);
      await on(paths.profileBetsExports.build(), 'export', { from: '2026-01-01', to: '2026-01-31' });
      for (const name of ['subscribe', 'unsubscribe', 'subscribe', 'stop', 'siteOff', 'siteOn']) await on(news, name);
    },
    async limits() {
      await on(limits, 'check');
      for (const [set, lift, keep, confirm] of [
        ['limit', 'unlimit', 'limitKeep', 'limitConfirm'],
        ['budget', 'unbudget', 'budgetKeep', 'budgetConfirm'],
      ] as const) {
        await on(limits, set, { amount: '300000' });
        await on(limits, set, { amount: '400000' });
        await on(limits, keep);
        await on(limits, lift);
        await controls.advance('25h');
        await open(limits);
        await on(limits, confirm);
      }
    },
    async pays() {
      const order = { amount: '110 000', card: ownCard() };
      const deposit = `${paths.deposit.pattern}?form=deposit`;
      const path = paths.depositMethod.build({ sysname: 'uzcard' });
      // A sum that the button did not show is charged only after the page that shows it.
      await send({ path, form: deposit, fields: order }, /form=deposit/);
      await press(deposit, /\/paysuccess\//);
      for (const act of ['activate', 'deactivate', 'remove']) await on(bonuses, act, { agree: true });
      await on(paths.withdraw.build(), 'withdraw', { amount: '50000' }, /\/cashier\/history/);
      await send({ path: browser.url().slice(origin.length), form: `${paths.cashierHistory.pattern}?form=cancel` });
      await on(bonuses, 'promo', { promo_code: 'FREEBET' });
    },
    async takesPart() {
      const { items } = await ask<{ items: { id: string; status: string; need_participate: boolean }[] }>(
        'tournaments.get',
      );
      const id = items.find((one) => one.status === 'active' && one.need_participate)?.id ?? '';
      await onOne(paths.offers.pattern, paths.offer.build({ id: 1 }), 'take');
      await on(paths.offers.build(), 'promo', { promo_code: 'AYLAN20' });
      await onOne(paths.tournament.pattern, paths.tournament.build({ id }), 'join');
      await onOne(paths.loyalty.pattern, paths.loyalty.build(), 'character');
    },
    async guards() {
      await on(security, 'phrase', { phrase: 'Samarqand shamoli' });
      for (const name of ['session', 'others', 'alarm']) {
        await signIn(origin, email);
        await open(security);
        await on(security, name);
      }
      await open(security);
      await open(await browser.linkTo('service=yandex'));
      await browser.press('no-mail');
      await browser.arrive(new RegExp(`^${origin}${security}(?:[?#]|$)`));
      await on(security, 'linkConfirm', { old_password: PASSWORD });
      await press(`${security}?form=unlink`, DONE);
      await on(security, 'password', {
        old_password: PASSWORD,
        password: NEXT_PASSWORD,
        repeat_password: NEXT_PASSWORD,
      });
      await on(security, 'factor', {}, /form=factor/);
      await on(security, 'factorCode', { code: await code() });
    },
    async comesBack() {
      await send({ path: paths.profile.build(), form: paths.signOut.pattern }, /\/$/);
      const form = paths.signIn.pattern;
      await send(
        { path: `${form}?step=restore`, form: `${form}?step=restore`, fields: { login: email } },
        /step=restoreCode/,
      );
      await press(`${form}?step=restoreCode`, /step=restored/, {
        login: email,
        code: await code(),
        password: PASSWORD,
        repeat_password: PASSWORD,
      });
      await send({ path: form, form, fields: { login: email, password: PASSWORD } }, /step=code/);
      await press(form, /\/$/, { login: email, password: PASSWORD, code: await code() });
    },
    async savesData() {
      await send({ path: paths.contentPage.build({ slug: 'about' }), form: paths.dataSaver.pattern }, /\/about$/);
    },
    async pauses() {
      await send({ path: `${limits}?pause=1d`, form: `${limits}?form=pause` }, /\/profile\/responsible-game/);
    },
    async fetchesCashback() {
      for (const act of ['payout', 'refuse']) {
        const { login } = await controls.scenario('cashback-waiting');
        await signsInAs(String(login));
        await on(cashback, act);
      }
    },
    async changesCurrency() {
      await signsInAs('zero@yulduz.test');
      await on(settings, 'currency', { currency: 'USD' });
    },
    async buysGift() {
      await signsInAs('star@yulduz.test');
      await on(paths.loyaltyShop.build(), 'buy', { agree: true });
    },
    async usesEmails() {
      const text = 'Balansim toʻldirilmadi, iltimos tekshirib bering.';
      await send(
        { path: paths.support.build(), form: `${paths.support.pattern}?form=ticket`, fields: { email, text } },
        /case=|#write/,
      );
      const other = `link-${email}`;
      const { cookie } = await signUp(origin, other);
      await postForm(origin, '/api/account.sendconfirmationtocontact', { contact: other }, { cookie });
      await browser.forgetCookie('sid');
      await send(
        { path: await linkSentTo(sandbox, other), form: `${paths.confirmation.pattern}?form=confirm` },
        /confirmation\/success|step=done/,
      );
      const contact = 'demo@yulduz.test';
      const demo = await signIn(origin, contact);
      for (const subscription of ['0', '1'])
        await postForm(origin, '/api/account.changeSubscription', { contact, subscription }, { cookie: demo.cookie });
      const emails = (await (await fetch(sandbox)).text()).replaceAll('&amp;', '&');
      const [link = ''] = /\/unsubscribe\?token=[^\s"<]+/.exec(emails) ?? [];
      await send({ path: link, form: paths.unsubscribe.pattern }, /step=done/);
    },
  };
}
