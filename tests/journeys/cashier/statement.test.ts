import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { journey } from '#tests/support/browsers/journey.ts';
import { sheetsOf } from '#tests/support/looks/sheetsOf.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';

const { visit, site } = journey();

test('a monthly statement is read, printed on one page and saved as CSV; its file of movements verifies as whole', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'ru', returns: true });
  await beThePlayer(page, site().origin, await fundedPlayer(site(), [300_000, 200_000]));
  const main = page.getByRole('main');
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), main.getByRole('link', { name }).click()]);
    return file.path();
  };
  await step('the history links to the statement', async () => {
    await open('/cashier/history');
    await main.getByRole('link', { name: text('history.statement') }).click();
    const row = main.getByRole('row').filter({ hasText: text('statement.line.deposit') });
    await row.getByRole('cell', { name: /\+500\s000/ }).waitFor();
  });
  await step('the statement is printed on one page', async () => {
    expect(await sheetsOf(page)).toEqual({ A4: 1, Letter: 1 });
  });
  await step('the statement is saved as CSV', async () => {
    const sheet = await readFile(await download(text('statement.csv')), 'utf8');
    expect(sheet).toContain(`${text('statement.line.deposit')};500000,00;UZS;2\r\n`);
  });
  await step('the file of movements verifies as whole', async () => {
    const file = await download(text('statement.movementsCsv'));
    await main.getByRole('link', { name: text('statement.verify') }).click();
    await main.getByLabel(text('verify.choose')).setInputFiles(file);
    await main
      .getByRole('status')
      .getByRole('heading', { name: text('verify.whole') })
      .waitFor();
  });
});
