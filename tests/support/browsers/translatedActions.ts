import type { Locator, Page } from 'playwright';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { paths } from '#shared/url/paths.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import type { FundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { withdrawBy } from '#tests/support/players/withdrawBy.ts';
import { eventually, type Visitor } from './journey.ts';

/** Where an action is done. */
interface Place extends Pick<Visitor, 'page' | 'text'> {
  /** Opens an address in a browser that translates it. */
  open: (address: string) => Promise<void>;
  /** The part of a page with this heading; a message id. */
  card: (title: string) => Locator;
  main: Locator;
  /** A player with money and a profile, who is signed in where the action is a player's. */
  player: FundedPlayer;
  /** Address of the sandbox. */
  sandbox: string;
}

interface TranslatedAction {
  name: string;
  /** A newcomer has deposited nothing yet. */
  by: 'player' | 'newcomer' | 'guest';
  /** In `npm test`, too; the others in the full run. */
  isUsual?: true;
  /** Ends when the page has answered. */
  act: (place: Place) => Promise<unknown>;
}

const button = (scope: Page | Locator, name: string, exact = true) => scope.getByRole('button', { name, exact });
const sumOf = (amount: number) => formatMoney({ amount, currency: 'UZS' }, 'uz');
const leaves = (page: Page, path: string) => page.waitForURL((url) => !url.pathname.startsWith(path));

/** Fills the deposit form of a method and presses its button. */
async function deposit({ open, main, text }: Place, method: string, amount: number): Promise<void> {
  await open(paths.depositMethod.build({ sysname: method }));
  const form = main.locator('form');
  await form.getByRole('textbox', { name: text('deposit.amount') }).fill(String(amount));
  await button(form, text('deposit.submit', { sum: sumOf(amount) })).click();
}

