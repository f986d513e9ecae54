import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';

const { visit, site } = journey();

test('a contact is replaced: what it brings is said first, a wrong code empties the field, the right one starts the wait, and it is stopped', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'ru' });
  const player = await fundedPlayer(site());
  const typo = `typo-${crypto.randomUUID().slice(0, 8)}@yulduz.test`;
  const [right, next] = [typo.replace('typo', 'right'), typo.replace('typo', 'next')];
  await player.post('account.addcontact', { contact: typo });
  await beThePlayer(page, site().origin, player);
  const card = page.getByRole('main').getByRole('region', { name: text('settings.contacts'), exact: true });
  const row = (contact: string) => card.getByRole('listitem').filter({ hasText: contact });
  const code = card.getByLabel(text('auth.field.code'));
  const ask = async (from: string, label: string, to: string) => {
    await row(from).getByText(text(label), { exact: true }).click();
    await row(from).getByLabel(text('settings.changeEmail')).fill(to);
    await row(from)
      .getByRole('button', { name: text('settings.changeSend') })
      .click();
    await card.getByText(text('settings.changeCode', { from, to })).waitFor();
  };
  await step('a mistyped one is replaced at once', async () => {
    await open(paths.profileSettings.build());
    await ask(typo, 'settings.changeTypo', right);
    await code.fill(await codeSentTo(site().sandbox, right));
    await row(right).getByText(text('settings.confirmed')).waitFor();
    expect(await row(typo).count()).toBe(0);
  });
  await step('a taken one is refused at its field', async () => {
    await row(player.login).getByText(text('settings.change'), { exact: true }).click();
    await row(player.login)
      .getByText(text('settings.changeWait', { days: 3 }))
      .waitFor();
    const field = row(player.login).getByLabel(text('settings.changeEmail'));
    await field.fill('rich@yulduz.test');
    await row(player.login)
      .getByRole('button', { name: text('settings.changeSend') })
      .click();
    await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
    await row(player.login).getByText(text('settings.change'), { exact: true }).click();
  });
  await step('a confirmed one waits after its code', async () => {
    await ask(player.login, 'settings.change', next);
    expect(await axeProblems(page, 'main')).toEqual([]);
    await code.fill('000000');
    await card.getByText(text('profile.smsCodeError')).waitFor();
    await eventually(() => code.inputValue()).toBe('');
    await code.fill(await codeSentTo(site().sandbox, next));
    await page.getByText(text('settings.changeCodeDone')).first().waitFor();
    expect(await row(player.login).getByText(text('settings.change'), { exact: true }).count()).toBe(0);
  });
  await step('it is stopped by a press', async () => {
    await card.getByRole('button', { name: text('settings.changeCancel') }).click();
    await page.getByText(text('settings.changeCancelDone')).first().waitFor();
    await row(player.login).getByText(text('settings.change'), { exact: true }).waitFor();
  });
});
