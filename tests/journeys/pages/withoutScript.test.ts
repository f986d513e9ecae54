import { expect, test } from 'vitest';
import { formsConfig } from '#sandbox/content/data/formsConfig.ts';
import { withLocale } from '#shared/locales.ts';
import { hallHref } from '#shared/url/hallQuery.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { readWithoutScript } from '#tests/support/browsers/readWithoutScript.ts';
import { withoutPictures } from '#tests/support/browsers/withoutPictures.ts';
import { isFull } from '#tests/support/isFull.ts';
import { readRoles } from '#tests/support/looks/readRoles.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const { visit, site } = journey();
const bare = { device: 'phone', javaScriptEnabled: false } as const;
const [loginField, passwordField] = formsConfig.forms.login;

test.each([
  ['UZS', true],
  ['UZS', false],
  ['USD', true],
  ['USD', false],
])(
  'a player in %s, with scripts %s, sees limits of tables in soʻm only as a player in soʻm',
  async (currency, scripts) => {
    const { page, open } = await visit({ device: 'phone', locale: 'uz', javaScriptEnabled: scripts });
    await beThePlayer(page, site().origin, await signUp(site().origin, `${currency}-${scripts}@limits.test`, currency));
    await open(hallHref({ category: 'live', sort: 'popular' }));
    const limits = page.locator('[data-limits]').first();
    const display = () => limits.evaluate((meta) => getComputedStyle(meta, '::after').display);
    await eventually(async () => (await display()) !== 'none').toBe(currency === 'UZS');
  },
);

test('without script, categories, more games, the provider filter and the search of the hall work', async () => {
  const visitor = await visit({ ...bare, device: 'desktop', locale: 'uz' });
  const { page, text, open, step } = visitor;
  await withoutPictures(visitor, site().origin);
  const main = page.getByRole('main');
  await step('home shows its games', async () => {
    await open('/');
    await main.locator('li > a[href^="/game/"]').nth(10).waitFor();
  });
  await step('a pill leads to a category', async () => {
    const pills = main.getByRole('navigation', { name: text('hall.categories') });
    await pills.getByRole('link').nth(1).click();
    await eventually(() => new URL(page.url()).searchParams.get('category')).toBeTruthy();
    await main.getByRole('article').nth(5).waitFor();
  });
  await step('a link shows the next page of the hall', async () => {
    await open('/gamehall');
    await main.getByRole('link', { name: text('hall.more') }).click();
    await eventually(() => main.getByRole('article').count()).toBe(48);
  });
  await step('a filtered list has a next page of its own, with a link back', async () => {
    await open('/gamehall?types=slot,fast');
    const names = () => main.getByRole('article').locator('a:not([aria-label])').allTextContents();
    const before = await names();
    await main.getByRole('link', { name: text('hall.more') }).click();
    await eventually(() => new URL(page.url()).searchParams.get('page')).toBe('2');
    const after = await names();
    expect([after.length, after.filter((name) => before.includes(name))]).toEqual([24, []]);
    await main.getByRole('link', { name: text('hall.earlier') }).click();
    await eventually(names).toEqual(before);
  });
  await step('a provider is chosen in the filter', async () => {
    const group = main.getByRole('group', { name: text('hall.provider') });
    const box = group.getByRole('checkbox').first();
    if (!(await box.isVisible())) await main.getByText(text('hall.filter'), { exact: true }).click();
    await box.check();
    await main
      .getByRole('button', { name: text('hall.apply') })
      .filter({ visible: true })
      .first()
      .click();
    await eventually(() => new URL(page.url()).searchParams.getAll('providers').filter(Boolean)).toHaveLength(1);
    await eventually(() => group.getByRole('checkbox').first().isChecked()).toBe(true);
    await main
      .getByText(text('hall.remove', { name: '' }).trim())
      .or(main.getByRole('list', { name: text('hall.chips') }))
      .first()
      .waitFor();
  });
  await step('the search finds a game by a Cyrillic query', async () => {
    await open('/gamehall');
    const search = main.getByRole('searchbox', { name: text('hall.search') });
    await search.fill('зарафшон ваулт');
    await search.press('Enter');
    await eventually(() => new URL(page.url()).searchParams.get('search')).toBe('зарафшон ваулт');
    await main.getByRole('link', { name: 'Zarafshon Vault', exact: true }).waitFor();
  });
});

