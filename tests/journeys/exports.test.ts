import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newPlayer } from '../support/newPlayer.ts';
import { eventually, journey } from '../support/journey.ts';
import { signInAs } from '../support/signInAs.ts';

const { visit, site } = journey();

test('a file is ordered for days that exist, turns ready by itself and is fetched', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  await newPlayer(page, site().origin);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: text('exports.send') });
  await step('nothing yet, and no order without a day', async () => {
    await open('/profile/bets/exports');
    await main.getByText(text('exports.none')).waitFor();
    await send.click();
    await main.getByText(text('exports.dayRule')).waitFor();
  });
  await step('ordered', async () => {
    await main.getByLabel(text('exports.from')).fill('2026-01-01');
    await main.getByLabel(text('exports.to')).fill('2026-02-28');
    await send.click();
    await main.getByRole('listitem').filter({ hasText: '01.01.2026 — 28.02.2026' }).waitFor();
  });
  await step('ready', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: text('exports.downloadOf', { period: '01.01.2026 — 28.02.2026' }) }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain('Раунд,Дата');
  });
});

test('without scripts a wrong day is told at its field, and an order becomes a link to its file', async () => {
  const { page, text, open, step } = await visit({
    device: 'phone',
    locale: 'uz',
    javaScriptEnabled: false,
  });
  await signInAs(page, site().origin, 'rich@yulduz.test');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: text('exports.send') });
  await step('refused', async () => {
    await open('/profile/bets/exports');
    await main.getByLabel(text('exports.from')).fill('2026-02-02');
    await main.getByLabel(text('exports.to')).fill('2026-02-01');
    await send.click();
    await main
      .getByRole('alert')
      .filter({ hasText: `${text('exports.to')}: ${text('exports.dayRule')}` })
      .waitFor();
  });
  await step('ordered', async () => {
    await main.getByLabel(text('exports.from')).fill('2026-01-01');
    await main.getByLabel(text('exports.to')).fill('2026-12-31');
    await send.click();
    await main.getByText(text('exports.ordered')).waitFor();
  });
  await step('ready', async () => {
    const link = main.getByRole('link', { name: text('exports.downloadOf', { period: '01.01.2026 — 31.12.2026' }) });
    await eventually(async () => {
      const refresh = main.getByRole('link', { name: text('exports.refresh') });
      if ((await refresh.count()) > 0) await refresh.click();
      return link.count();
    }).toBe(1);
  });
});
