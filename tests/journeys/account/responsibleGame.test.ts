import { expect, test } from 'vitest';
import { fetchedBrowser } from '#tests/support/browsers/fetchedBrowser.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';
import { variant } from '#tests/support/variant.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const { visit, site, sandbox } = journey();
const limits = '/profile/responsible-game';

const cardOf = ({ page, text }: Pick<Visitor, 'page' | 'text'>, title: string) =>
  page.getByRole('main').getByRole('region', { name: text(title), exact: true });

test('a deposit limit is lowered at once; a higher one takes effect after a day and a confirmation', async () => {
  const visitor = await visit({ returns: true, device: 'desktop', locale: 'uz' });
  const { page, text, open, step } = visitor;
  await newPlayer(page, site().origin);
  const card = cardOf(visitor, 'limits.deposit');
  const field = card.getByLabel(text('limits.sum'), { exact: true });
  const save = card.getByRole('button', { name: text('limits.save'), exact: true });
  await step('an empty sum is refused at its field, a valid one is saved', async () => {
    await open(limits);
    await card.getByRole('button', { name: text('limits.set'), exact: true }).click();
    await card.getByText(text('limits.sumRule')).waitFor();
    await field.fill('500000');
    await card.getByRole('button', { name: text('limits.set'), exact: true }).click();
    await save.waitFor();
    await card
      .getByText(/500\s000/)
      .first()
      .waitFor();
  });
  await step('the limit is lowered from home in three presses: menu, field, button', async () => {
    await open('/');
    await page
      .getByRole('navigation', { name: text('shell.sideMenu') })
      .getByRole('link', { name: text('profile.limits') })
      .click();
    await field.click();
    await page.keyboard.type('300000');
    await save.click();
    await card
      .getByText(/300\s000/)
      .first()
      .waitFor();
    expect(await card.getByText(text('limits.keep')).count()).toBe(0);
  });
  await step('a higher limit is pending', async () => {
    await field.fill('900000');
    await save.click();
    await card.getByText(/900\s000/).waitFor();
    await card.getByRole('button', { name: text('limits.keep') }).waitFor();
    expect(await card.getByRole('button', { name: text('limits.confirm') }).count()).toBe(0);
  });
  await step('a day later the higher limit is confirmed and in effect', async () => {
    await sandbox().advance('24h');
    await open(limits);
    await card.getByRole('button', { name: text('limits.confirm') }).click();
    await eventually(() => card.getByRole('button', { name: text('limits.confirm') }).count()).toBe(0);
    await card
      .getByText(/900\s000/)
      .first()
      .waitFor();
  });
  await step('on a platform without the method the limit is read-only and links to the support', async () => {
    const error = { type: 'MethodNotFoundException', message: '' };
    await page.route('**/api/account.setDepositLimit*', (route) => route.fulfill({ json: { error } }));
    for (const press of [save, card.getByRole('button', { name: text('limits.remove') })]) {
      await open(limits);
      if (press === save) await field.fill('100000');
      await press.click();
      await card.getByRole('link', { name: text('limits.support') }).waitFor();
      expect(await field.count()).toBe(0);
    }
  });
});

