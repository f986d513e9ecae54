import { expect, test } from 'vitest';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { checkSeo } from '#tests/support/looks/pageChecks.ts';

const { visit, sandbox } = journey();

test('/winners shows latest wins with a filter and "more", top wins by sum, and the leaders of the day', async () => {
  await sandbox().midday();
  const visitor = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const { page, text, open, step } = visitor;
  const main = page.getByRole('main');
  const latest = main.getByRole('region', { name: text('winners.latestList') });
  const sums = (list: typeof latest) =>
    list.getByRole('listitem').evaluateAll((rows) =>
      rows.map((row) =>
        Number(
          row
            .querySelector('b')
            ?.textContent?.replace(/[^\d,]/g, '')
            .replace(',', '.'),
        ),
      ),
    );
  await step('latest wins are listed, and a press shows more', async () => {
    await open('/winners');
    await checkSeo(visitor, ['BreadcrumbList']);
    await eventually(() => latest.getByRole('listitem').count()).toBe(24);
    await eventually(() => latest.getByRole('listitem').first().innerText()).toContain('***');
    await latest.getByRole('button', { name: text('winners.more') }).click();
    await eventually(() => latest.getByRole('listitem').count()).toBeGreaterThanOrEqual(48);
  });
  await step('the filter shows the wins of a game, and a search without results is cleared', async () => {
    const game = (await latest.getByRole('link').first().textContent()) ?? '';
    await latest.getByRole('searchbox').fill(game);
    await eventually(() => latest.getByRole('listitem').count()).toBeLessThan(24);
    for (const name of await latest.getByRole('link').allTextContents()) expect(name).toContain(game);
    await latest.getByRole('searchbox').fill('zzzz');
    await latest.getByRole('button', { name: text('winners.showAll') }).click();
    await eventually(() => latest.getByRole('listitem').count()).toBeGreaterThanOrEqual(48);
  });
  await step('top wins are sorted by sum', async () => {
    await main.getByRole('radiogroup').getByText(text('winners.top'), { exact: true }).click();
    const top = main.getByRole('region', { name: text('winners.topList') });
    await top.getByRole('listitem').first().waitFor();
    const shown = await sums(top);
    expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  });
  await step('the leaders of the day replace those of the week', async () => {
    const leaders = main.getByRole('region', { name: text('winners.leaders') });
    const week = await leaders.getByRole('table').innerText();
    await leaders.getByRole('radiogroup').getByText(text('winners.day'), { exact: true }).click();
    await leaders.getByRole('table').waitFor();
    await eventually(() => leaders.getByRole('table').innerText()).not.toBe(week);
  });
});

test.runIf(isFull)('without script, /winners shows 24 wins and ten leaders, and hides the "more" button', async () => {
  const { page, text, open, step } = await visit({
    device: 'phone',
    locale: 'ru',
    javaScriptEnabled: false,
  });
  await step('24 wins and ten leaders are listed', async () => {
    await open('/winners');
    const main = page.getByRole('main');
    expect(
      await main
        .getByRole('region', { name: text('winners.latestList') })
        .getByRole('listitem')
        .count(),
    ).toBe(24);
    await eventually(() => main.getByRole('table').getByRole('rowheader').count()).toBe(10);
    await eventually(() => main.getByRole('button', { name: text('winners.more') }).isVisible()).toBe(false);
  });
});
