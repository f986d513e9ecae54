import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { bettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import { slotMessages } from '#sandbox/games/slot/frame/slotMessages.ts';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { eventually, whenAlive, whenStill } from '#tests/support/browsers/journey.ts';
import { hasFirefox, openFirefox } from '#tests/support/browsers/openFirefox.ts';
import { isFull } from '#tests/support/isFull.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';

/** Presses of Tab on the longest page. */
const ENOUGH_TABS = 150;
const TASK_MS = 120_000;

const text = messagesOf('uz');
let lent: Lent<Site>;
let browser: Browser;
/** Each task continues as the player who signed in by the first. */
let page: Page;

const isTested = isFull && hasFirefox;
if (isFull && !hasFirefox)
  process.stderr.write('The keyboard in Firefox is NOT TESTED: no Firefox here. npm run setup installs it.\n');

beforeAll(async () => {
  if (!isTested) return;
  [lent, browser] = await Promise.all([lendSite({ EVENT_STREAMS: '0' }, { isFresh: true }), openFirefox()]);
  const context = await browser.newContext({
    baseURL: lent.value.origin,
    locale: 'uz',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(20_000);
  await context.addCookies([ageAnswer(lent.value.origin)]);
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await lent?.giveBack({ isSpent: true });
});

async function open(path: string): Promise<void> {
  await page.goto(path);
  await whenAlive(page);
  await whenStill(page);
}

/** Continues in a new page: the focus of a frame does not leave it with its document, and a page behind another one stands still. */
async function leaveFrames(): Promise<void> {
  const context = page.context();
  await page.close();
  page = await context.newPage();
}

/** A frame may give an element its focus without having it itself. */
function stateOf(node: Node): 'focused' | 'gone' | 'elsewhere' {
  if (!node.isConnected) return 'gone';
  return node === document.activeElement && (window === top || document.hasFocus()) ? 'focused' : 'elsewhere';
}

/** Presses Tab, or another key, until the element, also one in a frame, has the focus. Rejects when it is not reached. */
async function tabTo(element: Locator, key = 'Tab'): Promise<void> {
  let handle = await element.elementHandle();
  for (let presses = 0; presses < ENOUGH_TABS; presses += 1) {
    const state = await handle?.evaluate(stateOf);
    if (state === 'focused') return;
    // What is drawn anew is another element.
    if (state === 'gone') handle = await element.elementHandle();
    await page.keyboard.press(key);
  }
  throw new Error(`${element} not reached by ${ENOUGH_TABS} presses of ${key}`);
}

async function type(field: Locator, words: string): Promise<void> {
  await tabTo(field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

async function press(element: Locator, key = 'Enter', way = 'Tab'): Promise<void> {
  await tabTo(element, way);
  await page.keyboard.press(key);
}

test.runIf(isTested)(
  'by keyboard alone in Firefox, a guest opens an account',
  async () => {
    await open('/forms/sign_up?type=email');
    const main = page.getByRole('main');
    await type(main.getByRole('textbox', { name: text('auth.field.email') }), `fox-${Date.now()}@yulduz.test`);
    await type(main.locator('input[type=password]'), 'Registon-1441');
    for (const box of await main.getByRole('checkbox').all()) await press(box, 'Space');
    await press(main.getByRole('button', { name: text('auth.signUpAction') }));
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shell.deposit') })
      .waitFor();
    await page.context().clearCookies();
    await page.context().addCookies([ageAnswer(lent.value.origin)]);
  },
  TASK_MS,
);

test.runIf(isTested)(
  'by keyboard alone in Firefox, a player signs in',
  async () => {
    const { login } = await fundedPlayer(lent.value);
    await open('/rules');
    await press(page.getByRole('banner').getByRole('link', { name: text('shell.signIn') }));
    const dialog = page.getByRole('dialog', { name: text('auth.signIn') });
    await dialog.getByRole('textbox').first().waitFor();
    await type(dialog.getByRole('textbox').first(), login);
    await type(dialog.locator('input[type=password]'), 'Yulduz-2026');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  },
  TASK_MS,
);

test.runIf(isTested)(
  'by keyboard alone in Firefox, a player finds a game and opens it',
  async () => {
    await open('/rules');
    await page.keyboard.press('ControlOrMeta+K');
    const field = page.getByRole('dialog', { name: text('search.title') }).getByRole('combobox');
    await field.waitFor();
    await page.keyboard.type('zarafshon vau');
    await page.getByRole('option', { name: 'Zarafshon Vault' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Zarafshon Vault' }).waitFor();
  },
  TASK_MS,
);

test.runIf(isTested)(
  'by keyboard alone in Firefox, a player is told that the sum of a withdrawal is too low',
  async () => {
    await open('/cashier/withdraw');
    const main = page.getByRole('main');
    await type(main.getByRole('textbox', { name: text('withdraw.sum') }), '1000');
    await press(main.getByRole('button', { name: text('withdraw.go') }));
    await main.locator('[aria-invalid=true]').first().waitFor();
  },
  TASK_MS,
);

test.runIf(isTested)(
  'by keyboard alone in Firefox, a player changes the address in the settings',
  async () => {
    await open('/profile/settings');
    const card = page.getByRole('main').getByRole('region', { name: text('settings.personal') });
    await press(card.locator('summary').first());
    await type(card.locator('input[name=address]'), 'Amir Temur 1');
    await page.keyboard.press('Enter');
    await page.getByText(text('settings.saved')).first().waitFor();
    await card.getByText('Amir Temur 1').waitFor();
  },
  TASK_MS,
);

test.runIf(isTested)(
  'by keyboard alone in Firefox, a player deposits',
  async () => {
    await open('/cashier/deposit/uzcard');
    const form = page.getByRole('main').locator('form');
    await type(form.getByRole('textbox', { name: text('deposit.amount') }), '20000');
    const other = form.getByRole('textbox', { name: /karta/i });
    if (await other.count()) await type(other.first(), ownCard());
    await page.keyboard.press('Enter');
    await page.locator('[data-payment=success]').waitFor();
  },
  TASK_MS,
);

test.runIf(isTested)(
  'by keyboard alone in Firefox, a player sets a limit',
  async () => {
    await open('/profile/responsible-game');
    const card = page.getByRole('main').getByRole('region', { name: text('limits.deposit'), exact: true });
    await type(card.getByLabel(text('limits.sum'), { exact: true }), '500000');
    await press(card.getByRole('button', { name: text('limits.set'), exact: true }));
    await card.getByRole('button', { name: text('limits.save'), exact: true }).waitFor();
  },
  TASK_MS,
);

test.runIf(isTested)(
  'by keyboard alone in Firefox, a player writes to support',
  async () => {
    await open('/support');
    const main = page.getByRole('main');
    await type(main.getByRole('textbox', { name: text('support.text') }), 'Pul hali tushmadi, tekshirib bering');
    await press(main.getByRole('button', { name: text('support.send') }));
    await main.getByText(text('support.sent')).waitFor();
  },
  TASK_MS,
);

test.runIf(isTested)(
  'by keyboard alone in Firefox, a player opens a demo and plays a round',
  async () => {
    await leaveFrames();
    await open('/game/zarafshon-vault');
    const modes = page.getByRole('group', { name: text('game.mode') });
    await press(modes.getByRole('button', { name: text('game.demo') }));
    const slot = page.getByTitle(text('game.frameDemo', { name: 'Zarafshon Vault' }), { exact: true }).contentFrame();
    const { spin, rounds, goOn } = slotMessages.uz;
    await press(slot.getByRole('button', { name: spin, exact: true }));
    // A big win opens a notice over the reels, whose button has the focus.
    const notice = slot.getByRole('button', { name: goOn, exact: true });
    const opener = slot.getByRole('button', { name: rounds, exact: true });
    await slot.locator('#spin[aria-disabled=true]').waitFor();
    await eventually(async () => {
      if (await notice.isVisible()) await page.keyboard.press('Enter');
      return slot.locator('#spin').getAttribute('aria-disabled');
    }).toBe('false');
    // It stands before the reels.
    await press(opener, 'Enter', 'Shift+Tab');
    await slot.getByRole('dialog', { name: rounds }).getByRole('listitem').first().waitFor();
  },
  TASK_MS,
);

test.runIf(isTested)(
  'by keyboard alone in Firefox, a player bets with a stake',
  async () => {
    await leaveFrames();
    const messages = bettingMessages.uz;
    await open('/betting');
    const book = page.getByTitle(text('betting.frame'), { exact: true }).contentFrame();
    await press(book.locator('[data-key="sport:mma"]'));
    // A match that has not begun: the odds of others may close.
    await press(book.locator('.event:not(:has(.when b)) .price:not([aria-disabled])').first());
    // At this width the slip is a sheet.
    await press(book.locator('#bar'));
    await type(book.locator('#stake'), '5000');
    await press(book.getByRole('button', { name: messages.place, exact: true }));
    await eventually(() => book.locator('#live').textContent()).toBe(messages.placed);
  },
  TASK_MS,
);

test.runIf(isTested)(
  'by keyboard alone in Firefox, a player withdraws, and the history shows that the money was sent',
  async () => {
    await leaveFrames();
    await open('/cashier/withdraw');
    const main = page.getByRole('main');
    await type(main.getByLabel(text('withdraw.sum')), '100000');
    await press(main.getByRole('button', { name: text('withdraw.go') }));
    await main.getByRole('list', { name: text('history.progress') }).waitFor();
    await sandboxControls(lent.value).advance('1h');
    await open('/cashier/history?tab=withdrawal');
    const lines = main.getByRole('list', { name: text('history.tab.withdrawal') }).getByRole('listitem');
    await lines.filter({ hasText: text('cashier.status.success') }).waitFor();
  },
  TASK_MS,
);
