import { expect, onTestFinished, test } from 'vitest';
import { withLocale } from '#shared/locales.ts';
import { eventually, journey, whenAlive } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { sampled } from '#tests/support/sampled.ts';
import { variant } from '#tests/support/variant.ts';

/** Nothing is cached, so that a fault of an upstream shows at once. */
const { visit, site, sandbox } = journey({
  CACHE_PAGES_FRESH: '0',
  CACHE_PLATFORM_METADATA: '0',
  CACHE_PLATFORM_JACKPOTS: '0',
});

/** The default user agent of a headless browser counts as a robot, and the server waits for all data of its pages. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

test.each(sampled(['uz', 'ru'] as const))(
  'an address without a page, in %s, answers 404 with a search; one without a game links to the hall',
  async (locale) => {
    const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'phone', locale });
    const path = '/no/such/place';
    expectRefusal({ status: 404, path: withLocale(path, locale) });
    await step('the answer is 404 and names the address', async () => {
      const [answer] = await Promise.all([page.waitForResponse(/no\/such\/place/), open(path)]);
      expect(answer.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: text('shell.notFoundTitle') }).waitFor();
      await page.getByRole('main').getByText(path).waitFor();
    });
    await step('the search finds a game', async () => {
      const search = page.getByRole('main').getByRole('searchbox');
      await search.fill('zarafshon');
      await search.press('Enter');
      await page.getByRole('link', { name: 'Zarafshon Vault', exact: true }).waitFor();
    });
    await step('an address without a game links to the hall', async () => {
      expectRefusal({ status: 404, path: withLocale('/game/', locale) });
      await open('/game/no-such-game');
      await page.getByRole('heading', { level: 1, name: text('shell.notFoundTitle') }).waitFor();
      const toHall = page.getByRole('main').getByRole('link', { name: text('shell.allGames') });
      expect(await toHall.getAttribute('href')).toBe(withLocale('/gamehall', locale));
    });
  },
);

// Mostly waiting, so all three run at once, each with a fault of a different method.
variant('late jackpots, a late game and a late session come into their page without a press or a reload', async () => {
  onTestFinished(() => sandbox().heal());
  const [jackpots, game, player] = [
    await visit({ returns: true, device: 'desktop', locale: 'uz', userAgent }),
    await visit({ returns: true, device: 'phone', locale: 'uz', userAgent }),
    await visit({ returns: true, device: 'desktop', locale: 'ru', userAgent }),
  ];
  await signInAs(player.page, site().origin, 'rich@yulduz.test');
  await sandbox().fault({ target: 'jackpots.get', kind: 'latency', ms: 2_500 });
  await sandbox().fault({ target: 'games.get', kind: 'latency', ms: 6_000 });
  await sandbox().fault({ target: 'account.getInfo', kind: 'latency', ms: 3_500 });
  await Promise.all([
    jackpots.step('the jackpots page is shown before its jackpots', async () => {
      const { page, text, open } = jackpots;
      const answer = page.waitForResponse(/\/jackpots$/);
      const answered = page.waitForResponse(/\/api\/jackpots\.get/);
      await open('/jackpots');
      expect((await (await answer).text()).includes('"isLate":true')).toBe(true);
      await answered;
      await page.locator('main a[href*="/jackpots/"]').first().waitFor();
      expect(await page.getByRole('button', { name: text('hall.retry') }).count()).toBe(0);
    }),
    game.step('a game page says that the game is late, and the game comes into the same document', async () => {
      const { page, text, open } = game;
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
      });
      await open('/game/pamir-fox');
      await page.getByRole('heading', { name: text('shell.lateTitle') }).waitFor();
      await page.getByRole('main').locator('iframe, a[href*="embed=1"]').first().waitFor({ state: 'attached' });
      expect(await page.getByRole('heading', { name: text('shell.lateTitle') }).count()).toBe(0);
      expect(documents).toBe(1);
    }),
    player.step('a player with a late session sees no sign-in link, then the account', async () => {
      const { page, text, open } = player;
      const header = page.getByRole('banner');
      await open('/rules');
      expect(await header.getByRole('link', { name: text('shell.signIn') }).count()).toBe(0);
      await header.getByText(text('shell.account')).waitFor({ state: 'attached' });
    }),
  ]);
});

test.runIf(isFull)(
  'the hall, with a platform that takes 3 s a call, answers 200 and then fills without a press',
  async () => {
    const { page, text, open, step } = await visit({
      returns: true,
      device: 'desktop',
      locale: 'uz',
      hasPictures: true,
      userAgent,
    });
    onTestFinished(() => sandbox().heal());
    for (const target of ['games.get', 'games.getCategories', 'games.getProviders', 'metadata.getgeneralinfo'])
      await sandbox().fault({ target, kind: 'latency', ms: 3_000 });
    await step('the hall fills without a press', async () => {
      const answer = page.waitForResponse(/\/gamehall/);
      await open('/gamehall?category=table');
      expect([(await answer).status(), (await (await answer).text()).includes('"isLate":true')]).toEqual([200, true]);
      expect(await page.getByRole('button', { name: text('hall.retry') }).count()).toBe(0);
      await page.locator('main a[href*="/game/"]').first().waitFor();
    });
  },
);

test.runIf(isFull)(
  'a home section whose upstream fails reports the failure beside the others, and returns on a retry',
  async () => {
    const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'desktop', locale: 'uz' });
    const failed = page.getByText(text('lobby.sectionFailed', { title: text('lobby.jackpots') }));
    const retry = page
      .getByRole('alert')
      .filter({ has: failed })
      .getByRole('button', { name: text('hall.retry') });
    await sandbox().fault({ target: 'jackpots.get', kind: '500' });
    await step('the other sections are shown', async () => {
      await open('/');
      await failed.waitFor();
      await page
        .getByRole('region', { name: text('lobby.winners') })
        .getByRole('listitem')
        .first()
        .waitFor();
    });
    await step('a retry fails', async () => {
      expectRefusal({ status: 502, path: '/api/jackpots.get' });
      expectRefusal({ status: 500, path: '/api/jackpots.get' });
      const again = page.waitForResponse(/jackpots\.get(\?|$)/);
      await retry.click();
      await again;
      await failed.waitFor();
    });
    await step('a retry succeeds', async () => {
      await sandbox().heal();
      await retry.click();
      await page
        .getByRole('region', { name: text('lobby.jackpots') })
        .getByRole('link')
        .first()
        .waitFor();
      expect(await failed.count()).toBe(0);
    });
  },
);

test('a blocked player who signs in sees the reason and a link to the support, and can sign out', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const dialog = page.getByRole('dialog', { name: text('auth.signIn') });
  await step('a blocked player signs in and sees the reason', async () => {
    await open('/about');
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shell.signIn') })
      .click();
    await dialog.getByLabel(text('auth.field.login')).fill('banned@yulduz.test');
    await dialog.getByLabel(text('auth.field.password'), { exact: true }).fill('Yulduz-2026');
    await dialog.getByRole('button', { name: text('auth.signInAction') }).click();
    await page.getByRole('heading', { level: 1, name: text('shell.blockedTitle.multi_account') }).waitFor();
    await page.getByRole('link', { name: text('shell.support') }).waitFor();
  });
  await step('the player signs out', async () => {
    await page.getByRole('button', { name: text('shell.signOut') }).click();
    await page
      .getByRole('button', { name: text('hall.favorite') })
      .first()
      .waitFor();
    await whenAlive(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shell.signIn') })
      .waitFor();
  });
});

variant.each(sampled(['hang', 'TooManyRequests'] as const))(
  'signing out while the platform answers with %s ends the session and clears the device of the player’s data',
  async (kind) => {
    const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'desktop', locale: 'uz' });
    await signInAs(page, site().origin, 'rich@yulduz.test');
    expectRefusal({ status: 504, path: '/api/auth.logout' });
    expectRefusal({ status: 429, path: '/api/auth.logout' });
    await step('a player has data on the device', async () => {
      await open('/rules');
      await page.evaluate(() => {
        localStorage.setItem('balances_7', '{}');
        localStorage.setItem('recent_games', '["zarafshon-vault"]');
      });
    });
    await sandbox().fault({ target: 'auth.logout', kind, times: 1 });
    const banner = page.getByRole('banner');
    await step('signing out ends the session and clears the device', async () => {
      await banner.locator('summary').last().click();
      await banner.getByRole('button', { name: text('shell.signOut') }).click();
      await page
        .getByRole('button', { name: text('hall.favorite') })
        .first()
        .waitFor();
      await banner.getByRole('link', { name: text('shell.signIn') }).waitFor();
      const info = await page.request.get('/api/account.getInfo');
      expect(await info.json()).toMatchObject({ data: { uid: 0 } });
      // A press before the menu came to life sends the form itself, and the next page clears the device.
      await eventually(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => /balances|recent/.test(key))),
      ).toEqual([]);
    });
  },
);

variant('a sign-out whose form no script saw clears the device of the player’s data at the next page', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'desktop', locale: 'uz' });
  await signInAs(page, site().origin, 'rich@yulduz.test');
  await step('a player has data on the device', async () => {
    await open('/rules');
    await page.evaluate(() => localStorage.setItem('recent_games', '["zarafshon-vault"]'));
    await eventually(() => page.evaluate(() => Object.keys(localStorage).some((key) => /_\d+$/.test(key)))).toBe(true);
  });
  await step('the form is sent as such', async () => {
    await page
      .getByRole('banner')
      .locator('form[action$="/forms/sign_out"]')
      .evaluate((form: HTMLFormElement) => form.submit());
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shell.signIn') })
      .waitFor();
    await eventually(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /_\d+$|recent/.test(key))),
    ).toEqual([]);
  });
});

variant('an account closed while its player has a page of games open is told at the next balance request', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz' });
  await signInAs(page, site().origin, 'rich@yulduz.test');
  await page.clock.install();
  await step('a player opens the hall', async () => open('/gamehall'));
  await sandbox().fault({ target: 'account.getBalance', kind: 'UserBanned' });
  onTestFinished(() => sandbox().heal());
  await step('the next balance request shows the block', async () => {
    // The code that requests the balance loads after the page.
    await eventually(async () => {
      await page.clock.fastForward(10_500);
      return page.getByRole('heading', { level: 1 }).textContent();
    }).toBe(text('closed.title.fraud'));
  });
});

test.runIf(isFull)(
  'a favourite, after the session has ended elsewhere, opens the sign-in, and the header becomes a guest’s',
  async () => {
    const { page, text, open, step } = await visit({ returns: true, device: 'desktop', locale: 'uz' });
    await signInAs(page, site().origin, 'rich@yulduz.test');
    await step('a player opens a game', async () => open('/game/zarafshon-vault#demo'));
    // Not by this browser, which would notice.
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'sid');
    await fetch(new URL('/api/auth.logout', site().origin), {
      headers: { cookie: `sid=${cookie?.value}`, 'sec-fetch-site': 'same-origin' },
    });
    await step('the favourite opens the sign-in', async () => {
      await page
        .getByRole('button', { name: text('game.like') })
        .first()
        .click();
      await page.getByRole('dialog', { name: text('auth.signIn') }).waitFor();
      await page.getByText(text('errors.AuthorizationException')).waitFor();
      await page.keyboard.press('Escape');
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shell.signIn') })
        .waitFor();
    });
  },
);

test('the maintenance page answers 503, checks every half minute, and opens the site once maintenance is over', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ device: 'desktop', locale: 'ru' });
  expectRefusal({ status: 503, path: '/' });
  await sandbox().fault({ target: 'metadata.getgeneralinfo', kind: 'ApplicationDisabled' });
  await page.clock.install();
  const title = page.getByRole('heading', { level: 1, name: text('shell.maintenanceTitle') });
  await step('the answer is 503 with the maintenance page', async () => {
    const [answer] = await Promise.all([page.waitForResponse(`${site().origin}/ru`), open('/')]);
    expect(answer.status()).toBe(503);
    await title.waitFor();
  });
  await step('half a minute later maintenance is checked again', async () => {
    const answered = page.waitForResponse(/metadata\.getgeneralinfo/i);
    await page.clock.fastForward(30_500);
    await answered;
    await page.getByText(/\d?\d:\d\d/).waitFor();
    await title.waitFor();
  });
  await step('once maintenance is over the site opens', async () => {
    await sandbox().heal();
    await page.clock.fastForward(30_500);
    await page
      .getByRole('button', { name: text('hall.favorite') })
      .first()
      .waitFor();
    expect(await title.count()).toBe(0);
  });
});
