import type { Response } from 'playwright';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { TEST_BOT_TOKEN } from '#sandbox/world/players/telegram.ts';
import { signTelegramData } from '#server/platform/session/signTelegramData.testing.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { freshPhone } from '#tests/support/players/freshPhone.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey({ TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, SANDBOX_WITHDRAWAL_HOLD: '24' });
const seconds = () => Math.floor(Date.now() / 1000);
const sign = (id: number, query_id: string) =>
  signTelegramData(
    { user: JSON.stringify({ id, first_name: 'Bahor & Co' }), auth_date: String(seconds()), query_id },
    TEST_BOT_TOKEN,
  );
const encoded = (data: string) => `#tgWebAppData=${encodeURIComponent(data)}&tgWebAppVersion=8.0&tgWebAppPlatform=ios`;
const unencoded = (data: string) => `#tgWebAppData=${data}&tgWebAppVersion=9.1&tgWebAppPlatform=tdesktop`;

const loginOf = async ({ page }: Visitor) => {
  const answer = await page.request.get('/api/account.getInfo');
  return ((await answer.json()) as { data: { login?: string } }).data.login;
};
/** A stand-in for the Telegram app: it records the events that the page posts. */
const inApp = ({ page }: Visitor) =>
  page.addInitScript(() => {
    const posted: [string, unknown][] = [];
    Object.assign(window, {
      posted,
      TelegramWebviewProxy: { postEvent: (type: string, data: string) => posted.push([type, JSON.parse(data)]) },
    });
  });
const isGuest = ({ page, text }: Visitor) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: text('shell.signIn') })
    .isVisible();
const requestsTo = async ({ page }: Visitor, path: string): Promise<string[]> => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(path)) sent.push(request.url());
  });
  return sent;
};

variant(
  'opening the site from Telegram signs up a new account, and on another device signs in to the same one',
  async () => {
    const first = await visit({ device: 'phone', locale: 'uz' });
    const { page, open, step, text } = first;
    await inApp(first);
    await step('the first visit signs up an account', async () => {
      await open(`/${encoded(sign(4_001, 'j1'))}`);
      await page.getByText(text('auth.registered')).waitFor();
      await eventually(() => loginOf(first)).toBe('tg4001');
      await page.waitForURL('/?register=success');
      await page.getByRole('dialog', { name: text('auth.complete') }).waitFor();
    });
    await step('the next page needs nothing of Telegram', async () => {
      const sent = await requestsTo(first, 'auth.register');
      await page.goto('/about');
      await eventually(() => page.locator('[data-uid]').count()).toBe(1);
      expect(await isGuest(first)).toBe(false);
      expect(sent).toEqual([]);
    });

    const again = await visit({ device: 'desktop', locale: 'ru' });
    await inApp(again);
    await again.step('an hour later, another device signs in to the same account', async () => {
      await again.page.clock.setSystemTime(Date.now() + 3_600_000);
      await again.open(`/promotions${unencoded(sign(4_001, 'j2'))}`);
      await again.page.getByRole('dialog', { name: again.text('auth.complete') }).waitFor();
      await again.page.waitForURL('/ru');
      expect(await loginOf(again)).toBe('tg4001');
      expect(await again.page.getByText(again.text('auth.registered')).count()).toBe(0);
    });
  },
);

