import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { CHAT_KINDS } from '#sandbox/platform/chatProviders.ts';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey, type Visitor, whenAlive } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';

/** The stand-in for the vendors has the sandbox's origin, so the content security policy applies to it as to a vendor. */
const { visit, site, sandbox } = journey({ SANDBOX_PAGES: '1', CACHE_PLATFORM_METADATA: '0', CACHE_PAGES_FRESH: '0' });
afterEach(async () => {
  await sandbox().heal();
  await sandbox().flip('chat', '');
});

/** Vendors that can forget the player, and vendors that report when their window closes. */
const CLEARS = new Set<string>(['live_tex', 'freshChat', 'liveChat', 'betunlim', 'jivoSite']);
const REPORTS = new Set<string>(['freshChat', 'liveChat', 'jivoSite', 'comm100']);

/** The others are opened below and by their own tests. */
const TRIED = isFull ? CHAT_KINDS : (['live_tex'] as const);

type Call = [name: string, ...args: unknown[]];
interface VendorWindow {
  standInChat?: { calls: Call[] };
}

const callsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as VendorWindow).standInChat?.calls.map(([name]) => name) ?? []);
const callOf = (page: Page, name: string) =>
  page.evaluate(
    (wanted) => (window as unknown as VendorWindow).standInChat?.calls.findLast(([called]) => called === wanted),
    name,
  );
const badgeOf = ({ page, text }: Visitor) => page.getByRole('button', { name: text('shell.support') });
const chatOf = ({ page, locale }: Visitor) =>
  page.getByRole('dialog', { name: locale === 'uz' ? 'Sinov chati' : 'Пробный чат' });
const closeOf = (visitor: Visitor) =>
  chatOf(visitor).getByRole('button', { name: visitor.locale === 'uz' ? 'Yopish' : 'Закрыть' });

/** Chooses a vendor as the operator does, and waits until pages have its policy. */
async function choose(kind: string): Promise<void> {
  await sandbox().flip('chat', kind);
  await eventually(async () => (await fetch(site().origin)).headers.get('content-security-policy')).toContain(
    'style-src-elem',
  );
}

/** A visitor who may request the vendor's origin; `requested` collects the paths of these requests. */
async function visitVendor(options: Parameters<typeof visit>[0]): Promise<Visitor & { requested: string[] }> {
  const visitor = await visit({ ...options, vendors: [site().sandbox] });
  const requested: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.url().startsWith(site().sandbox)) requested.push(new URL(request.url()).pathname);
  });
  return { ...visitor, requested };
}

test.each(TRIED)(
  'the chat %s loads nothing before a press, opens and closes its window, and is gone after the sign-out',
  async (kind) => {
    await choose(kind);
    const visitor = await visitVendor({ returns: true, device: 'desktop', locale: 'ru' });
    const { page, open, step, text, requested } = visitor;
    await signInAs(page, site().origin, 'ru@yulduz.test');
    const badge = badgeOf(visitor);
    await step('before the press nothing of the vendor is requested', async () => {
      await open('/about');
      await page.waitForLoadState('networkidle');
      expect([requested, await callsOf(page)]).toEqual([[], []]);
    });
    await step('the press loads the vendor and opens the chat', async () => {
      await badge.press('Enter');
      await chatOf(visitor).waitFor();
      expect(requested[0]).toBe('/_/chat/stand-in.js');
      // A policy without the vendor would leave the frame of the window empty.
      await chatOf(visitor)
        .frameLocator('iframe')
        .getByText(/пробный чат/)
        .waitFor();
      expect(JSON.stringify(await callOf(page, 'identify'))).toMatch(/ru@yulduz\.test|"uid":"?\d+/);
      await eventually(() => badge.getAttribute('aria-busy')).toBeNull();
    });
    await step('closing gives the focus back', async () => {
      await closeOf(visitor).click();
      await eventually(() => chatOf(visitor).count()).toBe(0);
      if (REPORTS.has(kind))
        await eventually(() => badge.evaluate((element) => element === document.activeElement)).toBe(true);
    });
    await badge.press('Enter');
    await chatOf(visitor).waitFor();
    if (kind === CHAT_KINDS[0])
      await step('on betting the chat is absent, and after it present again', async () => {
        await page.evaluate(() => window.history.pushState({}, '', '/ru/betting'));
        await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: {} })));
        await page.waitForURL(/\/ru\/betting$/);
        await eventually(() => chatOf(visitor).count()).toBe(0);
        expect(await badge.count()).toBe(0);
        await page.goBack();
        await badge.press('Enter');
        await chatOf(visitor).waitFor();
      });
    await step('the sign-out removes the conversation from the device', async () => {
      const stored = () => page.evaluate((key) => localStorage.getItem(key), `stand-in-chat-${kind}`);
      if (kind !== 'comm100') expect(await stored()).not.toBeNull();
      await closeOf(visitor).click();
      await page.getByRole('banner').locator('summary').last().click();
      await page.getByRole('button', { name: text('shell.signOut') }).click();
      await page.waitForURL(/\/ru$/);
      await whenAlive(page);
      expect(await callsOf(page)).toEqual([]);
      if (CLEARS.has(kind)) expect(await stored()).toBeNull();
    });
  },
);