/** What people do on the site, by name: every action that inserts or removes a node while it is under way or answered. */
export const translatedActions: readonly TranslatedAction[] = [
  {
    name: 'sign in after a wrong password',
    by: 'guest',
    isUsual: true,
    async act({ page, open, main, text }) {
      await open(paths.signIn.build());
      await main.getByLabel(text('auth.field.login')).fill('demo@yulduz.test');
      const password = main.getByLabel(text('auth.field.password'), { exact: true });
      await password.fill('Wrong-2026');
      await button(main, text('auth.signIn')).click();
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
      await password.fill(DEMO_PASSWORD);
      await button(main, text('auth.signIn')).click();
      await page.waitForURL((url) => url.pathname === '/');
    },
  },
  {
    name: 'sign up by e-mail',
    by: 'guest',
    isUsual: true,
    async act({ page, open, main }) {
      await open(paths.signUp.build(null, { type: 'email' }));
      await main.locator('input[type=email]').fill(`new-${crypto.randomUUID().slice(0, 8)}@yulduz.test`);
      await main.locator('input[type=password]').first().fill('Zarafshon-7');
      for (const box of await main.getByRole('checkbox').all()) await box.check();
      await main.locator('button[type=submit]').click();
      await leaves(page, paths.signUp.build());
    },
  },
  {
    name: 'restore a password',
    by: 'guest',
    async act({ page, open, main, text, player, sandbox }) {
      await open(paths.signIn.build(null, { step: 'restore' }));
      await main.getByRole('textbox').first().fill(player.login);
      await main.locator('button[type=submit]').click();
      const code = main.getByLabel(text('auth.field.code'));
      await code.waitFor();
      await code.fill(await codeSentTo(sandbox, player.login));
      for (const box of await main.locator('input[autocomplete=new-password]').all()) await box.fill(DEMO_PASSWORD);
      await main.locator('button[type=submit]').click();
      await code.waitFor({ state: 'detached' });
      await page.getByRole('main').waitFor();
    },
  },
  {
    name: 'search a game',
    by: 'guest',
    isUsual: true,
    async act({ page, open }) {
      await open(paths.gamehall.build());
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('zarafshon');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'filter the hall',
    by: 'guest',
    async act({ page, open, main, text }) {
      await open(paths.gamehall.build());
      await main.locator('summary').first().click();
      const sheet = page.getByRole('dialog', { name: text('hall.filter') });
      await sheet.getByRole('checkbox').first().click();
      await sheet.getByRole('button').last().click();
      await sheet.waitFor({ state: 'detached' });
      await eventually(() => new URL(page.url()).searchParams.get('providers')).toBeTruthy();
    },
  },
  {
    name: 'check a promo code as a guest',
    by: 'guest',
    async act({ page, open, main, text }) {
      await open(paths.offers.build());
      const field = main.getByRole('textbox', { name: text('offers.promoLabel') });
      await field.fill('YOQ404');
      await field.press('Enter');
      await main.getByText(text('offers.promo.NOT_FOUND')).waitFor();
      await field.fill('yulduz25');
      await field.press('Enter');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'search the help',
    by: 'guest',
    async act({ open, main, text }) {
      await open(paths.support.build());
      const field = main.getByRole('searchbox', { name: text('support.search') });
      await field.fill('zzzz');
      await main.getByText(text('support.notFound', { count: 0, n: '0' })).waitFor();
      await button(main, text('support.clear')).click();
      await main.getByText('Demo rejim nima?').waitFor();
    },
  },
  {
    name: 'send a ticket',
    by: 'guest',
    async act({ open, main, text }) {
      await open(paths.support.build());
      await button(main, text('support.send')).click();
      await eventually(() => main.locator('[aria-invalid=true]').count()).toBe(2);
      await main.getByRole('textbox', { name: text('support.email') }).fill('aziz@pochta.uz');
      await main.getByRole('textbox', { name: text('support.text') }).fill('Pulim hali ham hisobga tushmadi');
      await button(main, text('support.send')).click();
      await main.getByText(text('support.sent')).waitFor();
    },
  },
  {
    name: 'sort the hall',
    by: 'guest',
    async act({ page, open, text }) {
      await open(paths.gamehall.build());
      await page.getByRole('combobox', { name: text('hall.sort') }).selectOption('name');
      await eventually(() => new URL(page.url()).searchParams.get('sort')).toBe('name');
    },
  },
  {
    name: 'deposit by card',
    by: 'player',
    isUsual: true,
    async act(place) {
      await deposit(place, 'uzcard', 20_000);
      await leaves(place.page, '/cashier/deposit');
    },
  },
  {
    name: 'deposit by a QR code',
    by: 'player',
    async act(place) {
      await deposit(place, 'local_qr', 30_000);
      await place.page.getByRole('img', { name: place.text('payment.qrLabel') }).waitFor();
    },
  },
  {
    name: 'withdraw after a sum that is too low',
    by: 'player',
    isUsual: true,
    async act({ open, main, text }) {
      await open(paths.withdraw.build());
      const sum = main.getByRole('textbox', { name: text('withdraw.sum') });
      await sum.fill('1000');
      await button(main, text('withdraw.go'), false).click();
      await eventually(() => sum.getAttribute('aria-invalid')).toBe('true');
      await sum.fill('50000');
      await button(main, text('withdraw.go'), false).click();
      await main.getByRole('list', { name: text('history.progress') }).waitFor();
    },
  },
  {
    name: 'cancel a withdrawal',
    by: 'player',
    async act({ open, main, text, player }) {
      await withdrawBy(player, 60_000);
      await open(paths.cashierHistory.build(null, { tab: 'withdrawal' }));
      await main
        .getByRole('link', { name: text('history.details') })
        .first()
        .click();
      await main.getByText(text('history.cancel'), { exact: true }).click();
      await button(main, text('history.cancelNow')).click();
      await main.getByText(text('history.step.cancelled')).first().waitFor();
    },
  },
  {
    name: 'redeem a promo code',
    by: 'player',
    isUsual: true,
    async act({ open, main, text }) {
      await open(paths.profileBonuses.build());
      const field = main.getByRole('textbox', { name: text('bonuses.promoLabel') });
      await field.fill('YOQ404');
      await main
        .getByRole('region', { name: text('bonuses.promoTitle') })
        .getByRole('button')
        .click();
      await main.getByText(text('bonuses.promo.NOT_FOUND')).waitFor();
    },
  },
  {
    name: 'take an offer',
    by: 'newcomer',
    async act({ open, main, text }) {
      await open(paths.offer.build({ id: 1 }));
      await button(main, text('offers.take')).click();
      await main.getByText(text('offers.takenText')).waitFor();
    },
  },
  {
    name: 'join a tournament',
    by: 'player',
    async act({ page, open, main, text, player }) {
      const { items } = await player.get<{ items: { id: string; need_participate: boolean }[] }>('tournaments.get', {
        status: 'active',
      });
      const id = items.find((one) => one.need_participate && !one.id.startsWith('masters'))?.id ?? '';
      await open(paths.tournament.build({ id }));
      await button(main, text('tournaments.join')).click();
      await button(page, text('tournaments.joinNow')).click();
      await main.getByText(text('tournaments.joined'), { exact: true }).waitFor();
    },
  },
  {
    name: 'choose a character',
    by: 'player',
    async act({ page, open, main, text }) {
      await open(paths.loyalty.build());
      await button(main, text('loyalty.chooseOf', { name: 'Humo' })).click();
      await button(page.getByRole('alertdialog'), text('loyalty.choose')).click();
      await main.getByText(text('loyalty.chosen')).waitFor();
    },
  },
  {
    name: 'set a deposit limit',
    by: 'player',
    isUsual: true,
    async act({ open, card, text }) {
      await open(paths.profileResponsibleGame.build());
      const limit = card('limits.deposit');
      await button(limit, text('limits.set')).click();
      await limit.getByText(text('limits.sumRule')).waitFor();
      await limit.getByLabel(text('limits.sum'), { exact: true }).fill('5000000');
      await button(limit, text('limits.set')).click();
      await button(limit, text('limits.save')).waitFor();
    },
  },
  {
    name: 'set a budget',
    by: 'player',
    async act({ open, card, text }) {
      await open(paths.profileResponsibleGame.build());
      const budget = card('limits.budget');
      await budget.getByRole('textbox').first().fill('900000');
      await button(budget, text('limits.set')).click();
      await button(budget, text('limits.save')).waitFor();
    },
  },
  {
    name: 'ask for a break and go back',
    by: 'player',
    async act({ page, open, text }) {
      await open(paths.profileResponsibleGame.build());
      const names = { name: text('limits.exclusion'), period: text('limits.pause.6m') };
      await page.getByRole('link', { name: text('limits.pauseOf', names) }).click();
      const question = page.getByRole('region', { name: text('limits.pauseTitle', names), exact: true });
      await question.waitFor();
      await page.goBack();
      await question.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'change the nickname after one that is too short',
    by: 'player',
    async act({ open, main, text }) {
      await open(paths.profile.build());
      await main.getByText(text('profile.fakenameEdit')).click();
      const field = main.getByRole('textbox', { name: text('profile.fakename') });
      await field.fill('abc');
      await button(main, text('profile.save')).click();
      await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
      const name = `Humo${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`;
      await field.fill(name);
      await button(main, text('profile.save')).click();
      await main.getByText(name).first().waitFor();
    },
  },
  {
    name: 'hide and show the balance',
    by: 'player',
    async act({ open, card, text }) {
      await open(paths.profile.build());
      await button(card('profile.balances'), text('profile.hideBalance')).click();
      await button(card('profile.balances'), text('profile.showBalance')).click();
      await button(card('profile.balances'), text('profile.hideBalance')).waitFor();
    },
  },
  {
    name: 'save personal data after a wrong name',
    by: 'player',
    async act({ page, open, card, text }) {
      await open(paths.profileSettings.build());
      const personal = card('settings.personal');
      await personal.locator('summary').first().click();
      const address = personal.locator('input[name=address]');
      await address.fill('a'.repeat(201));
      await button(personal, text('profile.save')).click();
      await eventually(() => address.getAttribute('aria-invalid')).toBe('true');
      await address.fill('Amir Temur 1');
      await button(personal, text('profile.save')).click();
      await page.getByText(text('settings.saved')).first().waitFor();
    },
  },
  {
    name: 'add an e-mail after one that is taken',
    by: 'player',
    async act({ page, open, card, text }) {
      await open(paths.profileSettings.build());
      const contacts = card('settings.contacts');
      await contacts.getByText(text('settings.emailAdd')).click();
      const field = contacts.locator('input[type=email]').last();
      await field.fill('demo@yulduz.test');
      await button(contacts, text('settings.add')).click();
      await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
      await field.fill(`other-${crypto.randomUUID().slice(0, 8)}@yulduz.test`);
      await button(contacts, text('settings.add')).click();
      await page.getByText(text('settings.emailDone')).first().waitFor();
    },
  },
  {
    name: 'save a security phrase after an address',
    by: 'player',
    async act({ open, card, text }) {
      await open(paths.profileSecurity.build());
      const phrase = card('security.phrase');
      await phrase.getByText(text('security.phraseEdit')).click();
      const field = phrase.getByLabel(text('security.phraseField'), { exact: true });
      await field.fill('https://yulduz.uz');
      await button(phrase, text('profile.save')).click();
      await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
      await field.fill('moviy gilam');
      await button(phrase, text('profile.save')).click();
      await phrase.getByText('moviy gilam', { exact: true }).waitFor();
    },
  },
  {
    name: 'change the password after a wrong one',
    by: 'player',
    async act({ page, open, card, text }) {
      await open(paths.profileSecurity.build());
      const password = card('auth.field.password');
      await password.getByText(text('security.passwordEdit')).first().click();
      const field = (id: string) => password.getByLabel(text(id), { exact: true });
      const fill = async (old: string) => {
        await field('security.oldPassword').fill(old);
        await field('auth.field.newPassword').fill('Qizilqum-77');
        await field('auth.field.repeat_password').fill('Qizilqum-77');
        await button(password, text('security.passwordSave')).click();
      };
      await fill('Wrong-2026');
      await eventually(() => field('security.oldPassword').getAttribute('aria-invalid')).toBe('true');
      await fill(DEMO_PASSWORD);
      await page.getByText(text('security.passwordDone')).first().waitFor();
    },
  },
];
