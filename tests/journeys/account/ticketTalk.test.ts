import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';

const { visit, site, lentSandbox } = journey();

test('a player writes to support, reads the answer with its mark, and writes on', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'ru' });
  const player = await fundedPlayer(site());
  await beThePlayer(page, site().origin, player);
  const card = page.getByRole('main').getByRole('region', { name: text('notification.tickets'), exact: true });
  let number = '';
  await step('a ticket is sent and has a number', async () => {
    await open(paths.support.build());
    const field = page.getByLabel(text('support.text'));
    await field.fill('Вывод задерживается третий день');
    await page.getByRole('button', { name: text('support.send'), exact: true }).click();
    number =
      (await page
        .getByRole('region', { name: text('support.sent') })
        .locator('strong')
        .textContent()) ?? '';
    expect(number).toMatch(/^[2-9A-Z]{7}$/);
  });
  await step('the answer is marked as new, once', async () => {
    await lentSandbox().answer(number, 'Проверяем.\nОтветим сегодня.');
    await page.getByRole('link', { name: text('support.ownTickets') }).click();
    await card.getByText('Ответим сегодня.').waitFor();
    await card.getByText(text('talk.newAnswer')).waitFor();
    expect(await axeProblems(page, 'main')).toEqual([]);
    await eventually(async () => {
      const { items } = await player.get<{ items: { is_unread: boolean }[] }>('support.getTickets');
      return items[0]?.is_unread;
    }).toBe(false);
  });
  await step('a reply joins the conversation', async () => {
    await card.getByText(text('talk.reply'), { exact: true }).click();
    await card.getByLabel(text('talk.replyText')).fill('Спасибо, жду');
    await card.getByRole('button', { name: text('talk.replySend') }).click();
    await card.getByRole('listitem').filter({ hasText: 'Спасибо, жду' }).first().waitFor();
  });
});