test.runIf(isFull)(
  'the form of an incomplete Telegram account survives reload, Back and Escape, and completes the account',
  async () => {
    const visitor = await visit({ device: 'phone', locale: 'uz' });
    const { page, open, step, text } = visitor;
    await inApp(visitor);
    const form = page.getByRole('dialog', { name: text('auth.complete') });
    await step('the data of Telegram signs a player up', async () => {
      await open(`/faq?redirectUrl=%2Fabout${encoded(sign(4_010, 'j10'))}`);
      await form.waitFor();
    });
    await step('the form survives a reload with its draft, Escape and Back', async () => {
      await form.getByLabel('E-pochta').fill('bahor@pochta.test');
      await page.reload();
      await form.getByText(text('draft.restored')).waitFor();
      expect(await form.getByLabel('E-pochta').inputValue()).toBe('bahor@pochta.test');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await eventually(() => form.isVisible()).toBe(true);
      await page.goto('/faq');
      await form.waitFor();
      await page.goBack();
      await form.waitFor();
    });
    await step('after a refused e-mail the same phone is accepted', async () => {
      await form.getByLabel('Telefon raqami').fill(freshPhone());
      await form.getByLabel('E-pochta').fill('demo@yulduz.test');
      await form.getByRole('checkbox').first().check();
      await form.getByRole('button', { name: text('auth.completeAction') }).click();
      await form.getByText('Bu e-pochta bilan hisob ochilgan').waitFor();
      await form.getByLabel('E-pochta').fill(`bahor-${crypto.randomUUID().slice(0, 8)}@pochta.test`);
      await form.getByRole('button', { name: text('auth.completeAction') }).click();
      await form.waitFor({ state: 'hidden' });
    });
    await step('the account is complete', async () => {
      await page.reload();
      const info = await page.request.get('/api/account.getInfo');
      expect(
        ((await info.json()) as { data: { is_registration_completed: boolean } }).data.is_registration_completed,
      ).toBe(true);
      expect(await form.count()).toBe(0);
    });
  },
);

test.runIf(isFull)(
  'the sign-in form closes once Telegram has signed a guest in, and the guest is sent to redirectUrl',
  async () => {
    const visitor = await visit({ device: 'desktop', locale: 'uz' });
    const { page, open, step, text } = visitor;
    await inApp(visitor);
    await step('Telegram signs the guest in, and the sign-in form closes', async () => {
      await open(`/about?redirectUrl=%2Ffaq${encoded(sign(4_005, 'j6'))}`);
      await page.waitForURL('/faq?register=success');
      await page.getByRole('dialog', { name: text('auth.complete') }).waitFor();
      await eventually(() => page.getByRole('dialog').count()).toBe(1);
    });
  },
);

test.runIf(isFull)(
  'data that Telegram has not signed is refused with a message once, and is removed from the address',
  async () => {
    const visitor = await visit({ device: 'phone', locale: 'ru' });
    const { page, open, step, text } = visitor;
    await inApp(visitor);
    await step('the data is refused with a message and leaves the address', async () => {
      await open(`/faq?promo_code=NAVRUZ${encoded(sign(4_002, 'j3').replace('4002', '4001'))}`);
      await page.getByText(text('auth.wrongRegServerError')).waitFor();
      await eventually(() => page.url()).toMatch(/\/ru\/faq\?promo_code=NAVRUZ$/);
      expect(await isGuest(visitor)).toBe(true);
      expect(await loginOf(visitor)).not.toMatch(/^tg/);
    });
    await step('the next documents send nothing to Telegram sign-up', async () => {
      const sent = await requestsTo(visitor, 'auth.register');
      await page.reload();
      await page.goBack().catch(() => null);
      expect(page.url()).not.toContain('tgWebApp');
      expect(sent).toEqual([]);
    });
  },
);

test('Telegram data in an address, outside Telegram, is dropped: nobody is signed in, and nothing is offered for linking', async () => {
  const visitor = await visit({ returns: true, device: 'phone', locale: 'ru' });
  const { page, open, step, text } = visitor;
  const sent = await requestsTo(visitor, '/api/auth.register');
  const linked = await requestsTo(visitor, '/api/account.addTelegram');
  await step('a guest who follows a link with valid data stays a guest', async () => {
    await open(`/faq${encoded(sign(4_050, 'j50'))}`);
    await eventually(() => new URL(page.url()).hash).toBe('');
    expect(await isGuest(visitor)).toBe(true);
  });
  await step('a player who follows one to the security page is offered nothing', async () => {
    await signInAs(page, site().origin, 'zero@yulduz.test');
    await page.goto('about:blank');
    await open(`/profile/security${encoded(sign(4_050, 'j51'))}`);
    await eventually(() => new URL(page.url()).hash).toBe('');
    await page.getByRole('heading', { name: text('security.socials') }).waitFor();
    expect(await page.getByRole('button', { name: text('security.linkOf', { service: 'Telegram' }) }).count()).toBe(0);
    expect([sent, linked]).toEqual([[], []]);
  });
});

