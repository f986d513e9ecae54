import { expect, test } from 'vitest';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { checkSeo } from '#tests/support/looks/pageChecks.ts';

const { visit } = journey();

test('/providers is sorted, is searchable in Cyrillic, and links each provider to its games', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const { page, text, open, step } = visitor;
  const main = page.getByRole('main');
  const names = () => main.getByRole('article').getByRole('link').allTextContents();
  await step('the list is sorted', async () => {
    await open('/providers');
    await checkSeo(visitor, ['BreadcrumbList', 'ItemList']);
    const shown = await names();
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.map((name) => name[0])).toEqual(shown.map((name) => name[0]).toSorted());
  });
  await step('a character of the index leads to its providers', async () => {
    const letters = main.getByRole('navigation', { name: text('providers.letters') }).getByRole('link');
    const last = letters.last();
    const letter = (await last.textContent()) ?? '';
    await last.click();
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#letter-${letter}`);
  });
  await step('a Cyrillic query finds the provider, and a search without results is cleared', async () => {
    await main.getByRole('searchbox').fill('зарафшон');
    await eventually(names).toEqual(['Zarafshon']);
    await main.getByRole('searchbox').fill('zzzz');
    await main.getByRole('button', { name: text('providers.showAll') }).click();
    await eventually(async () => (await names()).length).toBeGreaterThan(10);
  });
  await step('a provider links to its games', async () => {
    await main.getByRole('link', { name: 'Zarafshon', exact: true }).click();
    await main
      .getByRole('heading', { level: 1, name: text('hall.providerGames', { provider: 'Zarafshon' }) })
      .waitFor();
    await eventually(() => new URL(page.url()).searchParams.get('providers')).toBe('zarafshon');
  });
});

test.runIf(isFull)(
  'without script, /providers lists providers with links to their games and hides the search',
  async () => {
    const { page, text, open, step } = await visit({
      device: 'phone',
      locale: 'ru',
      javaScriptEnabled: false,
      returns: true,
    });
    await step('the list links to the games of a provider, and the search is hidden', async () => {
      await open('/providers');
      const main = page.getByRole('main');
      await eventually(() => main.getByRole('article').count()).toBeGreaterThan(10);
      await eventually(() => main.getByRole('searchbox', { name: text('providers.search') }).isVisible()).toBe(false);
      await main.getByRole('link', { name: 'Zarafshon', exact: true }).click();
      await main.getByRole('article').first().waitFor();
    });
  },
);
