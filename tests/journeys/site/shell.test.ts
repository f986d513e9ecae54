import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { cashierConfig } from '#sandbox/content/data/cashierConfig.ts';
import { isWatched } from '#tests/support/browsers/isWatched.ts';
import { eventually, journey, type Visitor, whenAlive } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey();

const uidOf = ({ page }: Visitor) => page.evaluate(() => Number(document.documentElement.dataset['uid']));

test('a first visit is asked for the age over the page, and not again once the age is confirmed', async () => {
  const visitor = await visit({ returns: true, device: 'phone', locale: 'uz', isFirstVisit: true });
  const { page, text, open, step } = visitor;
  const gate = page.getByRole('alertdialog');
  await step('Escape does not close the question', async () => {
    await open('/faq');
    await gate.getByRole('heading', { name: text('age.title', { years: '18' }) }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await eventually(() => gate.isVisible()).toBe(true);
    expect(await axeProblems(page, '[role=alertdialog]')).toEqual([]);
  });
  await step('a visitor who is too young is refused, and still is after a reload and in another tab', async () => {
    await gate.getByRole('button', { name: text('age.no') }).click();
    await gate.getByRole('heading', { name: text('age.refusedTitle', { years: '18' }) }).waitFor();
    await page.reload();
    await gate.getByRole('heading', { name: text('age.refusedTitle', { years: '18' }) }).waitFor();
    const tab = await page.context().newPage();
    await tab.goto(`${site().origin}/about`);
    await tab.getByRole('alertdialog', { name: text('age.refusedTitle', { years: '18' }) }).waitFor();
    await tab.close();
  });
  await step('the question can be answered again', async () => {
    await gate.getByRole('button', { name: text('age.back') }).click();
    await gate.getByRole('heading', { name: text('age.title', { years: '18' }) }).waitFor();
  });
  await step('a visitor who is old enough is not asked again', async () => {
    await gate.getByRole('button', { name: text('age.yes', { years: '18' }) }).click();
    await gate.waitFor({ state: 'detached' });
    await open('/about');
    await page.waitForLoadState('networkidle');
    expect(await gate.count()).toBe(0);
  });
});

test('behind the question for the age nothing is reached by a press, a wheel or Tab, and an answer alone makes no modal', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', isFirstVisit: true });
  const gate = page.getByRole('alertdialog');
  const isModal = () => gate.evaluate((dialog) => dialog.matches(':modal'));
  const asked = async (path: string) => {
    // The address of the open page again would be a step within it.
    await page.goto('about:blank');
    await open(path);
    await gate.getByRole('heading', { name: text('age.title', { years: '18' }) }).waitFor();
    expect(await isModal()).toBe(false);
  };
  const pressBehind: [what: string, path: string, press: () => Promise<void>][] = [
    [
      'a link',
      '/faq',
      async () => page.mouse.click(...(await startOf(page.getByRole('banner').getByRole('link').first()))),
    ],
    ['the game', '/game/zarafshon-vault', async () => page.mouse.click(...(await startOf(page.locator('iframe'))))],
    ['the wheel', '/faq', () => page.mouse.wheel(0, 400)],
    ['Tab', '/faq', () => page.keyboard.press('Tab')],
  ];
  for (const [what, path, press] of pressBehind)
    await step(`${what} reaches nothing and makes the question modal`, async () => {
      await asked(path);
      await press();
      await eventually(isModal).toBe(true);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(
        await page.evaluate(() => [scrollY, document.activeElement?.closest('[role=alertdialog]') !== null]),
      ).toEqual([0, true]);
    });
  await step('an answer closes it without a modal', async () => {
    await asked('/faq');
    await page.evaluate(() => {
      const root = document.documentElement;
      new MutationObserver(() => root.setAttribute('data-was-modal', '')).observe(root, {
        attributeFilter: ['data-modal'],
      });
    });
    await gate.getByRole('button', { name: text('age.yes', { years: '18' }) }).click();
    await gate.waitFor({ state: 'detached' });
    expect(await page.locator('html').getAttribute('data-was-modal')).toBeNull();
  });
});

/** A point at the start of an element: the question lies over the middle of the page. */
async function startOf(element: Locator): Promise<[x: number, y: number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element has no place');
  return [box.x + 12, box.y + 12];
}

