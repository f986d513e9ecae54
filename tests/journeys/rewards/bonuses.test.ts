import { expect, test } from 'vitest';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { variant } from '#tests/support/variant.ts';
import { ask } from '#tests/support/wire/ask.ts';

const { visit, site, sandbox } = journey();

const PAGE = '/profile/bonuses';
const GIFT = 25_000;
/** The largest stake that counts, minor units. */
const BET = 25_000_00;

interface WireBonus {
  id: number;
  status: string;
  expired_at: number;
  description: { title: string };
}
const bonusOf = async ({ get }: FundedPlayer) =>
  (await get<{ items: WireBonus[] }>('bonuses.get', { count: '9', offset: '0' })).items[0] as WireBonus;

/** Plays a slot until the bonus is over, as another tab would. Free spins that are won do not count. */
async function wager(player: FundedPlayer, game: string): Promise<void> {
  for (let round = 0; round < 200 && (await bonusOf(player)).status === 'active'; round += 1)
    await ask(site().origin, `/platform/game/${game}/play?embed=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: player.cookie },
      body: JSON.stringify({ action: 'spin', bet: BET, round: crypto.randomUUID() }),
    });
}

test('activating or removing a bonus asks first with its sums; a repeat on another device shows the current state', async () => {
  const player = await fundedPlayer(site(), []);
  const phone = await visit({ device: 'phone', locale: 'uz', returns: true });
  const laptop = await visit({ device: 'desktop', locale: 'ru', returns: true });
  await Promise.all([phone, laptop].map(({ page }) => beThePlayer(page, site().origin, player)));
  const { description } = await bonusOf(player);
  const cardOf = ({ page }: typeof phone) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('form') });
  const press = async ({ page, text }: typeof phone, act: string) => {
    const label = text(`bonuses.act.${act}`);
    if (act !== 'activate')
      await cardOf({ page } as typeof phone)
        .locator('summary')
        .first()
        .click();
    await cardOf({ page } as typeof phone)
      .getByRole('button', { name: new RegExp(`^${label}`) })
      .click();
    return { dialog: page.getByRole('alertdialog'), label };
  };
  await phone.step('a bonus is activated on the phone, after a question with the sums', async () => {
    await phone.open('/profile');
    await phone.page
      .getByRole('navigation', { name: phone.text('profile.menu') })
      .getByRole('link', { name: phone.text('profile.bonuses') })
      .click();
    await phone.page.getByRole('heading', { name: description.title }).waitFor();
    await laptop.open(PAGE);
    await phone.page.getByText(new RegExp(phone.text('forecast.odds', { share: '\\d+' }))).waitFor();
    // What the bonus costs is one line until it is opened.
    expect((await cardOf(phone).boundingBox())?.height).toBeLessThan(310);
    const { dialog, label } = await press(phone, 'activate');
    await dialog.getByText(formatMoney({ amount: GIFT, currency: 'UZS' }, 'uz')).waitFor();
    await dialog
      .getByRole('button', { name: phone.text('bonuses.stayWithout') })
      .last()
      .click();
    await dialog.waitFor({ state: 'detached' });
    expect((await bonusOf(player)).status).toBe('new');
    await press(phone, 'activate');
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await phone.page.getByText(phone.text('bonuses.done.activate')).waitFor();
    await phone.page.getByRole('heading', { name: phone.text('bonuses.active') }).waitFor();
  });
  await laptop.step('activated again on the laptop, the bonus is reported as active', async () => {
    laptop.expectRefusal({ status: 400, path: '/api/bonuses.activate' });
    const { dialog, label } = await press(laptop, 'activate');
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await laptop.page.getByRole('alert').getByText(laptop.text('bonuses.alreadyActive')).waitFor();
    await laptop.page.getByRole('heading', { name: laptop.text('bonuses.active') }).waitFor();
  });
  await phone.step('the bonus is removed on the phone, after a question with the loss', async () => {
    const { dialog, label } = await press(phone, 'remove');
    const loss = formatMoney({ amount: GIFT, currency: 'UZS' }, 'uz');
    await dialog.getByText(phone.text('bonuses.loses.remove', { sum: loss })).waitFor();
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await phone.page.getByText(phone.text('bonuses.done.remove')).waitFor();
  });
  await laptop.step('removed again on the laptop, the bonus is reported as over', async () => {
    laptop.expectRefusal({ status: 400, path: '/api/bonuses.remove' });
    const { dialog, label } = await press(laptop, 'remove');
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await laptop.page.getByRole('alert').getByText(laptop.text('bonuses.alreadyOver')).waitFor();
  });
});

variant(
  'a refused promo code stays in its field; an accepted code brings free spins with a link to the game',
  async () => {
    const { page, text, open, step, expectRefusal } = await visit({ device: 'phone', locale: 'ru', returns: true });
    const player = await fundedPlayer(site(), []);
    await beThePlayer(page, site().origin, player);
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: text('bonuses.promoLabel') });
    const send = main.getByRole('region', { name: text('bonuses.promoTitle') }).getByRole('button');
    await step('a code in the address fills the field and is not sent', async () => {
      await open('/rules?promo_code=ESKI2025');
      // The code of an address is kept when the page is idle.
      await eventually(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.promoCode)).toBe('ESKI2025');
      await open(PAGE);
      await eventually(() => field.inputValue()).toBe('ESKI2025');
      await main.getByText(text('bonuses.promoOffered')).waitFor();
      expect((await sandbox().counters())['campaigns.activateOffer'] ?? 0).toBe(0);
    });
    await step('a refused code is reported and stays in its field', async () => {
      expectRefusal({ status: 400, path: '/api/campaigns.activateOffer' });
      await send.click();
      await main.getByText(text('bonuses.promo.EXPIRED')).waitFor();
      expect(await field.inputValue()).toBe('ESKI2025');
    });
    await step('an accepted code is confirmed and leaves its field', async () => {
      await field.fill('AYLAN20');
      await send.click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button').last().click();
      await dialog.waitFor({ state: 'detached' });
      await eventually(() => field.inputValue()).toBe('');
    });
    await step('the bonus links to the game', async () => {
      const game = main.getByRole('link', { name: text('bonuses.playNow'), exact: true });
      expect(await game.getAttribute('href')).toMatch(/^\/ru\/game\//);
    });
  },
);

test.runIf(isFull)('a bonus wagered in another tab is shown as over when the page gets the focus again', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const player = await fundedPlayer(site(), [600_000]);
  const { id, description } = await bonusOf(player);
  await player.post('bonuses.activate', { bonus_id: String(id) });
  await beThePlayer(page, site().origin, player);
  await step('the bonus is wagered elsewhere', async () => {
    await open(PAGE);
    await page.getByRole('heading', { name: text('bonuses.active') }).waitFor();
    await wager(player, 'pamir-fox');
    expect((await bonusOf(player)).status).toBe('finished');
  });
  await step('with the focus back, the page shows the bonus as over', async () => {
    await page.evaluate(() => {
      window.dispatchEvent(new Event('blur'));
      window.dispatchEvent(new Event('focus'));
    });
    await page
      .getByRole('status')
      .getByText(text('bonuses.became.turned', { name: description.title }))
      .waitFor();
    expect(await page.getByRole('heading', { name: text('bonuses.active') }).count()).toBe(0);
  });
});

variant('a bonus that expires while the page is open is shown as over at that moment', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz' });
  const player = await fundedPlayer(site(), []);
  const { expired_at: end, description } = await bonusOf(player);
  await beThePlayer(page, site().origin, player);
  await sandbox().advance(`${Math.ceil(end - Date.now() / 1000) - 60}s`);
  await page.clock.install();
  await step('before its end the bonus can be activated', async () => {
    await open(PAGE);
    await page.getByRole('button', { name: new RegExp(`^${text('bonuses.act.activate')}: `) }).waitFor();
    // Once the platform's clock is known, the time left is counted down.
    await eventually(() =>
      page.getByRole('main').getByRole('timer').first().locator('b').first().textContent(),
    ).toMatch(/\d/);
  });
  await step('once expired, the bonus is shown as over and cannot be activated', async () => {
    await sandbox().advance('61s');
    await page.clock.runFor(61_000);
    await page
      .getByRole('status')
      .getByText(text('bonuses.became.over', { name: description.title }))
      .waitFor();
    expect(await page.getByRole('button', { name: new RegExp(`^${text('bonuses.act.activate')}: `) }).count()).toBe(0);
  });
});
