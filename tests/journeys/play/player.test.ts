import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { common } from '#sandbox/content/data/common.ts';
import { formsConfig } from '#sandbox/content/data/formsConfig.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '#sandbox/demo/demoPlayers.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { WELCOME_MAIN } from '#sandbox/world/rewards/grantWelcome.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { type Language, withLocale } from '#shared/locales.ts';
import { eventually, journey, type Visitor, whenAlive } from '#tests/support/browsers/journey.ts';
import { type ShownSpin, slotFrame } from '#tests/support/browsers/slotFrame.ts';
import { isFull } from '#tests/support/isFull.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { freshPhone } from '#tests/support/players/freshPhone.ts';

const { visit } = journey();
const GAME = { sysname: 'zarafshon-vault', name: 'Zarafshon Vault' };
const WELCOME = WELCOME_MAIN / 100;
const PASSWORD = 'Registon-1441';
const ROUNDS = 2;

const label = (
  form: readonly { name: string; label: { uz: string; ru: string } }[],
  name: string,
  locale: SandboxLanguage,
) => form.find((field) => field.name === name)?.label[locale].replace(/\[|\]\(.*?\)/g, '') ?? name;

/** Calls a method of the platform as the player of this page. */
async function ask<T>(page: Page, method: string, query = ''): Promise<T> {
  const answer = await page.request.get(`/api/${method}${query}`);
  return ((await answer.json()) as { data: T }).data;
}

async function mainBalance(page: Page): Promise<number> {
  return (await ask<{ balance_main: { amount: number } }>(page, 'account.getBalance')).balance_main.amount;
}

/** Checks that the welcome sum and all rounds of the player add up to their balance. */
async function expectSumsToAgree(page: Page, played: ShownSpin[]): Promise<void> {
  const { items, total } = await ask<{ items: { bet: { amount: number }; win: { amount: number } }[]; total: number }>(
    page,
    'games.getHistory',
    '?count=200',
  );
  expect(total).toBe(played.length);
  const sum = items.reduce((balance, { bet, win }) => balance - bet.amount + win.amount, WELCOME);
  expect(sum).toBe(await mainBalance(page));
  expect(sum).toBe(played.at(-1)?.balance);
}

function slotOf({ page, text, locale }: Visitor, mode: 'play' | 'demo') {
  return slotFrame(page, text(mode === 'demo' ? 'game.frameDemo' : 'game.frame', { name: GAME.name }), locale);
}

async function playRounds(visitor: Visitor, mode: 'play' | 'demo', count: number): Promise<ShownSpin[]> {
  const slot = await slotOf(visitor, mode);
  const rounds: ShownSpin[] = [];
  for (let round = 0; round < count; round += 1) rounds.push(await slot.play());
  return rounds;
}

async function signOut({ page, text }: Visitor): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.locator('summary').last().click();
  await banner.getByRole('button', { name: text('shell.signOut') }).click();
  await banner.getByRole('link', { name: text('shell.signIn') }).waitFor();
  await whenAlive(page);
}

async function signInWithCode({ page, text, locale, step }: Visitor): Promise<void> {
  const dialog = page.getByRole('dialog', { name: text('auth.signIn') });
  const code = dialog.getByLabel(text('auth.field.code'));
  await step('the password of a player with two factors is accepted', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shell.signIn') })
      .click();
    await dialog.getByLabel(label(formsConfig.forms.login, 'login', locale)).fill('twofactor@yulduz.test');
    await dialog.getByLabel(label(formsConfig.forms.login, 'password', locale), { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: text('auth.signInAction') }).click();
    await code.waitFor();
  });
  await step('a code that is too short is refused and focuses its field', async () => {
    await code.fill('123');
    await dialog.getByRole('button', { name: text('auth.confirmCode') }).click();
    await dialog.getByText(text('validation.code')).waitFor();
    await eventually(() => code.getAttribute('aria-invalid')).toBe('true');
    await eventually(() => code.evaluate((input) => input === document.activeElement)).toBe(true);
    await code.fill('1234');
    await eventually(() => code.getAttribute('aria-invalid')).toBeNull();
    await code.fill('');
  });
  const totp = new TOTP({ secret: Secret.fromBase32(DEMO_TOTP_SECRET) });
  await step('a wrong code is reported and empties the field', async () => {
    const wrong = String((Number(totp.generate()) + 500_000) % 1_000_000).padStart(6, '0');
    await code.pressSequentially(wrong);
    await dialog.getByText(text('profile.smsCodeError')).waitFor();
    await eventually(() => code.getAttribute('aria-invalid')).toBe('true');
    await eventually(() => code.inputValue()).toBe('');
    await eventually(() => code.evaluate((input) => input === document.activeElement)).toBe(true);
  });
  await step('the right code signs the player in', async () => {
    await code.pressSequentially(totp.generate());
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => page.locator('html').getAttribute('data-uid')).toMatch(/^\d+$/);
    expect((await ask<{ login: string }>(page, 'account.getInfo')).login).toBe('twofactor@yulduz.test');
  });
}

