import { expect, test } from 'vitest';
import { metaDataTool } from '#sandbox/content/data/metaDataTool.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { checkSeo } from '#tests/support/looks/pageChecks.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey();
const sandbox = () => sandboxControls(site());
const { promoActivated, bettingBonusActivated } = metaDataTool.dialogs;
const REFUSED = [
  'INVALID',
  'NOT_FOUND',
  'EXPIRED',
  'NOT_STARTED',
  'LIMIT_REACHED',
  'CONDITIONS_NOT_MET',
  'NEED_DEPOSIT',
];
const CODES = ['??', 'YOQ404', 'ESKI2025', 'KELAJAK', 'BIRINCHI', 'VIP10M', 'DEPOZIT'];

variant(
  'a guest’s valid promo code opens a dialog and is stored, and an offer’s page shows terms and a join link',
  async () => {
    const visitor = await visit({ device: 'phone', locale: 'ru', returns: true });
    const { page, text, open, step } = visitor;
    const main = page.getByRole('main');
    await step('a refused code is reported, and a valid one is stored', async () => {
      await open('/offers');
      await checkSeo(visitor, ['BreadcrumbList', 'ItemList']);
      const field = main.getByRole('textbox', { name: text('offers.promoLabel') });
      await field.fill('YOQ404');
      await field.press('Enter');
      await main.getByText(text('offers.promo.NOT_FOUND')).waitFor();
      await field.fill('yulduz25');
      await field.press('Enter');
      await page.getByRole('dialog').waitFor();
      expect(await page.evaluate(() => localStorage.getItem('promo_code'))).toBe('yulduz25');
      await page.keyboard.press('Escape');
      await main.getByText(text('offers.promoKept', { code: 'yulduz25' })).waitFor();
    });
    await step('an offer’s page shows terms and a join link', async () => {
      await open('/offers/2');
      await checkSeo(visitor, ['BreadcrumbList', 'Offer']);
      await main.getByRole('heading', { name: text('offers.terms') }).waitFor();
      await main.getByRole('link', { name: text('offers.join') }).waitFor();
    });
  },
);

test('an offer taken by a double click is taken once; a closed and a refused offer show the reason', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await signInAs(page, site().origin, 'new@yulduz.test');
  const main = page.getByRole('main');
  await step('a closed offer shows the reason', async () => {
    await open('/offers');
    const closed = main.getByRole('region', { name: text('offers.closedGroup') });
    await closed.getByText('Avval hisobni birinchi marta toʻldiring', { exact: false }).waitFor();
    await open('/offers/2');
    await main.getByRole('link', { name: text('offers.opensDeposit') }).waitFor();
  });
  await step('a worker computes the price of the offer', async () => {
    await open('/offers/1');
    await main.getByText(new RegExp(text('forecast.better', { share: '\\d+', own: '.+' }))).waitFor();
    await main.getByLabel(text('offers.priceSum')).fill('1000');
    await main.getByText(text('forecast.title')).waitFor({ state: 'detached' });
    const [without, withIt] = await Promise.all(
      ['offers.without', 'offers.with'].map((id) => main.getByRole('link', { name: text(id) }).boundingBox()),
    );
    expect(without?.height).toBeGreaterThanOrEqual(withIt?.height ?? 0);
  });
  await step('the offer, taken by a double click, is taken once', async () => {
    await sandbox().reset();
    const take = main.getByRole('button', { name: text('offers.take') });
    await take.dblclick();
    await main.getByText(text('offers.takenText')).waitFor();
    await page.getByText(text('offers.takenToast')).first().waitFor();
    expect((await sandbox().counters())['campaigns.takepromotions']).toBe(1);
  });
  await step('without a confirmed contact the offer is refused, with a link to confirm', async () => {
    await open('/offers/3');
    await main.getByRole('button', { name: text('offers.take') }).click();
    await main
      .getByRole('alert')
      .filter({ hasText: text('errors.UserNeedConfirmContactException') })
      .waitFor();
    await main.getByRole('button', { name: text('offers.confirm') }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  });
});

test.runIf(isFull)(
  'a promo code shows the reason of each refusal; an accepted code is refused the second time',
  async () => {
    const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
    await signInAs(page, site().origin, 'new@yulduz.test');
    const main = page.getByRole('main');
    await open('/offers');
    const field = main.getByRole('textbox', { name: text('offers.promoLabel') });
    for (const [index, code] of CODES.entries())
      await step(`the code ${code} is refused with its reason`, async () => {
        await field.fill(code);
        await field.press('Enter');
        await main.getByText(text(`offers.promo.${REFUSED[index]}`)).waitFor();
        await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
      });
    /** Checks and closes the dialog of an accepted code; its texts come from the content service. */
    const close = async ({ title, text: about, confirm }: typeof promoActivated) => {
      const dialog = page.getByRole('alertdialog', { name: title.uz });
      await dialog.getByText(about.uz.slice(about.uz.indexOf('}') + 1)).waitFor();
      expect(await dialog.textContent()).not.toContain('{name}');
      await dialog.getByRole('button', { name: confirm.uz }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await step('an accepted code is confirmed in a dialog', async () => {
      await field.fill('AYLAN20');
      await field.press('Enter');
      await close(promoActivated);
      await eventually(() => field.inputValue()).toBe('');
    });
    await step('an accepted code for bets is confirmed in a dialog of its own', async () => {
      await field.fill('FREEBET');
      await field.press('Enter');
      await close(bettingBonusActivated);
    });
    await step('the first code is refused the second time', async () => {
      await field.fill('AYLAN20');
      await field.press('Enter');
      await main.getByText(text('offers.promo.ALREADY_USED')).waitFor();
    });
  },
);
