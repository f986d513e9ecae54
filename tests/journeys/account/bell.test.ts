import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../sandbox/world/players/demoPlayers.ts';
import { paths } from '../../../shared/url/paths.ts';
import { axeProblems } from '../../support/looks/axeProblems.ts';
import { eventually, journey } from '../../support/browsers/journey.ts';
import { signInAs } from '../../support/players/signInAs.ts';

const { visit, site, lentSandbox } = journey();

test('a changed password is told under the bell of the other device, also to who is not to be sold to', async () => {
  const { login } = await lentSandbox().scenario('near-limit');
  const { page, text, step, open } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
  await signInAs(page, site().origin, String(login));
  const banner = page.getByRole('banner');
  const bell = banner.locator('summary').filter({ hasText: text('notification.news.title') });
  const panel = banner
    .locator('details')
    .filter({ has: page.locator('summary').filter({ hasText: text('notification.news.title') }) });
  await step('something changed', async () => {
    const next = 'Registon-1441';
    const changed = await page.request.post('/api/account.changepassword', {
      multipart: { old_password: DEMO_PASSWORD, password: next, repeat_password: next },
      headers: { origin: site().origin },
    });
    expect(await changed.json()).toEqual({ data: 1 });
    await open(paths.contentPage.build({ slug: 'faq' }));
    await bell.filter({ hasText: `${text('notification.news.title')}: 1` }).waitFor();
  });
  await step('read', async () => {
    await bell.click();
    await panel.getByText('Пароль изменён').waitFor();
    // The news of the club wait.
    await eventually(() => panel.getByRole('listitem').count()).toBe(1);
    await eventually(() => bell.textContent()).toBe(text('notification.news.title'));
    expect(await axeProblems(page, 'header')).toEqual([]);
  });
  await step('muted by one press, and still so after a reload', async () => {
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

test('a platform without the list has no bell, and the header is whole', async () => {
  const { page, text, step, open, expectRefusal } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  await signInAs(page, site().origin, 'rich@yulduz.test');
  await step('none', async () => {
    expectRefusal({ status: 404, path: '/api/account.getNotices' });
    await lentSandbox().fault({ target: 'account.getNotices', kind: 'MethodNotFound' });
    const asked = page.waitForResponse(/account\.getNotices/);
    await open(paths.contentPage.build({ slug: 'faq' }));
    await asked;
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
