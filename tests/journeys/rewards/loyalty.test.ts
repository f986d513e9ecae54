import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { popups } from '#sandbox/world/rewards/popups.ts';
import { rareTabKeys } from '#shared/keys/rareTabKeys.ts';
import { eventually, journey, whenStill } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { checkSeo } from '#tests/support/looks/pageChecks.ts';
import { sidewaysBy } from '#tests/support/looks/sidewaysBy.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey();
const sandbox = () => sandboxControls(site());

/** The number beside a label in the page's list of facts. */
async function pointsOn(page: Page, label: string): Promise<number> {
  const fact = page.getByRole('main').locator('dl > div').filter({ hasText: label });
  return Number((await fact.locator('dd').textContent())?.replace(/\D/g, ''));
}

/** Signs in a player for whom the operator has popups, marked as seen, so that none covers the page. */
async function signInStar(page: Page): Promise<void> {
  await signInAs(page, site().origin, 'star@yulduz.test');
  const [key, ids] = [
    rareTabKeys.seenPopups,
    JSON.stringify(Object.fromEntries(popups.map(({ id }) => [id, Date.now()]))),
  ];
  const seen = await page.addInitScript(([name = '', value = '']) => sessionStorage.setItem(name, value), [key, ids]);
  onTestFinished(() => seen.dispose());
}

test.runIf(isFull)('without script, a guest can read the club’s levels, a program and the shop', async () => {
  const visitor = await visit({ device: 'phone', locale: 'ru', javaScriptEnabled: false, returns: true });
  const { page, text, open, step } = visitor;
  const main = page.getByRole('main');
  await step('the club shows its levels', async () => {
    await open('/loyalty');
    await main.getByRole('heading', { level: 1, name: 'Клуб Yulduz' }).waitFor();
    await checkSeo(visitor, ['BreadcrumbList', 'ItemList']);
    const levels = main.getByRole('region', { name: text('loyalty.levels') });
    expect(await levels.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Учкун',
      'Хилол',
      'Зухро',
      'Хулкар',
      'Кутб юлдузи',
    ]);
    await levels.getByText('Пиала Yulduz в магазине').waitFor();
    expect(await main.getByRole('link', { name: text('loyalty.join') }).getAttribute('href')).toContain(
      '/forms/sign_up',
    );
  });
  await step('a program shows its rewards', async () => {
    await main.getByRole('link', { name: 'Путь недели' }).click();
    await main.getByRole('heading', { level: 1, name: 'Путь недели' }).waitFor();
    await checkSeo(visitor, ['BreadcrumbList']);
    await main.getByText('+200 баллов').waitFor();
    expect(await main.getByRole('progressbar').count()).toBe(0);
  });
  await step('the shop shows its gifts', async () => {
    await open('/loyalty/shop');
    await checkSeo(visitor, ['BreadcrumbList']);
    await eventually(() => main.getByRole('article').count()).toBe(7);
    // The style sheets, which hide controls that need a script, may load after the document.
    await eventually(() => main.getByRole('radio').count()).toBe(0);
  });
});

variant('a guest who presses a gift signs in and returns to the shop', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await step('a gift leads a guest to the sign-in dialog', async () => {
    await open('/loyalty/shop');
    await main
      .getByRole('link', { name: new RegExp(`^${text('loyalty.signInToBuy')}`) })
      .first()
      .click();
    await dialog.locator('input[type=password]').waitFor();
  });
  await step('after signing in the shop shows the points', async () => {
    await dialog.getByRole('textbox').first().fill('rich@yulduz.test');
    await dialog.locator('input[type=password]').fill('Yulduz-2026');
    await dialog.locator('button[type=submit]').click();
    await main.getByText(text('loyalty.yourPoints')).waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe('/ru/loyalty/shop');
  });
});

