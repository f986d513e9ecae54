import type { FrameLocator } from 'playwright';
import { expect, test } from 'vitest';
import { journey } from '#tests/support/browsers/journey.ts';

const { visit, site } = journey();

/** Opens the sandbox's editor of a content page, as an editor finds it. */
async function openEditor() {
  const { page, text, step } = await visit({
    device: 'desktop',
    locale: 'uz',
    vendors: [site().sandbox],
    // The question about age would stand before the bar.
    isFirstVisit: true,
  });
  await page.goto(`${site().sandbox}/#content`);
  await page.getByRole('row', { name: 'pages privacy' }).getByRole('link', { name: 'uz' }).click();
  const preview = page.frameLocator('iframe[title="Preview"]');
  await preview.getByRole('complementary', { name: 'Koʻrik' }).waitFor();
  return { page, text, step, preview };
}

const headingIn = (preview: FrameLocator) => preview.getByRole('heading', { level: 1 });

test('an editor sees on the site what is typed, as each kind of visitor, and leaves by one press', async () => {
  const { page, preview, step } = await openEditor();
  const fields = page.getByRole('textbox', { name: 'Fields of the draft' });
  const written = JSON.parse(await fields.inputValue()) as { title: string };
  await step('what is typed appears', async () => {
    await fields.fill(JSON.stringify({ ...written, title: 'Yangi sarlavha' }));
    await expect.poll(() => headingIn(preview).textContent()).toBe('Yangi sarlavha');
    await preview.getByText('Xato topilmadi').waitFor();
  });
  await step('a mistake is told', async () => {
    await fields.fill(JSON.stringify({ ...written, title: 'Yangi **sarlavha', blocks: [] }));
    await preview.getByText('Xatolar: 1').click();
    await preview.getByText('Belgilash buzilgan: pages [0].title').waitFor();
  });
  await step('as a player', async () => {
    await preview.getByRole('button', { name: 'Oʻyinchi', exact: true }).click();
    await preview.getByRole('button', { name: 'Oʻyinchi', exact: true, pressed: true }).waitFor();
    await expect.poll(() => preview.getByRole('link', { name: 'Kirish', exact: true }).count()).toBe(0);
  });
  await step('in the other script', async () => {
    await preview.getByRole('link', { name: 'Ўзбекча' }).first().click();
    await expect.poll(() => headingIn(preview).textContent()).toContain('Янги');
  });
  await step('the way out leads to what is published, in a tab', async () => {
    await preview.getByRole('button', { name: 'Кўрикдан чиқиш' }).click();
    const opened = page.waitForEvent('popup');
    await preview.getByRole('link', { name: 'Эълон қилинган саҳифани очиш' }).click();
    const published = await opened;
    await expect.poll(() => published.getByRole('heading', { level: 1 }).textContent()).not.toContain('Янги');
    expect(await published.getByRole('complementary', { name: 'Кўрик' }).count()).toBe(0);
    await published.close();
  });
  await page.getByRole('button', { name: 'Drop the draft' }).click();
  await expect
    .poll(async () => JSON.parse(await fields.inputValue()) as object)
    .toMatchObject({ title: written.title });
});