test('own data says when this browser last sent something to the chat, takes it into the file, and a sign-out forgets it', async () => {
  await choose('jivoSite');
  const visitor = await visitVendor({ returns: true, device: 'phone', locale: 'ru' });
  const { page, open, step, text } = visitor;
  await beThePlayer(page, site().origin, await fundedPlayer(site(), []));
  const others = page
    .locator('#others')
    .getByRole('listitem')
    .filter({ hasText: text('data.others.chat.title') });
  const file = page.getByRole('link', { name: text('data.download') });
  const said = text('data.others.lastHere', { date: '', time: '' }).split(', ').at(-1) ?? '';
  await step('before the chat was opened nothing went there', async () => {
    await open(paths.profileData.build());
    await others.getByText('Jivo', { exact: true }).waitFor();
    await others.getByText(text('data.others.notHere')).waitFor();
  });
  await step('after it was opened the page has its time, and the link to the file too', async () => {
    await open('/about');
    await badgeOf(visitor).press('Enter');
    await chatOf(visitor).waitFor();
    await open(paths.profileData.build());
    await others.getByText(said).waitFor();
    await eventually(() => file.getAttribute('href')).toMatch(/[?&]chat_at=\d{10}$/);
  });
  await step('a sign-out forgets it', async () => {
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('last_sent_')));
    expect(await kept()).toHaveLength(1);
    await page.getByRole('banner').locator('summary').last().click();
    await page.getByRole('button', { name: text('shell.signOut') }).click();
    await page.waitForURL(/\/ru$/);
    expect(await kept()).toEqual([]);
  });
});

variant('a chat whose script fails to load shows the failure and other contacts, and opens on retry', async () => {
  await choose('jivoSite');
  const visitor = await visitVendor({ returns: true, device: 'phone', locale: 'uz' });
  const { page, open, step, text, expectRefusal } = visitor;
  const dialog = page.getByRole('dialog', { name: text('support.chat') });
  await step('a script that fails to load shows the failure and other contacts', async () => {
    await sandbox().fault({ target: 'chat', kind: 'reset' });
    expectRefusal({ status: 0, path: `${site().sandbox}/_/chat/` });
    await open('/about');
    await badgeOf(visitor).press('Enter');
    await dialog.getByText(text('support.chatFailed')).waitFor();
    await dialog.getByRole('link', { name: 'support@yulduz.example' }).waitFor();
    expect(await axeProblems(page, 'dialog')).toEqual([]);
  });
  await step('a retry opens the chat', async () => {
    await sandbox().heal();
    await dialog.getByRole('button', { name: text('support.chatRetry') }).click();
    await chatOf(visitor).waitFor();
    expect(await dialog.count()).toBe(0);
  });
});

test.runIf(isFull)(
  'the chat badge is absent on a game page; pressed after leaving the game, it opens the chat at /support',
  async () => {
    await choose('liveChat');
    const visitor = await visitVendor({ returns: true, device: 'desktop', locale: 'uz' });
    const { page, open, step, text } = visitor;
    await step('a game’s page has no badge', async () => {
      await open('/game/pamir-fox#demo');
      expect(await badgeOf(visitor).count()).toBe(0);
    });
    await step('after leaving the game the badge opens the chat', async () => {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: text('shell.home') })
        .first()
        .click();
      await page.waitForURL(/\/$/);
      await badgeOf(visitor).press('Enter');
      await page.waitForURL(/\/support$/);
      await chatOf(visitor).waitFor();
    });
  },
);

