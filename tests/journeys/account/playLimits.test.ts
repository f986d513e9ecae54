import { test } from 'vitest';
import { slotMessages } from '#sandbox/games/slot/frame/slotMessages.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site, sandbox } = journey();
const LIMITS = '/profile/responsible-game';
const GAME = { path: '/game/zarafshon-vault', name: 'Zarafshon Vault' };

test('a loss limit stops play in the frame with its words, shows its used part, and is free again the next day', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz' });
  const { page, text, locale, open, step } = visitor;
  await newPlayer(page, site().origin);
  await sandbox().midday();
  const card = page.getByRole('region', { name: text('limits.play.loss') });
  const field = card.getByLabel(text('limits.sum'), { exact: true });
  const frame = page.getByTitle(text('game.frame', { name: GAME.name }), { exact: true }).contentFrame();
  const { spin, refused } = slotMessages[locale];
  await step('the limit is set', async () => {
    await open(LIMITS);
    await field.fill('500');
    await card.getByRole('button', { name: text('limits.set'), exact: true }).click();
    await card.getByText(text('limits.a.day', { sum: '500 soʻm' }).replaceAll(' ', ' ')).waitFor();
    await card.getByText(/0:00da.*yangidan boshlanadi/).waitFor();
  });
  await step('a stake over it is refused by the game, which says when it is free again', async () => {
    await open(GAME.path);
    await frame.getByRole('button', { name: spin, exact: true }).click();
    await frame.getByText(refused, { exact: true }).waitFor();
    await frame.getByText(/yutqazish limiti.*500\ssoʻm.*0:00da/).waitFor();
  });
  await step('it is not raised at once, and a waiting raise is cancelled', async () => {
    await open(LIMITS);
    await field.fill('900000');
    await card.getByRole('button', { name: text('limits.save'), exact: true }).click();
    await card.getByRole('button', { name: text('limits.keep') }).click();
    await eventually(() => card.getByRole('button', { name: text('limits.keep') }).count()).toBe(0);
    await card
      .getByText(/500\ssoʻm/)
      .first()
      .waitFor();
  });
  await step('a day later the raise is confirmed, and the game takes the stake', async () => {
    await field.fill('900000');
    await card.getByRole('button', { name: text('limits.save'), exact: true }).click();
    await card.getByRole('button', { name: text('limits.keep') }).waitFor();
    await sandbox().advance('24h');
    await open(LIMITS);
    await card.getByRole('button', { name: text('limits.confirm') }).click();
    await card
      .getByText(/900\s000\ssoʻm/)
      .first()
      .waitFor();
    await open(GAME.path);
    await Promise.all([
      page.waitForResponse((answer) => answer.request().postData()?.includes('"spin"') === true),
      frame.getByRole('button', { name: spin, exact: true }).click(),
    ]);
  });
});