test('without script, an editors’ page has its text, and a game’s page a heading and a link to the demo', async () => {
  const text = messagesOf('ru');
  const [editors, game] = await Promise.all(
    ['/ru/responsible-gaming', '/ru/game/zarafshon-vault'].map((path) => askPage(site().origin, path)),
  );
  expect(readWithoutScript(editors?.text ?? '')).toMatchObject({ titles: 1, places: 0 });
  expect(readWithoutScript(editors?.text ?? '').text.length).toBeGreaterThan(500);
  const roles = readRoles(game?.text ?? '').filter(({ inside }) => inside.includes('main'));
  expect(roles.find(({ role }) => role === 'heading')?.name).toBe('Zarafshon Vault');
  const demo = roles.find(({ role, name }) => role === 'link' && name === text('game.playDemo'));
  expect(demo?.href).toContain('/demo');
});

test.runIf(isFull)(
  'without script, the sign-in and reset forms put no secret into the address and honour redirectUrl',
  async () => {
    const visitor = await visit({ ...bare, locale: 'ru' });
    const { page, text, open, step, locale } = visitor;
    await withoutPictures(visitor, site().origin);
    const main = page.getByRole('main');
    const fill = async (password: string) => {
      await main.getByLabel(loginField?.label[locale] ?? '').fill('ru@yulduz.test');
      await main.getByLabel(passwordField?.label[locale] ?? '', { exact: true }).fill(password);
      await main.getByRole('button', { name: text('auth.signInAction') }).click();
    };
    await step('the sign-in form opens', () => open('/forms/sign_in'));
    await step('a wrong password is reported, and the address has no secret', async () => {
      await fill('Boshqa-parol-1');
      await main.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
      expect(page.url()).not.toContain('Boshqa');
      expect(page.url()).not.toContain('yulduz.test');
    });
    await step('the right password signs in', async () => {
      await fill('Yulduz-2026');
      await eventually(() => new URL(page.url()).pathname).toBe(withLocale('/', locale));
      await page.getByRole('banner').getByText(text('shell.balance'), { exact: true }).waitFor({ state: 'attached' });
      await eventually(() => page.locator('html').getAttribute('data-uid')).toMatch(/^\d+$/);
    });
    await step('signing out shows a guest’s header', async () => {
      await page.getByRole('banner').locator('summary').last().click();
      await page.getByRole('button', { name: text('shell.signOut') }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shell.signIn') })
        .waitFor();
      expect(await page.locator('html').getAttribute('data-uid')).toBeNull();
    });
    await step('a password reset with a wrong code is refused', async () => {
      await open('/forms/sign_in?redirectUrl=%2Fru%2Foffers');
      await main.getByRole('link', { name: text('auth.forgot') }).click();
      await main.getByRole('textbox').fill('ru@yulduz.test');
      await main.getByRole('button', { name: text('auth.sendCode') }).click();
      await main.getByText(text('auth.restoreAgain')).waitFor();
      await main.getByRole('textbox').first().fill('ru@yulduz.test');
      await main.locator('input[autocomplete=one-time-code]').fill('111111');
      for (const box of await main.locator('input[autocomplete=new-password]').all()) await box.fill('Yulduz-2027');
      await main.getByRole('button', { name: text('auth.savePassword') }).click();
      await main.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
      await eventually(() => page.url()).toContain('step=restoreCode');
      expect(page.url()).not.toMatch(/yulduz|111111|2027/i);
      await main.getByRole('link', { name: text('auth.backToSignIn') }).click();
    });
    await step('signing in leads to redirectUrl', async () => {
      await fill('Yulduz-2026');
      await eventually(() => new URL(page.url()).pathname).toBe('/ru/offers');
    });
    await step('the sign-in link of home, the same page for all guests, leads to redirectUrl', async () => {
      await page.context().clearCookies();
      await open('/?redirectUrl=%2Fru%2Foffers');
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shell.signIn') })
        .click();
      await fill('Yulduz-2026');
      expect(new URL(page.url()).pathname).toBe('/ru/offers');
    });
  },
);