test('inside Telegram a player of another account is asked by name: the choice to stay is kept, the other changes the account', async () => {
  const player = await visit({ device: 'phone', locale: 'ru' });
  const { page, open, step, text } = player;
  const name = 'Bahor & Co';
  const question = page.getByRole('alertdialog', { name: text('auth.telegram.title', { name }) });
  const reopen = async (id: number, query: string) => {
    await page.goto('about:blank');
    await open(`/about${encoded(sign(id, query))}`);
  };
  await inApp(player);
  await signInAs(page, site().origin, 'zero@yulduz.test');
  await step('the player stays, and is not asked again about the same user', async () => {
    await reopen(4_051, 'j52');
    await question.getByRole('button', { name: text('auth.telegram.stay', { login: 'zero@yulduz.test' }) }).click();
    await question.waitFor({ state: 'hidden' });
    await reopen(4_051, 'j53');
    await eventually(() => new URL(page.url()).hash).toBe('');
    expect(await question.count()).toBe(0);
    expect(await loginOf(player)).toBe('zero@yulduz.test');
  });
  await step('another user of Telegram signs in after a press', async () => {
    await reopen(4_052, 'j54');
    await page.route('**/api/auth.register*', async (route) => {
      const response = await route.fetch();
      // The session is the other player's, and the page is not left yet: what it asks now would be refused.
      await page.evaluate(() => ['blur', 'focus'].map((type) => window.dispatchEvent(new Event(type))));
      await route.fulfill({ response });
    });
    await question.getByRole('button', { name: text('auth.telegram.enter', { name }) }).click();
    await page.getByRole('dialog', { name: text('auth.complete') }).waitFor();
    expect(await loginOf(player)).toBe('tg4052');
  });
  await step('after signing out, the device still asks', async () => {
    await page.evaluate(() =>
      fetch('/api/auth.logout?version=2.34&locale=uz', { headers: { 'X-Requested-With': 'fetch' } }),
    );
    await page.evaluate(() => localStorage.removeItem('telegram_choice'));
    await reopen(4_052, 'j55');
    await question.getByRole('button', { name: text('auth.telegram.no') }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await isGuest(player)).toBe(true);
  });
});

const postedEvents = ({ page }: Visitor, type: string) =>
  page.evaluate(
    (wanted) => (window as unknown as { posted: [string, unknown][] }).posted.filter(([name]) => name === wanted),
    type,
  );
const sendEvent = ({ page }: Visitor, type: string, data?: unknown) =>
  page.evaluate(
    ([name, about]) => {
      const { Telegram } = window as unknown as {
        Telegram: { WebView: { receiveEvent: (...args: unknown[]) => void } };
      };
      Telegram.WebView.receiveEvent(name, about);
    },
    [type, data],
  );

