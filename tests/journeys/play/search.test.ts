import { expect, onTestFinished, test } from 'vitest';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { variant } from '#tests/support/variant.ts';

const { visit } = journey();

const dialogOf = ({ page, text }: Visitor) => page.getByRole('dialog', { name: text('search.title') });
const chosen = (visitor: Visitor) => dialogOf(visitor).getByRole('option', { selected: true });

test('by keyboard, the search opens on Ctrl+K, finds a misspelt name, opens a game, and stores the query', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const { page, text, open, step } = visitor;
  const dialog = dialogOf(visitor);
  const field = dialog.getByRole('combobox');
  await step('a page opens', () => open('/rules'));
  await step('a search without results shows a message and suggestions', async () => {
    await page.getByRole('banner').getByRole('searchbox').click();
    await field.fill('qzqzqzqz');
    await dialog.getByText(text('search.nothing')).waitFor();
    await eventually(() => dialog.getByRole('option').count()).toBeGreaterThan(3);
    await field.fill('');
    await page.keyboard.press('Escape');
    await eventually(() => dialog.count()).toBe(0);
  });
  await step('Ctrl+K opens the search with suggestions', async () => {
    await page.keyboard.press('Control+k');
    await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await dialog.getByRole('group', { name: text('search.suggested') }).waitFor();
    expect(await axeProblems(page, 'dialog')).toEqual([]);
  });
  await step('a slash in the field is a slash', async () => {
    await page.keyboard.type('/');
    await eventually(() => field.inputValue()).toBe('/');
    await field.fill('');
  });
  await step('a misspelt name finds the game', async () => {
    await page.keyboard.type('zarafhson');
    await dialog.getByRole('option', { name: 'Zarafshon Vault' }).waitFor();
    expect(await axeProblems(page, 'dialog')).toEqual([]);
  });
  await step('a name with a mistake in each word finds its game, and says which name it took', async () => {
    await field.fill('pamr fks');
    await dialog.getByRole('option', { name: 'Pamir Fox' }).waitFor();
    await dialog
      .getByRole('status')
      .filter({ hasText: text('search.meant') })
      .waitFor();
    await dialog.getByRole('button', { name: 'Pamir Fox' }).click();
    await eventually(() => field.inputValue()).toBe('Pamir Fox');
    await eventually(() => dialog.getByText(text('search.meant')).count()).toBe(0);
  });
  await step('a word of another language finds the games it names', async () => {
    for (const word of ['книга', 'kitob', 'book']) {
      await field.fill(word);
      await dialog
        .getByRole('option', { name: /\bBook\b/ })
        .first()
        .waitFor();
    }
    await field.fill('zarafhson');
    await dialog.getByRole('option', { name: 'Zarafshon Vault' }).waitFor();
    await field.focus();
  });
  await step('the arrow keys move through the list and back to the field', async () => {
    expect(await chosen(visitor).count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    const first = await chosen(visitor).getAttribute('id');
    expect(first).toBeTruthy();
    await eventually(() => field.getAttribute('aria-activedescendant')).toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await chosen(visitor).count()).toBe(0);
  });
  await step('Enter opens the first result', async () => {
    const name = (await dialog.getByRole('option').first().locator('span span').first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await eventually(() => dialog.count()).toBe(0);
  });
  await step('the stored query is offered again and can be forgotten', async () => {
    await open('/gamehall');
    await page.keyboard.press('Control+k');
    await dialog.getByRole('option', { name: 'zarafhson' }).click();
    await dialog.getByRole('option', { name: 'Zarafshon Vault' }).waitFor();
    await field.fill('');
    await dialog.getByRole('button', { name: text('search.forget') }).click();
    expect(await dialog.getByRole('option', { name: 'zarafhson' }).count()).toBe(0);
  });
  await step('Escape closes the search', async () => {
    await page.keyboard.press('Escape');
    await eventually(() => dialog.count()).toBe(0);
  });
});