test('self-exclusion in four presses names its effects, blocks the other device and hides offers afterwards', async () => {
  const visitor = await visit({ returns: true, device: 'phone', locale: 'ru' });
  const { page, text, open, step } = visitor;
  await newPlayer(page, site().origin);
  const away = await visit({ returns: true, device: 'desktop', locale: 'ru' });
  await away.page.context().addCookies(await page.context().cookies());
  await away.step('the other device opens the settings', () => away.open('/profile/settings'));
  const name = text('limits.pauseTitle', { name: text('limits.exclusion'), period: text('limits.pause.6m') });
  await step('the menu, the page and the period are pressed, and the effects are named', async () => {
    await open('/about');
    await page
      .getByRole('navigation', { name: text('shell.mobileMenu') })
      .locator('a[href="#site-menu"]')
      .click();
    await page
      .getByRole('dialog', { name: text('shell.menu') })
      .getByRole('link', { name: text('profile.limits'), exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: text('profile.limits') }).waitFor();
    await page
      .getByRole('link', {
        name: text('limits.pauseOf', { name: text('limits.exclusion'), period: text('limits.pause.6m') }),
      })
      .click();
    const card = page.getByRole('region', { name, exact: true });
    for (const id of ['pausePayouts', 'pauseBonuses', 'pauseBets', 'pauseDevices', 'pauseOffers'])
      await card.getByText(text(`limits.${id}`)).waitFor();
  });
  await step('the confirming press begins the exclusion and ends the session', async () => {
    await page.getByRole('button', { name: text('limits.pauseYes') }).click();
    await page.getByRole('heading', { level: 1, name: 'Перерыв начался' }).waitFor();
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'sid' }));
  });
  await away.step('the other device shows the block at its next page', async () => {
    await away.page
      .getByRole('navigation', { name: text('profile.menu') })
      .getByRole('link', { name: text('profile.security') })
      .click();
    await away.page.getByRole('heading', { level: 1, name: text('shell.blockedTitle.self_exclusion') }).waitFor();
  });
  await step('the device, now a guest’s, shows no promotions and no sign-up', async () => {
    await open('/');
    const main = page.getByRole('main');
    await main.getByRole('navigation').first().waitFor();
    for (const name of ['lobby.hero.label', 'lobby.jackpots', 'lobby.tournaments', 'lobby.promotions'])
      expect(await main.getByRole('region', { name: text(name), exact: true }).count(), name).toBe(0);
    expect(await page.getByRole('banner').getByText(text('shell.signUp')).count()).toBe(0);
    const bar = page.getByRole('navigation', { name: text('shell.mobileMenu') });
    await bar.getByRole('link').last().click();
    const menu = page.getByRole('dialog', { name: text('shell.menu') });
    await menu.getByRole('link', { name: text('shell.home') }).waitFor();
    expect(await menu.locator('a[href$="/promotions"], a[href$="/offers"]').count()).toBe(0);
  });
});

test.runIf(isFull)(
  'the responsible gaming page, without scripts, sets a limit, a budget, a reminder and a break',
  async () => {
    const visitor = await visit({ returns: true, device: 'phone', locale: 'uz', javaScriptEnabled: false });
    const { page, text, open, step } = visitor;
    await newPlayer(page, site().origin);
    const deposit = cardOf(visitor, 'limits.deposit');
    const budget = cardOf(visitor, 'limits.budget');
    const check = cardOf(visitor, 'limits.check');
    await step('a limit of a week is set', async () => {
      await open(limits);
      await deposit.getByText(text('limits.period.week'), { exact: true }).click();
      expect(await deposit.getByRole('radio', { name: text('limits.period.week') }).isChecked()).toBe(true);
      await deposit.getByLabel(text('limits.sum'), { exact: true }).fill('300 000');
      await deposit.getByRole('button', { name: text('limits.set'), exact: true }).click();
      await deposit
        .locator('[data-said]')
        .filter({ hasText: text('limits.accepted') })
        .waitFor();
      await deposit.getByText(text('limits.most.week')).waitFor();
    });
    await step('an empty budget is refused, a valid one is saved', async () => {
      await budget.getByRole('button', { name: text('limits.set'), exact: true }).click();
      await budget
        .getByRole('alert')
        .filter({ hasText: text('limits.sumRule') })
        .waitFor();
      await budget.getByLabel(text('limits.sum'), { exact: true }).fill('200000');
      await budget.getByRole('button', { name: text('limits.set'), exact: true }).click();
      await budget
        .locator('[data-said]')
        .filter({ hasText: text('limits.accepted') })
        .waitFor();
    });
    await step('a reminder is set to 15 minutes', async () => {
      await check.getByRole('button', { name: text('limits.every', { minutes: '15' }), exact: true }).click();
      await check
        .locator('[data-said]')
        .filter({ hasText: text('limits.checkDone') })
        .waitFor();
      await check
        .getByRole('button', { name: text('limits.every', { minutes: '15' }), pressed: true, exact: true })
        .waitFor();
    });
    await step('a break is taken', async () => {
      await page
        .getByRole('link', {
          name: text('limits.pauseOf', { name: text('limits.break'), period: text('limits.pause.1d') }),
        })
        .click();
      await page.getByRole('button', { name: text('limits.pauseYes') }).click();
      await page.getByRole('heading', { level: 1, name: 'Tanaffus boshlandi' }).waitFor();
    });
  },
);