variant(
  'the site inside Telegram has its theme until the player chooses one, its back button and haptics',
  async () => {
    const player = await visit({ device: 'phone', locale: 'uz', reducedMotion: 'no-preference' });
    const { page, open, step, text } = player;
    const theme = () => page.locator('html').getAttribute('data-theme');
    const isBack = async () => (await postedEvents(player, 'web_app_setup_back_button')).at(-1)?.[1];
    await inApp(player);
    await step('the data of Telegram signs a player up', async () => {
      await open(`/${encoded(sign(4_020, 'j20'))}`);
      const form = page.getByRole('dialog', { name: text('auth.complete') });
      await form.getByLabel('Telefon raqami').fill(freshPhone());
      await form.getByLabel('E-pochta').fill(`bahor-${crypto.randomUUID().slice(0, 8)}@pochta.test`);
      await form.getByRole('checkbox').first().check();
      await form.getByRole('button', { name: text('auth.completeAction') }).click();
      await form.waitFor({ state: 'hidden' });
      await eventually(async () => (await postedEvents(player, 'web_app_request_theme')).length).toBeGreaterThan(0);
    });
    await step('the theme follows Telegram', async () => {
      await sendEvent(player, 'theme_changed', { theme_params: { bg_color: '#ffffff' } });
      await eventually(theme).toBe('light');
      expect((await postedEvents(player, 'web_app_set_header_color')).at(-1)?.[1]).toEqual({
        color: expect.stringMatching(/^#[\da-f]{6}$/i),
      });
      await sendEvent(player, 'theme_changed', { theme_params: { bg_color: '#17212b' } });
      await eventually(theme).toBeNull();
    });
    await step('the Telegram back button goes back', async () => {
      await page.goto('/about');
      await eventually(isBack).toEqual({ is_visible: true });
      await sendEvent(player, 'back_button_pressed');
      await eventually(() => new URL(page.url()).pathname).toBe('/');
      await eventually(isBack).toEqual({ is_visible: false });
    });
    await step('a press is felt', async () => {
      const before = (await postedEvents(player, 'web_app_trigger_haptic_feedback')).length;
      await page.getByRole('banner').locator('summary').last().click();
      await eventually(
        async () => (await postedEvents(player, 'web_app_trigger_haptic_feedback')).length,
      ).toBeGreaterThan(before);
    });
    await step('the theme that the player has chosen stays', async () => {
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await page.reload();
      await eventually(async () => (await postedEvents(player, 'web_app_request_theme')).length).toBeGreaterThan(0);
      await sendEvent(player, 'theme_changed', { theme_params: { bg_color: '#ffffff' } });
      await eventually(async () => (await postedEvents(player, 'web_app_set_header_color')).length).toBeGreaterThan(0);
      expect(await theme()).toBeNull();
    });
  },
);

test.runIf(isFull)('the site outside Telegram loads no script with the Telegram bridge', async () => {
  const player = await visit({ returns: true, device: 'phone', locale: 'ru' });
  const { page, open, step } = player;
  await signInAs(page, site().origin, 'demo@yulduz.test');
  await step('no loaded script contains the bridge', async () => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response);
    });
    // The effects of a player's page request popups once they run.
    await Promise.all([page.waitForResponse(/popups\.get/), open('/about')]);
    await page.waitForLoadState('networkidle');
    const loaded = (await Promise.all(scripts.map((script) => script.text()))).join('\n');
    expect(loaded).toContain('popups.get');
    expect(loaded).not.toContain('web_app_');
  });
});

variant(
  'a player whom Telegram has opened the site for links that account by the password, and is signed in by it later',
  async () => {
    const visitor = await visit({ device: 'phone', locale: 'ru' });
    const { page, open, step, text } = visitor;
    const link = page.getByRole('button', { name: text('security.linkOf', { service: 'Telegram' }) });
    const unlink = page.getByRole('button', { name: text('security.unlinkOf', { service: 'Telegram' }) });
    await inApp(visitor);
    await signInAs(page, site().origin, 'zero@yulduz.test');
    await step('the Telegram account is named, and the password links it', async () => {
      await open(`/profile/security${encoded(sign(4_040, 'j40'))}`);
      await page.getByRole('button', { name: text('auth.telegram.stay', { login: 'zero@yulduz.test' }) }).click();
      await link.click();
      await page.getByText(text('security.offer.title', { service: 'Telegram', name: 'Bahor & Co' })).waitFor();
      const password = page.locator('#socials').getByLabel(text('security.oldPassword'));
      await password.fill('guessed');
      await page.getByRole('button', { name: text('security.offer.confirm') }).click();
      await page.locator('#socials').getByText('Текущий пароль неверен').first().waitFor();
      await password.fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: text('security.offer.confirm') }).click();
      await unlink.waitFor();
      expect(await link.count()).toBe(0);
      expect(await page.getByText(/вывод денег откроется/).count()).toBe(1);
    });
    const again = await visit({ device: 'phone', locale: 'ru' });
    await inApp(again);
    await again.step('the linked account signs in', async () => {
      await again.open(`/faq?redirectUrl=%2Fru%2Fabout${encoded(sign(4_040, 'j41'))}`);
      await eventually(() => loginOf(again)).toBe('zero@yulduz.test');
    });
  },
);