/** Switches the language by `press`; the page must remain the same, without a new document. */
async function switchLanguage(
  visitor: Visitor,
  press: () => Promise<void>,
  other: Language,
  path: string,
): Promise<void> {
  const { page } = visitor;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await press();
  await eventually(() => new URL(page.url()).pathname).toBe(withLocale(path, other));
  await eventually(() => page.locator('html').getAttribute('lang')).toBe(other);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === cookieNames.locale)?.value).toBe(other);
  expect(documents).toBe(0);
}

test('on a phone, a visitor searches, plays the demo, signs up, plays for money and signs in with a code', async () => {
  const visitor = await visit({ device: 'phone', locale: 'uz', returns: true });
  const { page, text, locale, open, step } = visitor;
  const bar = page.getByRole('navigation', { name: text('shell.mobileMenu') });
  const search = common.menus.mobile.find((item) => 'action' in item && item.action === 'search');
  const sheet = page.getByRole('dialog', { name: text('game.session') });

  await step('a visitor arrives at home', () => open('/'));
  await step('the search opens a game by a Cyrillic query', async () => {
    await bar.getByRole('link', { name: search?.title[locale] }).click();
    const dialog = page.getByRole('dialog', { name: text('search.title') });
    const field = dialog.getByRole('combobox');
    await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('зарафшон вау');
    await dialog.getByRole('option', { name: GAME.name }).click();
    await page.getByRole('heading', { level: 1, name: GAME.name }).waitFor();
  });
  await step('the balance of the demo adds up', async () => {
    const [first, second] = await playRounds(visitor, 'demo', 2);
    expect(second?.balance).toBe((first?.balance ?? 0) - (second?.bet ?? 0) + (second?.win ?? 0));
  });
  await step('the switch to real money asks to sign up', async () => {
    await page.getByRole('button', { name: text('game.menu') }).click();
    await sheet.getByRole('button', { name: text('game.toReal') }).click();
    const dialog = page.getByRole('dialog', { name: text('auth.signUp') });
    const form = formsConfig.forms.registration.phone;
    await dialog.getByLabel(label(form, 'phone', locale)).pressSequentially(freshPhone());
    await dialog.getByLabel(label(form, 'password', locale), { exact: true }).fill(PASSWORD);
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: text('auth.signUpAction') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => new URL(page.url()).pathname).toBe(`/game/${GAME.sysname}`);
  });
  await step('rounds for real money add up to the balance', async () => {
    const played = await playRounds(visitor, 'play', ROUNDS);
    const banner = page.getByRole('main').getByText(formatNumber(played.at(-1)?.balance ?? 0));
    await banner.waitFor();
    await expectSumsToAgree(page, played);
    const [staked, won] = [
      played.reduce((sum, { bet }) => sum + bet, 0),
      played.reduce((sum, { win }) => sum + win, 0),
    ];
    await page.getByRole('button', { name: text('game.menu') }).click();
    await sheet.getByText(formatNumber(staked)).first().waitFor();
    await sheet
      .getByText(`${won > staked ? '+' : ''}${formatNumber(won - staked)}`)
      .first()
      .waitFor();
  });
  await step('the game is added to the favourites', async () => {
    await sheet.getByRole('button', { name: text('game.like') }).click();
    await sheet.getByRole('button', { name: text('game.unlike') }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: text('game.back') }).click();
    await page.getByRole('link', { name: text('hall.favourites') }).click();
    await page.getByRole('heading', { level: 1, name: text('hall.favourites') }).waitFor();
    await page.getByRole('main').getByRole('link', { name: GAME.name, exact: true }).waitFor();
    expect(await ask<string[]>(page, 'games.getLikes')).toEqual([GAME.sysname]);
  });
  await step('the header shows the balance', async () => {
    const balance = formatNumber(await mainBalance(page));
    await page.getByRole('banner').getByText(balance).first().waitFor();
  });
  const press = (now: SandboxLanguage, language: string) => async () => {
    const { title } = common.menus.mobile.find((item) => 'action' in item && item.action === 'menu') ?? {};
    await page
      .getByRole('navigation', { name: messagesOf(now)('shell.mobileMenu') })
      .getByRole('link', { name: title?.[now] })
      .click();
    const dialog = page.getByRole('dialog', { name: messagesOf(now)('shell.menu') });
    await dialog.getByRole('link', { name: language }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await step('the language switches without a new document', async () => {
    await switchLanguage(visitor, press('uz', 'Русский'), 'ru', '/gamehall');
    await eventually(() => new URL(page.url()).searchParams.get('category')).toBe('favourites');
    await page.getByRole('heading', { level: 1, name: messagesOf('ru')('hall.favourites') }).waitFor();
  });
  await step('the language switches back', async () => {
    await switchLanguage(visitor, press('ru', 'Oʻzbekcha'), 'uz', '/gamehall');
    // A menu that is opened while the page loads would close with the previous page.
    await page.getByRole('heading', { level: 1, name: text('hall.favourites') }).waitFor();
  });
  await step('the player signs out', () => signOut(visitor));
  await signInWithCode(visitor);
});

