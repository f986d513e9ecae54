import { expect, test } from 'vitest';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { paths } from '#shared/url/paths.ts';
import { journey, type Visitor, whenAlive, whenStill } from '#tests/support/browsers/journey.ts';
import { ignoreFailedHydration, type TranslatorKind, translatePage } from '#tests/support/browsers/translatePage.ts';
import { isFull } from '#tests/support/isFull.ts';
import { playerPages } from '#tests/support/looks/playerPages.ts';
import { publicPages } from '#tests/support/looks/publicPages.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey({ SANDBOX_PAGES: '1' });

const SUM = 20_000;
const KINDS = ['moves', 'replaces'] as const satisfies TranslatorKind[];
/** Before hydration, as a translator that is always on, and after it, as a press on "translate". */
const MOMENTS = ['before', 'after'] as const;
type Moment = (typeof MOMENTS)[number];

async function openTranslated({ page }: Visitor, kind: TranslatorKind, moment: Moment, address: string) {
  await page.addInitScript(ignoreFailedHydration);
  if (moment === 'before') await page.addInitScript(translatePage, kind);
  await page.goto(address);
  await whenAlive(page);
  if (moment === 'after') await page.evaluate(translatePage, kind);
}

test.each([
  ['moves', 'after'],
  ['replaces', 'before'],
] as const)(
  'on a page whose translator %s the texts %s hydration, a visitor signs in, searches and pays',
  async (kind, moment) => {
    const visitor = await visit({ device: 'phone', locale: 'uz', vendors: [site().sandbox] });
    const { page, text, step } = visitor;
    await step('a wrong password is explained, and the right one signs in', async () => {
      await openTranslated(visitor, kind, moment, paths.signIn.build());
      const main = page.getByRole('main');
      await main.getByLabel(text('auth.field.login')).fill('demo@yulduz.test');
      const password = main.getByLabel(text('auth.field.password'), { exact: true });
      await password.fill('Wrong-2026');
      const press = () => main.getByRole('button', { name: text('auth.signIn'), exact: true }).click();
      await press();
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
      await password.fill('Yulduz-2026');
      await press();
      await page.waitForURL((url) => url.pathname === '/');
    });
    await step('a search finds a game', async () => {
      await openTranslated(visitor, kind, moment, paths.gamehall.build());
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('zarafshon');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    });
    await step('a deposit is ordered once, and its page shows it', async () => {
      await openTranslated(visitor, kind, moment, '/cashier/deposit/uzcard');
      const form = page.getByRole('main').locator('form');
      await form.getByRole('textbox', { name: text('deposit.amount') }).fill(String(SUM));
      const sum = formatMoney({ amount: SUM, currency: 'UZS' }, 'uz');
      await form.getByRole('button', { name: text('deposit.submit', { sum }) }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/cashier/deposit'));
    });
  },
);

/** Buttons that leave the page or end the session. */
const LEAVES = /chiqish|выйти/i;

/** Presses every button of a page once, and checks after each that the page is still there. */
async function pressAll({ page, step }: Visitor, address: string, open: () => Promise<void>): Promise<void> {
  await open();
  const buttons = page.getByRole('main').getByRole('button');
  const count = await buttons.count();
  for (let at = 0; at < Math.min(count, 20); at++)
    await step(`${address}, button ${at}`, async () => {
      const button = buttons.nth(at);
      if (!(await button.isVisible()) || !(await button.isEnabled())) return;
      if (LEAVES.test((await button.textContent()) ?? '')) return;
      await button.click({ timeout: 2_000 }).catch(() => undefined);
      await whenStill(page.getByRole('main'));
      expect(await page.getByText(messageOfFailure).count()).toBe(0);
      if (new URL(page.url()).pathname !== address || (await page.getByRole('dialog').count()) > 0) await open();
    });
}
const messageOfFailure = /Sahifa ochilmadi|Sayt ochilmadi/;

test.runIf(isFull).each(KINDS.flatMap((kind) => MOMENTS.map((moment) => [kind, moment] as const)))(
  'on pages whose translator %s the texts %s hydration, every button of a player leaves the page in place',
  async (kind, moment) => {
    const visitor = await visit({ device: 'phone', locale: 'uz', vendors: [site().sandbox] });
    await newPlayer(visitor.page, site().origin);
    const addresses = [...(await publicPages(site().origin)).filter(({ status }) => status === 200), ...playerPages];
    for (const { path } of addresses) await pressAll(visitor, path, () => openTranslated(visitor, kind, moment, path));
  },
  900_000,
);
