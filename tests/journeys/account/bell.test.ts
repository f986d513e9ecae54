import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site, lentSandbox } = journey();

variant('the bell of a player who sees no offers shows only that the password changed, and can be muted', async () => {
  const { login } = await lentSandbox().scenario('near-limit');
  const { page, text, step, open } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
  await signInAs(page, site().origin, String(login));
  const banner = page.getByRole('banner');
  const bell = banner.locator('summary').filter({ hasText: text('notification.news.title') });
  const panel = banner
    .locator('details')
    .filter({ has: page.locator('summary').filter({ hasText: text('notification.news.title') }) });
  await step('the password changes and the bell counts one notice', async () => {
    const next = 'Registon-1441';
    const changed = await page.request.post('/api/account.changepassword', {
      multipart: { old_password: DEMO_PASSWORD, password: next, repeat_password: next },
      headers: { origin: site().origin },
    });
    expect(await changed.json()).toEqual({ data: 1 });
    await open(paths.contentPage.build({ slug: 'faq' }));
    await bell.filter({ hasText: `${text('notification.news.title')}: 1` }).waitFor();
  });
  await step('the notice is read', async () => {
    await bell.click();
    await panel.getByText('Пароль изменён').waitFor();
    // The club's news is withheld.
    await eventually(() => panel.getByRole('listitem').count()).toBe(1);
    await eventually(() => bell.textContent()).toBe(text('notification.news.title'));
    expect(await axeProblems(page, 'header')).toEqual([]);
  });
  await step('one press mutes the bell, and it is still muted on the next page', async () => {
    const mute = panel.getByRole('button', { name: text('notification.news.mute') });
    await mute.click();
    await eventually(() => mute.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await eventually(() => bell.evaluate((summary) => summary === document.activeElement)).toBe(true);
    await open(paths.contentPage.build({ slug: 'about' }));
    await bell.click();
    await eventually(() => mute.getAttribute('aria-pressed')).toBe('true');
  });
});

test('the header, when the platform has no account.getNotices, has no bell and still has the account menu', async () => {
  const { page, text, step, open, expectRefusal } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  await signInAs(page, site().origin, 'rich@yulduz.test');
  await step('the header has no bell, and still has the account menu', async () => {
    expectRefusal({ status: 404, path: '/api/account.getNotices' });
    await lentSandbox().fault({ target: 'account.getNotices', kind: 'MethodNotFound' });
    const requested = page.waitForResponse(/account\.getNotices/);
    await open(paths.contentPage.build({ slug: 'faq' }));
    await requested;
    const bell = page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: text('notification.news.title') });
    await eventually(() => bell.count()).toBe(0);
    await page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: text('shell.account') })
      .waitFor();
  });
});