test('the document has an age line for browsers without scripts, not the question; players are not asked', async () => {
  const html = await (await fetch(`${site().origin}/faq`)).text();
  expect(html).not.toContain('alertdialog');
  expect(html).toMatch(/<noscript><p class="[^"]+">Sayt faqat 18\syoshga/);
  const visitor = await visit({ returns: true, device: 'phone', locale: 'uz', isFirstVisit: true });
  await signInAs(visitor.page, site().origin, 'demo@yulduz.test');
  await visitor.open('/faq');
  await visitor.page.waitForLoadState('networkidle');
  expect(await visitor.page.getByRole('alertdialog').count()).toBe(0);
});

test('the menu on a phone changes the theme, and its banner opens the sign-up', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'ru' });
  await step('the menu changes the theme, and its banner opens the sign-up', async () => {
    await open('/faq');
    await page.locator('a[href="#site-menu"]').click();
    const menu = page.getByRole('dialog', { name: text('shell.menu') });
    await menu.getByRole('radiogroup').getByText(text('shell.theme.light'), { exact: true }).click();
    await eventually(() => page.locator('html').getAttribute('data-theme')).toBe('light');
    await menu.getByRole('complementary').getByRole('link').click();
    await page.getByRole('dialog', { name: text('auth.signUp') }).waitFor();
  });
});

variant('a cashback dialog takes back a refusal, pays out, and does not return on the next page', async () => {
  const visitor = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const { page, text, open, step } = visitor;
  await signInAs(page, site().origin, 'cashback@yulduz.test');
  const dialog = page.getByRole('dialog', { name: text('cashback.title') });
  await step('a refusal asks for a confirmation, and is taken back', async () => {
    await open('/faq');
    await dialog.waitFor();
    expect(await axeProblems(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: text('cashback.refuse') }).click();
    await page.getByRole('button', { name: text('cashback.keep') }).click();
  });
  await step('the cashback is paid out', async () => {
    await dialog.getByRole('button', { name: text('cashback.payout') }).click();
    await page.getByText(text('cashback.taken')).waitFor();
    await eventually(() => dialog.count()).toBe(0);
  });
  await step('the dialog does not return', async () => {
    const answered = [/api\/cashbacks\.get/, /api\/popups\.get/].map((address) => page.waitForResponse(address));
    await open('/about');
    await Promise.all(answered);
    expect(await dialog.count()).toBe(0);
  });
});

variant(
  'the preview of a popup closes with its page and is not marked as seen; a player sees the popup once',
  async () => {
    const { page, open, step } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
    const dialog = page.getByRole('dialog', { name: 'Честная игра' });
    await step('the preview closes with its page and is not marked as seen', async () => {
      await open('/faq?popup=fair-play#popup-preview');
      await dialog.getByRole('link').click();
      await page.waitForURL(/\/ru\/gamehall$/);
      await eventually(() => page.getByRole('dialog').count()).toBe(0);
      expect(await page.evaluate(() => sessionStorage.getItem('seen_popups'))).toBeNull();
    });
    await step('a player sees the popup once', async () => {
      await signInAs(page, site().origin, 'ru@yulduz.test');
      await open('/faq?popup=fair-play');
      await dialog.waitFor();
      const stored = page.waitForResponse(/api\/storage\.set/);
      await page.keyboard.press('Escape');
      await stored;
      const answered = page.waitForResponse(/api\/popups\.get/);
      await open('/faq?popup=fair-play');
      await answered;
      await eventually(() => dialog.count()).toBe(0);
    });
  },
);

variant('the hint to confirm an e-mail opens the code form, and is gone once the code was sent', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'ru' });
  await signInAs(page, site().origin, 'unconfirmed@yulduz.test');
  const hint = page.getByRole('complementary', { name: text('player.confirmEmailTitle') });
  await step('the hint opens the code form and is gone once the code was sent', async () => {
    await open('/faq');
    await hint.waitFor();
    expect(await axeProblems(page, 'aside')).toEqual([]);
    await hint.getByRole('button', { name: text('player.confirm') }).click();
    await page.getByRole('button', { name: text('auth.sendCode') }).click();
    await page.getByLabel(text('auth.field.code')).waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
    expect(await hint.count()).toBe(0);
  });
});

