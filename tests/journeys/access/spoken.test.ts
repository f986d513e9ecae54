import { expect, test } from 'vitest';
import { DEMO_PASSWORD, demoPlayers } from '#sandbox/demo/demoPlayers.ts';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { spokenLines } from '#tests/support/browsers/spokenLines.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';

const { visit, site } = journey();

test('the only wrong field of a form is said at Enter, and again at the next', async () => {
  const { page, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await signInAs(page, site().origin, demoPlayers[1]?.login ?? '');
  const main = page.getByRole('main');
  for (const [path, field, typed] of [
    [paths.depositMethod.build({ sysname: 'uzcard' }), 'input[name=amount]', '1'],
    [paths.profileResponsibleGame.build(), 'input[name=amount]', '0'],
    [paths.offers.build(), 'input[name=promo_code]', ''],
    [paths.profileBonuses.build(), 'input[name=promo_code]', ''],
  ] as const)
    await step(`${path} says its error twice`, async () => {
      await open(path);
      const input = main.locator(field).filter({ visible: true }).first();
      await input.fill(typed);
      const spoken = await spokenLines(page);
      await input.press('Enter');
      await eventually(() => input.getAttribute('aria-invalid')).toBe('true');
      const described = (await input.getAttribute('aria-describedby')) ?? '';
      const error = (await page.locator(`[id="${described.split(' ').at(-1)}"]`).innerText()).replaceAll('\u00a0', ' ');
      // The club's notices are said, too.
      const times = async () => (await spoken()).filter((line) => line === error).length;
      await eventually(times).toBe(1);
      await input.press('Enter');
      await eventually(times).toBe(2);
    });
});

test('a wrong code of the second factor is said, with what to do', async () => {
  const { page, open, step, text } = await visit({ device: 'phone', locale: 'ru', returns: true });
  const player = demoPlayers.find(({ isTwoFactor }) => isTwoFactor);
  await step('the code is refused and said', async () => {
    await open(paths.signIn.build());
    const main = page.getByRole('main');
    await main.locator('input[name=login]').fill(player?.login ?? '');
    await main.locator('input[name=password]').fill(DEMO_PASSWORD);
    await main.locator('input[name=password]').press('Enter');
    const code = main.locator('input[autocomplete=one-time-code]');
    await code.waitFor();
    const spoken = await spokenLines(page);
    await code.pressSequentially('000000');
    await eventually(spoken).toEqual([text('profile.smsCodeError')]);
    expect(await code.evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

test('the result of a press that is drawn with its place is said once', async () => {
  const { page, open, step, text } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await newPlayer(page, site().origin);
  await step('a reminder is set, and that it is set is said', async () => {
    await open(paths.profileResponsibleGame.build());
    const press = page.getByRole('button', { name: text('limits.every', { minutes: '15' }), exact: true });
    await press.focus();
    // The code that says it comes with the first focus.
    await page.locator('body > div[aria-live]:not([class])').waitFor({ state: 'attached' });
    const spoken = await spokenLines(page);
    await page.keyboard.press('Enter');
    await eventually(async () => (await spoken()).filter((line) => line === text('limits.checkDone')).length).toBe(1);
    expect(await press.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

test('what is announced outside an open dialog is said inside it', async () => {
  const { page, open, step, text, expectRefusal } = await visit({ device: 'desktop', locale: 'ru' });
  // What the page loads in the background may be under way.
  expectRefusal({ status: 0, path: '' });
  await step('the loss of the connection is said over the search', async () => {
    await open(paths.winners.build());
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: text('search.title') });
    await dialog.waitFor();
    // What the search loads at its opening is there.
    await dialog.getByRole('option').first().waitFor();
    const spoken = await spokenLines(page);
    // The announcer starts once the page is idle.
    await eventually(async () => {
      await page.context().setOffline(true);
      await page
        .locator('p')
        .filter({ hasText: text('shell.offline') })
        .waitFor();
      await page.context().setOffline(false);
      return (await spoken()).join(' ');
    }).toContain(text('shell.offline'));
  });
});