test('a gift bought by a double click is paid once, and the points decrease by its price', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const main = page.getByRole('main');
  const ask = page.getByRole('alertdialog', { name: text('loyalty.buyTitle') });
  const bought = page.getByRole('dialog', { name: text('loyalty.boughtTitle') });
  const buy = main.getByRole('button', { name: text('loyalty.buyOf', { name: '30 000 soʻm' }) });
  await signInStar(page);
  await open('/loyalty/shop');
  const before = await pointsOn(page, text('loyalty.yourPoints'));
  await step('the cancelled question spends no points', async () => {
    await buy.click();
    await ask.getByText('2 500 ball').first().waitFor();
    expect(await axeProblems(page, '[role=alertdialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await ask.waitFor({ state: 'detached' });
    await eventually(() => buy.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await pointsOn(page, text('loyalty.yourPoints'))).toBe(before);
  });
  await step('the gift, bought by a double click, is paid once', async () => {
    await sandbox().reset();
    await buy.click();
    await ask.getByRole('button', { name: text('loyalty.pay') }).dblclick();
    await bought.waitFor();
    await eventually(() => pointsOn(page, text('loyalty.yourPoints'))).toBe(before - 2_500);
    expect((await sandbox().counters())['loyalty.buyproduct']).toBe(1);
    await bought.getByRole('button', { name: text('loyalty.ok') }).click();
    await bought.waitFor({ state: 'detached' });
  });
  await step('the list is filtered by the kind of gifts', async () => {
    await main.getByRole('radiogroup').getByText('Buyumlar', { exact: true }).click();
    await eventually(() => main.getByRole('article').count()).toBe(2);
    await main.getByText(text('loyalty.soldOut'), { exact: true }).waitFor();
  });
});

test('a purchase whose answer is lost, pressed again, has the same idempotency key and is paid once', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ device: 'desktop', locale: 'ru', returns: true });
  const ask = page.getByRole('alertdialog', { name: text('loyalty.buyTitle') });
  await signInStar(page);
  await open('/loyalty/shop');
  const before = await pointsOn(page, text('loyalty.yourPoints'));
  const sent: string[] = [];
  await step('an answer is lost', async () => {
    expectRefusal({ status: 502, path: '/api/loyalty.buyproduct' });
    await page.route('**/api/loyalty.buyproduct*', async (route) => {
      sent.push(route.request().headers()['idempotency-key'] ?? '');
      if (sent.length > 1) return route.continue();
      await route.fetch();
      await route.fulfill({ status: 502, body: '' });
    });
    await page
      .getByRole('main')
      .getByRole('button', { name: text('loyalty.buyOf', { name: '5 000 сум' }) })
      .click();
    await ask.getByRole('button', { name: text('loyalty.pay') }).click();
    await ask.getByText(text('order.unknown', { noun: text('order.noun.gift') })).waitFor();
  });
  await step('pressed again, the purchase has the same key and is paid once', async () => {
    await ask.getByRole('button', { name: text('loyalty.pay') }).click();
    await page.getByRole('dialog', { name: text('loyalty.boughtTitle') }).waitFor();
    expect(sent[0]).not.toBe('');
    expect(sent).toEqual([sent[0], sent[0]]);
    await eventually(() => pointsOn(page, text('loyalty.yourPoints'))).toBe(before - 500);
  });
});

test('a gift that is sent asks for its address, keeps it as a draft, is paid once, and its address can be corrected', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const main = page.getByRole('main');
  const order = main.getByRole('region', { name: text('gifts.order') });
  const sent = main.getByRole('region', { name: text('gifts.list') });
  const field = (name: string) => order.getByLabel(text(`gifts.field.${name}`), { exact: false });
  const pay = order.getByRole('button', { name: text('gifts.pay', { price: '4 000 ball' }) });
  await signInStar(page);
  await step('the shop leads to the address, with an error at each empty field', async () => {
    await open('/loyalty/shop');
    await main.getByRole('link', { name: text('loyalty.buyOf', { name: 'Yulduz piyolasi' }) }).click();
    await pay.click();
    for (const name of ['phone', 'region', 'town', 'street'])
      await eventually(() => field(name).getAttribute('aria-invalid')).toBe('true');
    expect(await axeProblems(page, 'main')).toEqual([]);
  });
  await step('what was typed survives a reload', async () => {
    await field('recipient').fill('Zuhra Karimova');
    await field('phone').fill('901234567');
    await field('region').fill('Toshkent');
    await field('town').fill('Chilonzor');
    await field('street').fill('Navoiy 12');
    await page.reload();
    await order.getByText(text('draft.restored')).waitFor();
    expect(await field('street').inputValue()).toBe('Navoiy 12');
    expect(await field('phone').inputValue()).toBe('90 123-45-67');
  });
  await step('a double click pays once, and the gift is being prepared', async () => {
    await sandbox().reset();
    await pay.dblclick();
    await sent.getByText(text('gifts.state.preparing')).waitFor();
    await sent.getByText('+998901234567').waitFor();
    await order.waitFor({ state: 'detached' });
    expect((await sandbox().counters())['loyalty.buyproduct']).toBe(1);
  });
  await step('the address is corrected while the gift is prepared', async () => {
    await sent.getByText(text('gifts.change')).click();
    const town = sent.getByLabel(text('gifts.field.town'), { exact: false });
    expect(await town.inputValue()).toBe('Chilonzor');
    await town.fill('Samarqand');
    await sent.getByRole('button', { name: text('gifts.save') }).click();
    await sent.locator('dl').getByText('Samarqand').waitFor();
    expect(await axeProblems(page, 'main')).toEqual([]);
  });
});