test.runIf(isFull)(
  'on a desktop, a visitor signs up on the sign-up page, plays for money and sees the rounds add up',
  async () => {
    const visitor = await visit({ device: 'desktop', locale: 'ru', hasPictures: true, returns: true });
    const { page, text, locale, open, step } = visitor;
    const banner = page.getByRole('banner').first();

    await step('a visitor arrives at home', () => open('/'));
    await step('the search of the header leads to the game', async () => {
      const search = banner.getByRole('searchbox', { name: text('shell.search') });
      await search.fill('Зарафшон Ваулт');
      await search.press('Enter');
      await page.getByRole('heading', { level: 1, name: text('hall.allGames') }).waitFor();
      await page.getByRole('main').getByRole('link', { name: GAME.name, exact: true }).waitFor();
    });
    await step('the game’s demo opens from its tile', async () => {
      const tile = page.getByRole('main').getByRole('article').first();
      await tile.hover();
      const demo = tile.getByRole('link', { name: `${text('hall.demo')}: ${GAME.name}` });
      // The phone's test plays the demo behind this link.
      if (!isFull)
        return expect(await demo.getAttribute('href')).toBe(`${withLocale(`/game/${GAME.sysname}`, locale)}#demo`);
      await demo.click();
      await playRounds(visitor, 'demo', 1);
    });
    await step('the visitor signs up on the sign-up page', async () => {
      await open('/forms/sign_up');
      await page.getByRole('link', { name: text('auth.method.email') }).click();
      const form = formsConfig.forms.registration.email;
      await page.getByLabel(label(form, 'email', locale)).fill('journey@yulduz.test');
      await page.getByLabel(label(form, 'password', locale), { exact: true }).fill(PASSWORD);
      await page.getByRole('main').getByRole('checkbox').first().check();
      await page
        .getByRole('main')
        .getByRole('button', { name: text('auth.signUpAction') })
        .click();
      const confirm = page.getByRole('dialog', { name: text('auth.confirmEmail') });
      await confirm.getByRole('button', { name: text('auth.later') }).click();
      await confirm.waitFor({ state: 'hidden' });
      await eventually(() => page.url()).toMatch(/\/ru\?register=success$/);
      await banner.getByText(formatNumber(WELCOME)).first().waitFor();
    });
    await step('after each round for real money the header shows the balance', async () => {
      await open(`/game/${GAME.sysname}`);
      const slot = await slotOf(visitor, 'play');
      const played: ShownSpin[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const last = await slot.play();
        played.push(last);
        await banner.getByText(formatNumber(last.balance)).first().waitFor();
      }
      const listed = await slot.history();
      expect(listed).toHaveLength(ROUNDS);
      for (const [index, { bet, win }] of played.toReversed().entries()) {
        expect(listed[index]).toContain(formatNumber(bet));
        expect(listed[index]).toContain(formatNumber(win));
      }
      await expectSumsToAgree(page, played);
      const staked = played.reduce((sum, { bet }) => sum + bet, 0);
      await page.getByRole('main').getByText(formatNumber(staked)).filter({ visible: true }).first().waitFor();
    });
    await step('the game is added to the favourites', async () => {
      await page.getByRole('button', { name: text('game.like') }).click();
      await page.getByRole('button', { name: text('game.unlike') }).waitFor();
      await page.getByRole('link', { name: text('game.close') }).click();
      await page
        .getByRole('navigation', { name: text('hall.categories') })
        .getByRole('link', { name: text('hall.favourites') })
        .click();
      await page.getByRole('heading', { level: 1, name: text('hall.favourites') }).waitFor();
      await page.getByRole('main').getByRole('link', { name: GAME.name, exact: true }).waitFor();
    });
    await step('the game is removed from the favourites', async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: `${text('hall.favorite')}: ${GAME.name}` })
        .click();
      await eventually(() => ask<string[]>(page, 'games.getLikes')).toEqual([]);
    });
    await step('the language switches without a new document', async () => {
      const press = async () => {
        await banner.getByText('RU', { exact: true }).click();
        await banner.getByRole('link', { name: 'Oʻzbekcha' }).click();
      };
      await switchLanguage(visitor, press, 'uz', '/gamehall');
    });
  },
);