variant('a monthly budget has a progress bar in the cashier, and its remainder is in the account menu', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
  const { cookie } = await newPlayer(page, site().origin);
  const main = page.getByRole('main');
  await step('the cashier shows the budget’s progress bar', async () => {
    const order = await postForm(site().origin, '/api/account.setBudget', { amount: '200000' }, { cookie });
    expect(order.status).toBe(200);
    await open('/cashier/deposit');
    await main.getByRole('progressbar', { name: text('deposit.limit.month') }).waitFor();
  });
  await step('the account menu shows the budget’s remainder', async () => {
    const banner = page.getByRole('banner');
    await banner.locator('summary').last().click();
    await banner.getByText(/^Бюджет на месяц: осталось 200/).waitFor();
  });
});

test.runIf(isFull)(
  'a trusted person’s link shows the budget without an account, and answers 404 once the player removes it',
  async () => {
    const visitor = await visit({ returns: true, device: 'desktop', locale: 'uz' });
    const { page, text, open, step } = visitor;
    await newPlayer(page, site().origin);
    const card = cardOf(visitor, 'limits.trusted');
    const away = fetchedBrowser(site().origin);
    let link = '';
    await page.addInitScript(() => {
      const given: unknown[] = [];
      Object.assign(window, { given });
      const take = (value: unknown) => Promise.resolve(void given.push(value));
      Object.defineProperty(navigator, 'share', { value: ({ url }: ShareData) => take(url) });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: take } });
    });
    await step('sums are not ticked, a name is required, and the link is shown', async () => {
      await open(limits);
      expect(await card.getByLabel(text('limits.trustedSees.sums'), { exact: true }).isChecked()).toBe(false);
      await card.getByRole('button', { name: text('limits.trustedInvite') }).click();
      await card.getByText(text('limits.trustedNameRule')).waitFor();
      await card.getByLabel(text('limits.trustedName'), { exact: true }).fill('Opa');
      await card.getByRole('button', { name: text('limits.trustedInvite') }).click();
      await card.getByText(text('limits.trustedNoViews')).waitFor();
      link = (await card.locator('[data-said]').locator('code').textContent()) ?? '';
      expect(link).toMatch(/\/trusted\/[\w-]{43}$/);
    });
    await step('the link is copied and shared', async () => {
      await card.getByRole('button', { name: text('limits.trustedShare') }).click();
      await card.getByRole('button', { name: text('limits.trustedCopy') }).click();
      await card.getByRole('button', { name: text('limits.trustedCopied') }).waitFor();
      expect(await page.evaluate(() => Reflect.get(window, 'given') as unknown)).toEqual([link, link]);
    });
    await step('the link opens without an account and without scripts', async () => {
      const { pathname } = new URL(link);
      await away.open(pathname);
      await away.send({ form: pathname });
      expect(away.html()).toContain('Oylik budjet oʻrnatilmagan.');
    });
    await step('the person is listed, and the link is removed', async () => {
      await open(limits);
      await card.getByRole('listitem').filter({ hasText: 'Opa' }).waitFor();
      await card.getByRole('button', { name: text('limits.trustedRemove') }).click();
      await card.getByRole('button', { name: text('limits.trustedInvite') }).waitFor();
    });
    await step('the removed link answers 404', async () => {
      const gone = await postForm(site().origin, new URL(link).pathname, {});
      expect(gone.status).toBe(404);
    });
  },
);

variant('the page of a first deposit offers an empty daily limit, and shows its progress bar once set', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'ru' });
  await newPlayer(page, site().origin);
  const main = page.getByRole('main');
  await step('the empty limit, set in the fold, becomes a progress bar', async () => {
    await open('/cashier/deposit');
    const offer = main.getByRole('group').filter({ hasText: text('deposit.limitOffer') });
    await offer.getByText(text('deposit.limitOffer'), { exact: true }).click();
    const field = offer.getByLabel(text('limits.sum'), { exact: true });
    expect(await field.inputValue()).toBe('');
    await field.fill('300000');
    await offer.getByRole('button', { name: text('limits.set'), exact: true }).click();
    await main.getByRole('progressbar', { name: text('deposit.limit.day') }).waitFor();
    expect(await offer.count()).toBe(0);
  });
});
