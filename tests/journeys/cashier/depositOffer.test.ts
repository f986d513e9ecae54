import { expect, test } from 'vitest';
import { offers } from '#sandbox/world/rewards/offers.ts';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey();

/** Named, because the default is the method that has worked best for all players, and tests of other files pay too. */
const METHOD = 'uzcard';
/** The offer of the first deposit. */
const welcome = offers.find(({ deposit }) => deposit?.isFirst);

test('a deposit bonus shows its cost once chosen and its odds on a press; "no bonus" is as wide and one press away', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  await newPlayer(page, site().origin);
  const main = page.getByRole('main');
  const choice = main.getByRole('radiogroup', { name: text('deposit.offer') });
  const title = main.getByText(text('forecast.title'));
  const without = choice.getByRole('radio', { name: text('deposit.noOffer') });
  await step('the chosen bonus shows its cost', async () => {
    await open(paths.depositMethod.build({ sysname: METHOD }));
    await main.getByRole('textbox', { name: text('deposit.amount') }).fill('200000');
    const [none, bonus] = [choice.locator('label').first(), choice.locator('label').nth(1)];
    await bonus.click();
    await title.waitFor();
    const [noneBox, bonusBox] = await Promise.all([none.boundingBox(), bonus.boundingBox()]);
    expect(noneBox?.width).toBeGreaterThanOrEqual(bonusBox?.width ?? 0);
    expect(await axeProblems(page, 'main')).toEqual([]);
  });
  await step('the odds are shown on a press', async () => {
    const odds = main.getByText(new RegExp(text('forecast.better', { share: '\\d+', own: '.+' })));
    expect(await odds.count()).toBe(0);
    await main.getByRole('button', { name: text('forecast.ask') }).click();
    await odds.waitFor();
    // 100 000 of the welcome are staked first; without the bonus they and the deposit would remain.
    expect((await odds.textContent())?.replaceAll(/\s/g, ' ')).toContain('bonussiz 300 000 soʻm boʻlardi');
  });
  await step('the cost is shown only for a sum that is enough', async () => {
    await main.getByRole('textbox', { name: text('deposit.amount') }).fill('1000');
    await title.waitFor({ state: 'detached' });
    await main.getByRole('textbox', { name: text('deposit.amount') }).fill('300000');
    await title.waitFor();
  });
  await step('“no bonus” is chosen by one press', async () => {
    await main.getByRole('button', { name: text('deposit.noOffer') }).click();
    await title.waitFor({ state: 'detached' });
    expect(await without.isChecked()).toBe(true);
    await eventually(() => without.evaluate((radio) => radio === document.activeElement)).toBe(true);
  });
});

test.runIf(isFull)(
  'the deposit page with a bonus and a sum in its address shows the cost without scripts',
  async () => {
    const { page, text, open } = await visit({
      device: 'phone',
      locale: 'ru',
      javaScriptEnabled: false,
      returns: true,
    });
    await newPlayer(page, site().origin);
    const query = { [paymentKeys.amount]: 200_000, [paymentKeys.offer]: welcome?.id ?? '' };
    await open(paths.depositMethod.build({ sysname: METHOD }, query));
    await page.getByRole('main').getByText(text('forecast.title')).waitFor();
    // The style that hides the button loads after the document.
    await eventually(() => page.getByRole('button', { name: text('forecast.ask') }).isVisible()).toBe(false);
  },
);
