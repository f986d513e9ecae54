import { expect, test } from 'vitest';
import { engineProblems } from '#tests/support/access/engineProblems.ts';
import { type KnownFinding, knownFindings } from '#tests/support/access/knownFindings.ts';
import { isWatched } from '#tests/support/browsers/isWatched.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';

const { visit, site } = journey({ SANDBOX_PAGES: '1' });

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
    'restoring a password, its second step with errors',
    '/rules',
    async (visitor) => {
      const { page, text } = visitor;
      const dialog = page.getByRole('dialog');
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shell.signIn') })
        .click();
      await dialog.getByRole('button', { name: text('auth.forgot') }).click();
      await dialog.getByRole('textbox').first().fill('nobody@yulduz.test');
      await dialog.locator('button[type=submit]').click();
      await dialog.getByLabel(text('auth.field.code')).waitFor();
      await dialog.locator('button[type=submit]').click();
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
  [
    'a ticket that was sent',
    '/support',
    async (visitor) => {
      const { text } = visitor;
      await main(visitor)
        .getByRole('textbox', { name: text('support.email') })
        .fill('aziz@pochta.uz');
      await main(visitor)
        .getByRole('textbox', { name: text('support.text') })
        .fill('Pul hali tushmadi, tekshirib bering');
      await main(visitor)
        .getByRole('button', { name: text('support.send') })
        .click();
      await main(visitor).getByText(text('support.sent')).waitFor();
    },
  ],
  ['opening a ticket with errors', '/support/ticket', sendEmpty],
  ['tournaments', '/tournaments'],
  ['promotions', '/promotions'],
  ['winners', '/winners'],
  ['the club’s shop', '/loyalty/shop'],
  ['the sportsbook', '/betting'],
  ['a text page', '/rules'],
  ['the check of a round', '/fairness'],
  ['a page that does not exist', UNKNOWN],
  [
    'signing up, the dialog after it',
    '/forms/sign_up?type=email',
    async (visitor) => {
      const { page, text } = visitor;
      await main(visitor)
        .getByRole('textbox', { name: text('auth.field.email') })
        .fill(`ear-${crypto.randomUUID().slice(0, 12)}@yulduz.test`);
      await main(visitor).locator('input[type=password]').fill('Registon-1441');
      for (const box of await main(visitor).getByRole('checkbox').all()) await box.check();
      await main(visitor)
        .getByRole('button', { name: text('auth.signUpAction') })
        .click();
      await page.getByRole('dialog').waitFor();
    },
  ],
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
      await main(visitor)
        .getByRole('textbox', { name: visitor.text('withdraw.sum') })
        .fill('1000');
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
  [
    'verification with its window',
    '/profile/verification',
    async ({ page, text }) => {
      await page.getByRole('button', { name: text('verification.start.none') }).click();
      await page.frameLocator('iframe[title=Sumsub]').locator('form').waitFor();
    },
  ],
  [
    'a bet with a wrong stake',
    '/betting',
    async ({ page, text }) => {
      const book = page.getByTitle(text('betting.frame'), { exact: true }).contentFrame();
      await book.locator('.event .price:not([aria-disabled])').last().click();
      await book.locator('#bar').click();
      await book.locator('#stake').fill('1');
      await book.locator('#stake-note').waitFor();
    },
  ],
  ['own gifts', '/profile/gifts'],
  ['own data', '/profile/data'],
  ['ordered files', '/profile/bets/exports'],
  ['notifications', '/profile/notification'],
  ['bets', '/profile/bets/history'],
  [
    'the account menu',
    '/rules',
    async ({ page }) => {
      await page.getByRole('banner').locator('summary').last().click();
    },
  ],
  [
    'the end of an idle session',
    '/about',
    async ({ page, text }) => {
      await page.clock.install();
      await page.route('**/about', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/"time_to_force_logout":\d+/, '"time_to_force_logout":300');
        await route.fulfill({ response: answer, body });
      });
      await page.reload();
      await eventually(() => isWatched(page)).toBe(true);
      await page.clock.fastForward(241_000);
      await page.getByRole('alertdialog', { name: text('player.inactivityTitle') }).waitFor();
    },
  ],
];

const known = new Set<KnownFinding>();

/** The engines read every element several times: a page takes ten seconds. */
const WALK_MS = 900_000;

test.runIf(isFull).each([
  { who: 'guest', device: 'desktop', locale: 'uz', states: GUEST },
  { who: 'player', device: 'phone', locale: 'ru', states: PLAYER },
] as const)(
  'axe and the engines of IBM and Siteimprove find nothing on pages of a $who, with errors and dialogs open',
  async ({ who, device, locale, states }) => {
    const visitor = await visit({ device, locale, vendors: [site().sandbox] });
    if (who === 'player') await beThePlayer(visitor.page, site().origin, await fundedPlayer(site()));
    const found: string[] = [];
    for (const [name, path, prepare] of states)
      await visitor.step(name, async () => {
        if (path === UNKNOWN) visitor.expectRefusal({ status: 404, path });
        await visitor.open(path);
        await prepare?.(visitor);
        const problems = await engineProblems(visitor.page);
        found.push(...problems.found.map((line) => `${name}: ${line}`));
        for (const one of problems.known) known.add(one);
      });
    expect(found).toEqual([]);
  },
  WALK_MS,
);

test.runIf(isFull)('each known finding of the engines is still found', () => {
  expect(knownFindings.filter((one) => !known.has(one)).map(({ finding }) => finding.source)).toEqual([]);
});
