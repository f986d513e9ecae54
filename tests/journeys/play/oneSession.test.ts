import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { eventually, journey, type Visitor, whenAlive } from '#tests/support/browsers/journey.ts';
import { slotFrame } from '#tests/support/browsers/slotFrame.ts';
import { watchTraffic } from '#tests/support/browsers/watchTraffic.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Player } from '#tests/support/players/signUp.ts';
import { ask } from '#tests/support/wire/ask.ts';

const { visit, site, sandbox } = journey();
const GAME = { path: '/game/zarafshon-vault', name: 'Zarafshon Vault' };

interface Facts {
  net: { amount: number; currency: string };
}

async function netOf(page: Page): Promise<Facts['net']> {
  const answer = await page.request.get('/api/account.getSessionFacts?version=1');
  return ((await answer.json()) as { data: Facts }).data.net;
}

/** The result in the line below the frame. */
const shownNet = (page: Page, { text }: Visitor) =>
  page
    .getByRole('main')
    .locator('dl > div', { hasText: text('game.net') })
    .getByRole('definition')
    .textContent();

/** Loses a round in this tab. Resolves with the player's result over all rounds. */
async function lose(page: Page, { text, locale }: Visitor): Promise<string> {
  const before = await netOf(page);
  const slot = await slotFrame(page, text('game.frame', { name: GAME.name }), locale);
  await sandbox().dice('lose');
  const { bet, win } = await slot.play();
  expect(win).toBeLessThan(bet);
  const net = await netOf(page);
  expect(net.amount).toBe(before.amount - bet + win);
  return formatMoney(net, locale);
}

/** A round of the slot, sent as its frame sends it. */
async function spin({ cookie }: Player): Promise<void> {
  const { status } = await ask(site().origin, `/platform${GAME.path}/play?embed=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site().origin, cookie },
    body: JSON.stringify({ action: 'spin', bet: 100_000, lines: 20, round: randomUUID() }),
  });
  expect(status).toBe(200);
}

test('a game shows the result of the session over all tabs and devices, and the balance of the other tab is shown at once', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz' });
  const { page, text, locale, open, step } = visitor;
  const player = await newPlayer(page, site().origin);
  const tab = await page.context().newPage();
  await step('a round in the other tab counts in this one', async () => {
    await Promise.all([open(GAME.path), tab.goto(site().origin + GAME.path)]);
    await whenAlive(tab);
    const net = await lose(tab, visitor);
    await eventually(() => shownNet(tab, visitor)).toContain(net);
    await eventually(() => shownNet(page, visitor)).toContain(net);
  });
  await step('an idle tab that is no game shows the balance that the game has left', async () => {
    await tab.goto(`${site().origin}/about`);
    await whenAlive(tab);
    await lose(page, visitor);
    const answer = await page.request.get('/api/account.getBalance?version=1');
    const { data } = (await answer.json()) as { data: { balance_main: Facts['net'] } };
    const banner = tab.getByRole('banner');
    await eventually(async () => (await banner.textContent())?.replaceAll(/\s/g, '')).toContain(
      formatMoney(data.balance_main, locale).replaceAll(/\s/g, ''),
    );
  });
  await step('a round on another device counts on this one, without a step of the player', async () => {
    await sandbox().dice('lose');
    await spin(await signIn(site().origin, player.login, 'Yulduz-2026'));
    const net = formatMoney(await netOf(page), locale);
    await eventually(() => shownNet(page, visitor)).toContain(net);
  });
  await step('the account menu shows the same result', async () => {
    await open('/about');
    await page.getByRole('banner').locator('summary').last().click();
    const net = formatMoney(await netOf(page), locale);
    await page.getByText(text('player.net'), { exact: true }).locator('xpath=..').getByText(net).waitFor();
  });
});

test('the reality check adds up the time of two devices, closes only by an answer, and is not on the other device after it', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz' });
  const { page, text, open, step } = visitor;
  const player = await newPlayer(page, site().origin);
  const other = await visit({ device: 'phone', locale: 'uz' });
  await beThePlayer(other.page, site().origin, await signIn(site().origin, player.login, 'Yulduz-2026'));
  const checkOf = (where: Page) => where.getByRole('alertdialog', { name: text('player.realityTitle') });
  const check = checkOf(page);
  await step('forty minutes on this device and twenty-five on another show it over a game', async () => {
    await open('/about');
    await sandbox().advance('20m');
    await open('/rules');
    await sandbox().advance('20m');
    await other.open('/about');
    await sandbox().advance('25m');
    expect(await check.count()).toBe(0);
    await open(GAME.path);
    await check.waitFor();
    await eventually(() => check.textContent()).toContain(text('player.hours', { hours: '1', minutes: '5' }));
    expect(await axeProblems(page, '[role=alertdialog]')).toEqual([]);
  });
  await step('only an answer closes it', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await eventually(() => check.isVisible()).toBe(true);
    await Promise.all([
      page.waitForResponse((response) => response.url().includes('account.noteRealityCheck')),
      check.getByRole('button', { name: text('player.stay') }).click(),
    ]);
    await eventually(() => check.count()).toBe(0);
  });
  await step('neither the next page nor the other device shows it again', async () => {
    const look = async (each: Visitor) => {
      const traffic = watchTraffic(each.page);
      await each.open('/responsible-game');
      await traffic.untilQuiet();
      traffic.stop();
      expect(await checkOf(each.page).count()).toBe(0);
    };
    await Promise.all([visitor, other].map(look));
  });
  await step('the menu of the other device shows the time of both', async () => {
    await other.page.getByRole('banner').locator('summary').last().click();
    await other.page.getByText(text('player.hours', { hours: '1', minutes: '5' })).waitFor();
  });
});