variant('a player with few points sees the missing points and the next level, and chooses a character', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  await signInAs(page, site().origin, 'zero@yulduz.test');
  const main = page.getByRole('main');
  const dialog = page.getByRole('alertdialog');
  await step('a gift above the points is refused', async () => {
    await open('/loyalty/shop');
    const points = await pointsOn(page, text('loyalty.yourPoints'));
    await sandbox().reset();
    await main.getByRole('button', { name: text('loyalty.buyOf', { name: '5 000 soʻm' }) }).click();
    await page
      .getByRole('alertdialog', { name: text('loyalty.shortTitle') })
      .getByText(`${500 - points} ball`)
      .waitFor();
    expect((await sandbox().counters())['loyalty.buyproduct'] ?? 0).toBe(0);
    // A missing level is shown before missing points.
    await main.getByText(text('loyalty.fromLevel', { level: 'Zuhro' })).waitFor();
  });
  await step('the refusal links to the club, which shows the next level', async () => {
    await dialog.getByRole('link', { name: text('loyalty.earn') }).click();
    await main.getByRole('heading', { level: 1, name: 'Yulduz klubi' }).waitFor();
    await main.getByRole('progressbar', { name: text('loyalty.toNext', { name: 'Hilol' }) }).waitFor();
  });
  await step('a character is chosen, and the change of one is cancelled', async () => {
    await main.getByRole('button', { name: text('loyalty.chooseOf', { name: 'Humo' }) }).click();
    await dialog.getByRole('button', { name: text('loyalty.choose') }).click();
    await main.getByText(text('loyalty.chosen')).waitFor();
    await main.getByRole('button', { name: text('loyalty.chooseOf', { name: 'Malika' }) }).click();
    await dialog.getByText(text('loyalty.changeText', { current: 'Humo', name: 'Malika' })).waitFor();
    await dialog.getByRole('button', { name: text('loyalty.cancel') }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() =>
      main.getByRole('button', { name: text('loyalty.chooseOf', { name: 'Malika' }) }).count(),
    ).toBe(1);
  });
});

test.runIf(isFull)('the shop, after its gifts fail to load, shows an error and loads the gifts on retry', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ device: 'desktop', locale: 'ru', returns: true });
  await signInAs(page, site().origin, 'rich@yulduz.test');
  const main = page.getByRole('main');
  await step('gifts that fail to load show an error', async () => {
    await open('/loyalty');
    expectRefusal({ status: 502, path: '/api/loyalty.getproducts' });
    await page.route('**/api/loyalty.getproducts*', (route) => route.fulfill({ status: 502, body: '' }));
    await main.locator('a[href$="/loyalty/shop"]').first().click();
    await main.getByText(text('loyalty.shopFailed')).waitFor();
    await main.getByText(text('loyalty.yourPoints')).waitFor();
  });
  await step('a retry loads the gifts', async () => {
    await page.unrouteAll();
    await main.getByRole('button', { name: text('hall.retry') }).click();
    await eventually(() => main.getByRole('article').count()).toBe(7);
  });
});

test('an unknown loyalty program gets 404, and a known program 200', async () => {
  expect((await fetch(`${site().origin}/loyalty/none`)).status).toBe(404);
  expect((await fetch(`${site().origin}/ru/loyalty/week`)).status).toBe(200);
});

test.runIf(isFull)(
  'a player’s club, shop and program pages fit four widths, and axe finds nothing at 360 px',
  async () => {
    const { page, open, step } = await visit({ device: 'desktop', locale: 'uz', hasPictures: true, returns: true });
    await signInAs(page, site().origin, 'wager@yulduz.test');
    for (const path of ['/loyalty', '/loyalty/shop', '/loyalty/week'])
      await step(path, async () => {
        await open(path);
        await whenStill(page);
        for (const width of [320, 360, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          // Listeners of the window's size run with the next frame.
          await eventually(() => sidewaysBy(page)).toBe(0);
          if (width === 360 || isFull) expect(await axeProblems(page, 'main'), `${width}`).toEqual([]);
        }
      });
  },
);