variant('on a phone, a provider’s name typed by sound finds 12 games and a link to all results', async () => {
  const visitor = await visit({ device: 'phone', locale: 'ru', returns: true });
  const { page, text, open, step } = visitor;
  const dialog = dialogOf(visitor);
  await step('a page opens', () => open('/rules'));
  await step('the bottom menu opens the search', () =>
    page
      .getByRole('navigation', { name: text('shell.mobileMenu') })
      .locator('a[href$="#search"]')
      .click(),
  );
  await step('a provider’s name finds games and a link to all of them', async () => {
    await dialog.getByRole('combobox').fill('аралл');
    await dialog.getByRole('option').nth(11).waitFor();
    await eventually(() => dialog.getByRole('option').count()).toBe(13);
    await dialog.getByRole('option').last().click();
    await eventually(() => new URL(page.url()).searchParams.get('search')).toBe('аралл');
    await page.getByRole('main').getByRole('article').first().waitFor();
  });
});

variant('the search finds games through the platform while the site’s catalogue answers 503', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const { page, open, step, expectRefusal } = visitor;
  const dialog = dialogOf(visitor);
  expectRefusal({ status: 503, path: '/_/games' });
  await step('a page opens without the site’s catalogue', async () => {
    const without = await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    onTestFinished(() => without.dispose());
    await page.route('**/_/games?*', (route) => route.fulfill({ status: 503 }));
    await open('/rules');
  });
  await step('the search finds the game', async () => {
    await page.keyboard.press('Control+k');
    await dialog.getByRole('combobox').fill('zarafshon vau');
    await dialog.getByRole('option', { name: 'Zarafshon Vault' }).waitFor();
  });
});

variant('the hall’s facets filter games by the count shown, are in the address, and disable empty kinds', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const main = page.getByRole('main');
  await step('the category of slots opens', () => open('/gamehall?category=slots'));
  const features = main.getByRole('group', { name: text('hall.features') });
  const demo = features.getByRole('checkbox', { name: text('hall.feature.demo') });
  await step('the facet of demos shows as many games as it promises', async () => {
    const label =
      (await features
        .locator('label')
        .filter({ hasText: text('hall.feature.demo') })
        .textContent()) ?? '';
    const promised = Number(label.replace(/\D/g, ''));
    expect(promised).toBeGreaterThan(0);
    await demo.check();
    await eventually(() => new URL(page.url()).searchParams.get('features')).toBe('demo');
    const found = main.getByRole('status').filter({ hasText: text('hall.found', { count: 2, n: '' }).trim() });
    await eventually(async () => Number(((await found.first().textContent()) ?? '').replace(/\D/g, ''))).toBe(promised);
  });
  await step('a kind that the category does not contain is disabled', async () => {
    const kinds = main.getByRole('group', { name: text('hall.type') });
    await eventually(() => kinds.getByRole('checkbox', { name: text('hall.type.live') }).isDisabled()).toBe(true);
  });
  await step('volatility is in the address, and return has four ranges', async () => {
    const level = main.getByRole('group', { name: text('hall.volatility') });
    await level.getByRole('checkbox', { name: text('hall.volatility.medium') }).check();
    await eventually(() => new URL(page.url()).searchParams.get('volatility')).toBe('medium');
    const rtp = main.getByRole('group', { name: text('hall.rtp') });
    await eventually(() => rtp.getByRole('checkbox').count()).toBe(4);
    await main.getByRole('link', { name: text('hall.remove', { name: text('hall.volatility.medium') }) }).click();
    await eventually(() => new URL(page.url()).searchParams.get('volatility')).toBe(null);
  });
  await step('the chip removes the feature', async () => {
    await main.getByRole('link', { name: text('hall.remove', { name: text('hall.feature.demo') }) }).click();
    await eventually(() => new URL(page.url()).searchParams.get('features')).toBe(null);
    expect(await demo.isChecked()).toBe(false);
  });
});
