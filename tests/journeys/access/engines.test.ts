import { expect, test } from 'vitest';
import { engineProblems } from '#tests/support/access/engineProblems.ts';
import { journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';

const { visit, site } = journey();

const main = ({ page }: Visitor) => page.getByRole('main');
const invalid = ({ page }: Visitor) => page.locator('[aria-invalid=true]').first().waitFor();
/** Submits the form of the main part as it is and waits for its errors. */
async function sendEmpty(visitor: Visitor): Promise<void> {
  await main(visitor).locator('form:visible button[type=submit]:visible').last().click();
  await invalid(visitor);
}

const UNKNOWN = '/not-a-page';
type State = readonly [name: string, path: string, prepare?: (visitor: Visitor) => Promise<unknown>];
const GUEST: readonly State[] = [
  ['home', '/'],
  ['the game hall', '/gamehall'],
  ['a game', '/game/zarafshon-vault'],
  ['signing in with errors', '/forms/sign_in', sendEmpty],
  ['signing up with errors', '/forms/sign_up?type=email', sendEmpty],
  [
    'restoring a password in a dialog',
    '/rules',
    async (visitor) => {
      const { page, text } = visitor;
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shell.signIn') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('auth.forgot') })
        .click();
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await invalid(visitor);
    },
  ],
  [
    'the search',
    '/rules',
    async ({ page }) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('anor');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  ],
  ['support with errors', '/support', sendEmpty],
  ['tournaments', '/tournaments'],
  ['promotions', '/promotions'],
  ['winners', '/winners'],
  ['the club’s shop', '/loyalty/shop'],
  ['the sportsbook', '/betting'],
  ['a text page', '/rules'],
  ['a page that does not exist', UNKNOWN],
];
const PLAYER: readonly State[] = [
  [
    'the deposit with errors',
    '/cashier/deposit/uzcard',
    async (visitor) => {
      await main(visitor).locator('form').getByRole('textbox').first().fill('');
      await sendEmpty(visitor);
    },
  ],
  [
    'the withdrawal with errors',
    '/cashier/withdraw',
    async (visitor) => {
      await main(visitor).getByLabel(visitor.text('withdraw.sum')).fill('1000');
      await sendEmpty(visitor);
    },
  ],
  ['the payment history', '/cashier/history'],
  ['the wallet', '/cashier/wallet'],
  [
    'limits with an error',
    '/profile/responsible-game',
    async (visitor) => {
      await main(visitor)
        .getByRole('button', { name: visitor.text('limits.set'), exact: true })
        .first()
        .click();
      await invalid(visitor);
    },
  ],
  [
    'a break before its last press',
    '/profile/responsible-game',
    async ({ page, text }) => {
      const period = { name: text('limits.exclusion'), period: text('limits.pause.6m') };
      await page.getByRole('link', { name: text('limits.pauseOf', period) }).click();
      await page.getByRole('region', { name: text('limits.pauseTitle', period), exact: true }).waitFor();
    },
  ],
  [
    'bonuses with a question',
    '/profile/bonuses',
    async (visitor) => {
      await main(visitor)
        .getByRole('button', { name: new RegExp(`^${visitor.text('bonuses.act.activate')}: `) })
        .click();
      await visitor.page.getByRole('alertdialog').waitFor();
    },
  ],
  ['settings', '/profile/settings'],
  ['security', '/profile/security'],
  ['verification', '/profile/verification'],
  ['notifications', '/profile/notification'],
  ['bets', '/profile/bets/history'],
  [
    'the account menu',
    '/rules',
    async ({ page }) => {
      await page.getByRole('banner').locator('summary').last().click();
    },
  ],
];

/** The engines read every element several times: a page takes ten seconds. */
const WALK_MS = 900_000;

test.runIf(isFull).each([
  { who: 'guest', device: 'desktop', locale: 'uz', states: GUEST },
  { who: 'player', device: 'phone', locale: 'ru', states: PLAYER },
] as const)(
  'axe and the engines of IBM and Siteimprove find nothing on pages of a $who, with errors and dialogs open',
  async ({ who, device, locale, states }) => {
    const visitor = await visit({ device, locale });
    if (who === 'player') await beThePlayer(visitor.page, site().origin, await fundedPlayer(site()));
    const found: string[] = [];
    for (const [name, path, prepare] of states)
      await visitor.step(name, async () => {
        if (path === UNKNOWN) visitor.expectRefusal({ status: 404, path });
        await visitor.open(path);
        await prepare?.(visitor);
        found.push(...(await engineProblems(visitor.page)).map((line) => `${name}: ${line}`));
      });
    expect(found).toEqual([]);
  },
  WALK_MS,
);
