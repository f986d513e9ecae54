import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { type Device, eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { watchControls, whenStill } from '#tests/support/looks/controls/watchControls.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey();
const PLAYER = 'demo@yulduz.test';
const GAME = '/platform/game/zarafshon-vault';

interface Surface {
  device: Device;
  path: string;
  /** Login of the player, or PLAYER. */
  isPlayer?: true | string;
  /** What has to be there before the surface is opened. */
  after?: (visitor: Visitor) => Promise<unknown>;
  open: (visitor: Visitor) => Promise<unknown>;
}

const banner = ({ page }: Visitor) => page.getByRole('banner');
const summary = (visitor: Visitor, name: string) => banner(visitor).locator('summary').filter({ hasText: name });
const inBanner = (visitor: Visitor, name: string) => banner(visitor).getByRole('link', { name, exact: true }).first();
const account = (visitor: Visitor) => summary(visitor, visitor.text('shell.account')).click();
const bell = (visitor: Visitor) => summary(visitor, visitor.text('notification.news.title')).click();
const menu = ({ page }: Visitor) => page.locator('nav a[href="#site-menu"]').click();
const search = ({ page }: Visitor) => page.locator('nav a[href$="#search"]').click();
const signIn = (visitor: Visitor) => inBanner(visitor, visitor.text('shell.signIn')).click();
const signUp = (visitor: Visitor) => inBanner(visitor, visitor.text('shell.signUp')).click();
const filter = ({ page, text }: Visitor) =>
  page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: text('hall.filter') })
    .first()
    .click();

const inMain = ({ page }: Visitor, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
const language = (visitor: Visitor) =>
  banner(visitor)
    .locator(`summary[aria-label^="${visitor.text('shell.languageAndLook')}"]`)
    .click();
const session = ({ page, text }: Visitor) => page.getByRole('button', { name: text('game.menu') }).click();
const report = ({ page, text }: Visitor) =>
  page
    .getByRole('button', { name: text('game.report') })
    .first()
    .click();
const gameFrame = ({ page }: Visitor) =>
  page.frames().find((frame) => frame !== page.mainFrame() && frame.url().includes('/platform/game/'));
const running = async (visitor: Visitor) => {
  await eventually(() => gameFrame(visitor)?.url() ?? '').not.toBe('');
  await gameFrame(visitor)?.waitForLoadState();
};
const deposit = async (visitor: Visitor) =>
  gameFrame(visitor)?.evaluate(() => parent.postMessage({ type: 'deposit' }, '*'));

const surfaces: Record<string, Surface> = {
  'the account menu of a phone': { device: 'phone', path: '/', isPlayer: true, open: account },
  'the account menu of a desktop': { device: 'desktop', path: '/', isPlayer: true, open: account },
  'the notices of a desktop': { device: 'desktop', path: '/', isPlayer: true, open: bell },
  'the menu of a phone': { device: 'phone', path: '/', open: menu },
  'the search of a phone': { device: 'phone', path: '/', open: search },
  'the sign-in of a phone': { device: 'phone', path: '/', open: signIn },
  'the sign-up of a phone': { device: 'phone', path: '/', open: signUp },
  'the sign-in of a desktop': { device: 'desktop', path: '/', open: signIn },
  'the sign-up of a desktop': { device: 'desktop', path: '/', open: signUp },
  'the language menu of a desktop': { device: 'desktop', path: '/', open: language },
  'the session of a game on a phone': { device: 'phone', path: `${GAME}#demo`, after: running, open: session },
  'the report of a game on a desktop': { device: 'desktop', path: GAME, open: report },
  'the report of a game on a phone': {
    device: 'phone',
    path: GAME,
    async after(visitor) {
      await session(visitor);
      await visitor.page.locator('dialog[open]').waitFor();
    },
    open: report,
  },
  'the deposit over a game on a phone': {
    device: 'phone',
    path: `${GAME}#real`,
    isPlayer: true,
    after: running,
    open: deposit,
  },
  'the deposit over a game on a desktop': {
    device: 'desktop',
    path: `${GAME}#real`,
    isPlayer: true,
    after: running,
    open: deposit,
  },
  'the question about a tournament': {
    device: 'phone',
    path: '/tournaments',
    isPlayer: 'rich@yulduz.test',
    async after({ page, text }) {
      const running = page.getByRole('main').getByRole('region', { name: text('tournaments.active') });
      await running.getByRole('link').first().click();
      await page.getByRole('button', { name: text('tournaments.join') }).waitFor();
      await page.waitForLoadState('networkidle');
    },
    open: (visitor) => inMain(visitor, visitor.text('tournaments.join')),
  },
  'the question about a gift': {
    device: 'phone',
    path: '/loyalty/shop',
    isPlayer: 'star@yulduz.test',
    open: (visitor) => inMain(visitor, visitor.text('loyalty.buyOf', { name: '' })),
  },
  'the question about a character': {
    device: 'phone',
    path: '/loyalty',
    isPlayer: 'zero@yulduz.test',
    open: (visitor) => inMain(visitor, visitor.text('loyalty.chooseOf', { name: '' })),
  },
  'the question about a bonus': {
    device: 'phone',
    path: '/profile/bonuses',
    isPlayer: 'wager@yulduz.test',
    // Its acts are in a menu of the card.
    after: ({ page }) => page.getByRole('main').getByRole('listitem').locator('summary').first().click(),
    open: (visitor) => inMain(visitor, visitor.text('bonuses.act.remove')),
  },
  'the filters of the hall': { device: 'phone', path: paths.gamehall.build(), open: filter },
};

/** The platform answers nothing until it is released. Returns the release. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/api\//, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await page.waitForLoadState('networkidle');
  };
}

/** The controls of the surface that moved after they were shown. */
async function movedIn(visitor: Visitor, { isPlayer, path, after, open }: Surface): Promise<string[]> {
  const { page, step } = visitor;
  if (isPlayer) await signInAs(page, site().origin, isPlayer === true ? PLAYER : isPlayer);
  let moved: string[] = [];
  await step('the surface opens, and the platform answers once it is still', async () => {
    await visitor.open(path);
    await page.waitForLoadState('networkidle');
    await after?.(visitor);
    const release = await holdAnswers(page);
    const watched = await watchControls(page);
    await open(visitor);
    await page.locator('dialog[open], header details[open]').first().waitFor();
    await whenStill(page);
    await release();
    await whenStill(page);
    const { seen, moved: all } = await watched();
    expect(seen).toBeGreaterThan(0);
    moved = all;
  });
  return moved;
}

const [first, ...others] = Object.entries(surfaces);
if (!first) throw new Error('There is no surface');

test(`in ${first[0]} no control moves after it is shown, although the platform answers late`, async () => {
  const visitor = await visit({ device: first[1].device, locale: 'uz' });
  expect(await movedIn(visitor, first[1])).toEqual([]);
});

variant.each(others)(
  'in %s no control moves after it is shown, although the platform answers late',
  async (_, surface) => {
    const visitor = await visit({ device: surface.device, locale: 'uz' });
    expect(await movedIn(visitor, surface)).toEqual([]);
  },
);
