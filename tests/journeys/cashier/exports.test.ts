import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { fetchedBrowser } from '#tests/support/browsers/fetchedBrowser.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { readRoles } from '#tests/support/looks/readRoles.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey();
const exports = paths.profileBetsExports.build();

variant('a bets export requires a day, becomes ready without a reload and is downloaded', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  await newPlayer(page, site().origin);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: text('exports.send') });
  await step('an empty list says so, and an order without a day is refused', async () => {
    await open(exports);
    await main.getByText(text('exports.none')).waitFor();
    await send.click();
    await main.getByText(text('exports.dayRule')).waitFor();
  });
  await step('the order is listed with its period', async () => {
    await main.getByLabel(text('exports.from')).fill('2026-01-01');
    await main.getByLabel(text('exports.to')).fill('2026-02-28');
    await send.click();
    await main.getByRole('listitem').filter({ hasText: '01.01.2026 — 28.02.2026' }).waitFor();
  });
  await step('the finished file is downloaded without a reload', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: text('exports.downloadOf', { period: '01.01.2026 — 28.02.2026' }) }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain('Раунд;Дата');
  });
});

test.runIf(isFull)(
  'the bets export, without scripts, reports a wrong day, and an order becomes a link to its file',
  async () => {
    const { origin } = site();
    const text = messagesOf('uz');
    const browser = fetchedBrowser(origin, await signIn(origin, 'rich@yulduz.test'));
    const order = (from: string, to: string) => browser.send({ form: `${exports}?form=export`, fields: { from, to } });
    const shown = (role: string) => readRoles(browser.html()).filter((one) => one.role === role);
    await browser.open(exports);
    await order('2026-02-02', '2026-02-01');
    expect(
      shown('alert')
        .map(({ name }) => name)
        .join(),
    ).toContain(`${text('exports.to')}: ${text('exports.dayRule')}`);
    await order('2026-01-01', '2026-12-31');
    expect(
      shown('status')
        .map(({ name }) => name)
        .join(),
    ).toContain(text('exports.ordered'));
    const name = text('exports.downloadOf', { period: '01.01.2026 — 31.12.2026' });
    await eventually(async () => {
      const refresh = shown('link').find((link) => link.name === text('exports.refresh'));
      if (refresh) await browser.open(refresh.href);
      return shown('link').filter((link) => link.name === name).length;
    }).toBe(1);
  },
);