variant(
  'the chat opens and closes by keyboard on the support page; an answer while closed shows on the badge',
  async () => {
    await choose('jivoSite');
    const visitor = await visitVendor({ returns: true, device: 'phone', locale: 'ru' });
    const { page, open, step, text } = visitor;
    const offer = page.getByRole('main').getByRole('button', { name: text('support.chatOpen') });
    await step('the chat opens, sends a message and closes by keyboard', async () => {
      await open('/support');
      await offer.focus();
      await page.keyboard.press('Enter');
      await chatOf(visitor).waitFor();
      await chatOf(visitor).getByRole('textbox').fill('Где мой бонус?');
      await page.keyboard.press('Enter');
      await closeOf(visitor).press('Enter');
      await eventually(() => offer.evaluate((element) => element === document.activeElement)).toBe(true);
    });
    await step('an answer while the chat is closed shows on the badge', async () => {
      await page.evaluate(() => (window as unknown as { jivo_onMessageReceived: () => void }).jivo_onMessageReceived());
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shell.home') })
        .first()
        .click();
      await page.getByRole('button', { name: `${text('shell.support')} (` }).click();
      await chatOf(visitor).waitFor();
      await page.getByRole('button', { name: text('shell.support'), exact: true }).waitFor();
    });
  },
);

variant(
  'Freshchat messages reach the platform, and the restore id is stored and used in the next document',
  async () => {
    await choose('freshChat');
    const visitor = await visitVendor({ returns: true, device: 'desktop', locale: 'uz' });
    const { page, open, step } = visitor;
    // A new player: a stored restore id cannot be removed, and a second try begins without one.
    await beThePlayer(page, site().origin, await fundedPlayer(site()));
    const restoreId = async () => ((await callOf(page, 'init'))?.[1] as { restoreId?: string } | undefined)?.restoreId;
    await step('the first conversation stores its restore id', async () => {
      await open('/about');
      const stored = page.waitForResponse(/api\/storage\.set/);
      await badgeOf(visitor).press('Enter');
      await chatOf(visitor).waitFor();
      expect(await restoreId()).toBeUndefined();
      await stored;
      await chatOf(visitor).getByRole('textbox').fill('Salom-salom');
      await page.keyboard.press('Enter');
      // The question and its answer are reported by separate requests, which may overtake each other.
      const reported = async () => (await fetch(site().sandbox)).text();
      await eventually(reported).toMatch(/conversation-\d+<\/td><td>sent<\/td><td>Salom-salom</);
      await eventually(reported).toMatch(/conversation-\d+<\/td><td>received<\/td><td>OK: Salom-salom</);
    });
    await step('the next conversation uses the restore id', async () => {
      await open('/about');
      await badgeOf(visitor).press('Enter');
      await chatOf(visitor).waitFor();
      expect(await restoreId()).toMatch(/^restore-\d+$/);
    });
  },
);

variant('the conversation of a previous player is cleared before a guest’s chat opens', async () => {
  await choose('jivoSite');
  const visitor = await visitVendor({ returns: true, device: 'desktop', locale: 'uz' });
  const { page, open, step } = visitor;
  await signInAs(page, site().origin, 'demo@yulduz.test');
  await step('a player’s session ends without a sign-out', async () => {
    await open('/about');
    await badgeOf(visitor).press('Enter');
    await chatOf(visitor).waitFor();
    await page.context().clearCookies();
    await page.context().addCookies([ageAnswer(site().origin)]);
  });
  await step('the conversation is cleared before a guest’s chat opens', async () => {
    await open('/about');
    await badgeOf(visitor).press('Enter');
    await chatOf(visitor).waitFor();
    expect(await callsOf(page)).toEqual(['forget', 'identify', 'open']);
  });
});

test.runIf(isFull)('the chat badge, without scripts, leads to the support page', async () => {
  await choose('jivoSite');
  const plain = await visit({ returns: true, device: 'phone', locale: 'ru', javaScriptEnabled: false });
  await plain.step('the badge leads to support', async () => {
    await plain.open('/about');
    await badgeOf(plain).click();
    await plain.page.waitForURL(/\/ru\/support\??$/);
  });
});

variant('the chat of a visitor who allowed only necessary cookies asks before the vendor is requested', async () => {
  await choose('comm100');
  const visitor = await visitVendor({ returns: true, device: 'phone', locale: 'ru' });
  const { page, open, step, text, requested } = visitor;
  await page.context().addCookies([{ name: 'cookie_consent', value: 'necessary', url: site().origin }]);
  const dialog = page.getByRole('dialog', { name: text('support.chat') });
  await step('the chat asks for consent before the vendor is requested', async () => {
    await open('/about');
    await badgeOf(visitor).press('Enter');
    await dialog.getByText(text('support.chatConsent')).waitFor();
    expect(await axeProblems(page, 'dialog')).toEqual([]);
    expect(requested).toEqual([]);
  });
  await step('the chat opens after consent', async () => {
    await dialog.getByRole('button', { name: text('support.chatAgree') }).click();
    await chatOf(visitor).waitFor();
  });
});