variant(
  'a new account sees the hint of a first deposit after the hint to confirm the e-mail, until closed',
  async () => {
    const { page, text, locale, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
    const { title } = cashierConfig.regHintConfig;
    await signInAs(page, site().origin, (await signUp(site().origin, 'first-deposit@example.com')).login);
    const hint = page.getByRole('complementary', { name: title[locale] });
    const contact = page.getByRole('complementary', { name: text('player.confirmEmailTitle') });
    await step('the hint follows the one to confirm the e-mail', async () => {
      await open('/faq');
      await contact.getByRole('button', { name: text('player.close') }).click();
      await hint.getByRole('link').waitFor();
    });
    await step('the closed hint does not return', async () => {
      await hint.getByRole('button', { name: text('player.close') }).click();
      await eventually(() => hint.count()).toBe(0);
    });
  },
);

variant(
  'an inactive player is warned and may stay; without an answer the player is signed out and shown why',
  async () => {
    const visitor = await visit({ device: 'desktop', locale: 'uz' });
    const { page, text, open, step } = visitor;
    await page.clock.install();
    await signInAs(page, site().origin, 'rich@yulduz.test');
    // Five minutes, not half an hour, on a fake clock: the warning stays as long as a busy machine takes to answer it.
    await page.route('**/about', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/"time_to_force_logout":\d+/, '"time_to_force_logout":300');
      await route.fulfill({ response: answer, body });
    });
    const warning = page.getByRole('alertdialog', { name: text('player.inactivityTitle') });
    await step('the warning is answered, and the player stays', async () => {
      await open('/about');
      await eventually(() => isWatched(page)).toBe(true);
      expect(await warning.count()).toBe(0);
      await page.clock.fastForward(241_000);
      await warning.waitFor();
      await eventually(() => warning.getByRole('timer').textContent()).toMatch(/0:[1-5]\d/);
      await warning.getByRole('button', { name: text('player.stay') }).click();
      await eventually(() => warning.count()).toBe(0);
      expect(await uidOf(visitor)).toBeGreaterThan(0);
    });
    await step('without an answer the player is signed out', async () => {
      await page.clock.fastForward(241_000);
      await warning.waitFor();
      await page.clock.fastForward(60_000);
      await page.waitForURL(`${site().origin}/`);
      await whenAlive(page);
      expect(await page.evaluate(() => document.documentElement.dataset['uid'])).toBeUndefined();
    });
    await step('the sign-in says why', async () => {
      await open('/forms/sign_in');
      await page.getByText(text('auth.idleEnd')).waitFor();
    });
  },
);

test.runIf(isFull)('a player who is inactive on a page sees the inactivity popup of the operator', async () => {
  const { page, open, step } = await visit({ device: 'desktop', locale: 'ru' });
  await signInAs(page, site().origin, 'star@yulduz.test');
  await page.route('**/ru/about', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"user_inactivity_pp_time":null', '"user_inactivity_pp_time":2');
    await route.fulfill({ response: answer, body });
  });
  await step('two seconds on a page open the inactivity popup', async () => {
    await open('/about');
    const reported = page.waitForResponse(/api\/events\.handle\?.*inactivity_pp/);
    // Other popups of the operator may come first; the offer waits for its turn.
    const offer = page.getByRole('dialog', { name: 'Появились новые игры' });
    await page.addLocatorHandler(page.getByRole('dialog').filter({ hasNotText: 'Появились новые игры' }), (other) =>
      other.getByRole('button').first().click(),
    );
    await reported;
    await offer.waitFor();
  });
});

variant('a printed page has its content alone: no header, menus or footer', async () => {
  const { page, open, step } = await visit({ device: 'desktop', locale: 'uz' });
  for (const path of ['/', '/rules', '/support'])
    await step(path, async () => {
      await open(path);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('main').isVisible()).toBe(true);
      const outside = await page
        .locator('header, nav, footer')
        .evaluateAll((all) =>
          all.filter((one) => !one.closest('main') && one.checkVisibility()).map(({ tagName }) => tagName),
        );
      expect(outside).toEqual([]);
      await page.emulateMedia({ media: null });
    });
});
