import { expect, test } from 'vitest';
import { cashierConfig } from '#sandbox/content/data/cashierConfig.ts';
import { demoPlayers } from '#sandbox/demo/demoPlayers.ts';
import { OFFERS_OFF_KEY } from '#shared/rewards/quietReason.ts';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { variant } from '#tests/support/variant.ts';
import { postForm } from '#tests/support/wire/postForm.ts';
import { readPage } from '#tests/support/wire/readPage.ts';

const { visit, site, sandbox } = journey();

test.runIf(isFull)(
  'a player near a limit gets no banners, popups or offers, and /offers shows the reason',
  async () => {
    const { login } = await sandbox().scenario('near-limit');
    const { page, text, step, open } = await visit({ returns: true, device: 'desktop', locale: 'uz' });
    await signInAs(page, site().origin, String(login));
    const main = page.getByRole('main');
    await step('home requests neither banners nor popups', async () => {
      await sandbox().reset();
      await open('/');
      await page.waitForLoadState('networkidle');
      const { 'banners.get': banners = 0, 'popups.get': popups = 0 } = await sandbox().counters();
      expect([banners, popups]).toEqual([0, 0]);
      expect(await main.getByText(text('lobby.promotions'), { exact: true }).count()).toBe(0);
    });
    await step('a popup opened by its name is not requested', async () => {
      const limitLoaded = page.waitForResponse(/account\.getNotices/);
      await open('/faq?popup=fair-play');
      await limitLoaded;
      await page.waitForLoadState('networkidle');
      expect((await sandbox().counters())['popups.get'] ?? 0).toBe(0);
    });
    // The documents can be read without a browser.
    const player = await signIn(site().origin, String(login));
    const offers = await readPage(site().origin, paths.offers.build(), player);
    expect(offers.mainText).toContain(text('offers.quiet.limit'));
    expect(offers.inMain.filter(({ role }) => role === 'article')).toEqual([]);
    const cashier = await readPage(site().origin, paths.deposit.build(), player);
    expect(cashier.inMain.map(({ role }) => role)).toContain('heading');
    expect(cashier.mainText).not.toContain(text('deposit.offer'));
  },
);

variant('a player turns the site’s offers off and on, and /offers follows the setting', async () => {
  const { page, text, step, open } = await visit({ returns: true, device: 'phone', locale: 'ru' });
  await signInAs(page, site().origin, demoPlayers[1]?.login ?? '');
  const card = page.getByRole('main').getByRole('region', { name: text('notification.site') });
  const offers = page.getByRole('main').getByRole('article');
  await step('the site’s offers are switched off, and /offers shows the reason', async () => {
    await open(paths.profileNotification.build());
    await card.getByRole('button', { name: text('notification.siteTurnOff') }).click();
    await card.getByText(text('notification.siteIsOff'), { exact: true }).waitFor();
    await open(paths.offers.build());
    await page.getByRole('main').getByText(text('offers.quiet.marketing')).waitFor();
  });
  await step('the offers are switched on again, and /offers shows them', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: text('offers.quietSettings') })
      .click();
    await card.getByRole('button', { name: text('notification.siteTurnOn') }).click();
    await card.getByText(text('notification.siteIsOn'), { exact: true }).waitFor();
    await open(paths.offers.build());
    await eventually(() => offers.count()).toBeGreaterThan(0);
  });
});

variant('a new player with offers off gets neither the hint of a first deposit nor an idle popup', async () => {
  const { page, text, locale, open, step } = await visit({ device: 'phone', locale: 'uz' });
  const player = await signUp(site().origin, 'quiet-hint@example.com');
  await beThePlayer(page, site().origin, player);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (name: string) => asked.includes(`/api/${name}`);
  await page.clock.install();
  await page.route('**/faq', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"user_inactivity_pp_time":null', '"user_inactivity_pp_time":60');
    await route.fulfill({ response: answer, body });
  });
  const contact = page.getByRole('complementary', { name: text('player.confirmEmailTitle') });
  const offer = page.getByRole('complementary', { name: cashierConfig.regHintConfig.title[locale] });
  await step('with offers off there is no hint, and nothing is asked for after a minute without an act', async () => {
    await setOffers(player.cookie, '1');
    await open('/faq');
    await contact.getByRole('button', { name: text('player.close') }).click();
    await eventually(() => isAsked('cashier.gethistory')).toBe(true);
    await page.clock.runFor('01:10');
    await page.waitForLoadState('networkidle');
    expect(await offer.count()).toBe(0);
    expect(['events.handle', 'popups.get'].filter(isAsked)).toEqual([]);
  });
  await step('with offers on there are both', async () => {
    await setOffers(player.cookie, '');
    await open('/faq');
    await offer.waitFor();
    await page.clock.runFor('01:10');
    await eventually(() => isAsked('events.handle')).toBe(true);
  });
});

async function setOffers(cookie: string, value: string): Promise<void> {
  const answer = await postForm(site().origin, '/api/storage.set', { key: OFFERS_OFF_KEY, value }, { cookie });
  expect(answer.json()).toEqual({ data: 1 });
}
