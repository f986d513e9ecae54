import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { signIn } from '#tests/support/players/signIn.ts';

const { visit, site, sandbox } = journey();

test('a player who is back reads what became of the money, and one press puts it away on every page', async () => {
  const player = await fundedPlayer(site(), [300_000]);
  await player.post('account.setTimeOut', { period: '1d' });
  await sandbox().advance('25h');
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru' });
  await beThePlayer(page, site().origin, await signIn(site().origin, player.login));
  const title = text('absence.title.time_out', { from: '', to: '' }).split(',')[0] ?? '';
  const note = page.getByRole('region', { name: title });
  await step('home begins with the note; its fold has all of it', async () => {
    await open('/');
    await note.getByText(text('absence.more')).click();
    await note.getByText(text('absence.noBets')).waitFor();
  });
  await step('it goes along to the next page', async () => {
    await open(paths.wallet.build());
    await note.waitFor();
  });
  await step('a press puts it away, and the page of limits keeps it', async () => {
    await note.getByRole('button', { name: text('absence.close') }).click();
    // A press before hydration leads to the page of limits, whose card has the same name.
    await eventually(() => page.getByRole('button', { name: text('absence.close') }).count()).toBe(0);
    await open('/');
    expect(await note.count()).toBe(0);
    await open(paths.profileResponsibleGame.build());
    await page.getByRole('main').getByRole('region', { name: title }).waitFor();
  });
});

test('a player who signs in on the page after the break finds the note there at once', async () => {
  const player = await fundedPlayer(site(), [300_000]);
  await player.post('account.setTimeOut', { period: '1d' });
  await sandbox().advance('25h');
  const { page, text, open } = await visit({ device: 'desktop', locale: 'uz' });
  await open(paths.signIn.build());
  await page.getByLabel(text('auth.field.login')).fill(player.login);
  await page.getByLabel(text('auth.field.password'), { exact: true }).fill('Yulduz-2026');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('auth.signInAction'), exact: true })
    .click();
  const title = text('absence.title.time_out', { from: '', to: '' }).split(',')[0] ?? '';
  await page.getByRole('region', { name: title }).waitFor();
});
