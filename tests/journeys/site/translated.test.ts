import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { journey, type Visitor, whenAlive, whenStill } from '#tests/support/browsers/journey.ts';
import { translatedActions } from '#tests/support/browsers/translatedActions.ts';
import { ignoreFailedHydration, type TranslatorKind, translatePage } from '#tests/support/browsers/translatePage.ts';
import { isFull } from '#tests/support/isFull.ts';
import { playerPages } from '#tests/support/looks/playerPages.ts';
import { publicPages } from '#tests/support/looks/publicPages.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey({ SANDBOX_PAGES: '1' });

const KINDS = ['moves', 'replaces'] as const satisfies TranslatorKind[];
/** Before hydration, as a translator that is always on, and after it, as a press on "translate". */
const MOMENTS = ['before', 'after'] as const;
type Moment = (typeof MOMENTS)[number];

const every = KINDS.flatMap((kind) => MOMENTS.map((moment) => [kind, moment] as const));
const usual = [
  ['moves', 'after'],
  ['replaces', 'before'],
] as const;

/** Pages that have the translator's script: it cannot be taken away. */
const prepared = new WeakSet<Page>();

async function openTranslated({ page }: Visitor, kind: TranslatorKind, moment: Moment, address: string) {
  if (!prepared.has(page)) {
    prepared.add(page);
    await page.addInitScript(ignoreFailedHydration);
    if (moment === 'before') await page.addInitScript(translatePage, kind);
  }
  await page.goto(address);
  await whenAlive(page);
  if (moment === 'after') await page.evaluate(translatePage, kind);
}

const messageOfFailure = /Sahifa ochilmadi|Sayt ochilmadi/;

test.each(isFull ? every : usual)(
  'on pages whose translator %s the texts %s hydration, each named action ends as on a plain page',
  async (kind, moment) => {
    const visitor = await visit({ device: 'phone', locale: 'uz', vendors: [site().sandbox] });
    const { page, text, step } = visitor;
    const main = page.getByRole('main');
    const player = await fundedPlayer(site());
    await beThePlayer(page, site().origin, player);
    const place = {
      page,
      text,
      main,
      player,
      sandbox: site().sandbox,
      card: (title: string) => main.getByRole('region', { name: text(title), exact: true }),
      open: (address: string) => openTranslated(visitor, kind, moment, address),
    };
    expect(translatedActions).toHaveLength(26);
    const broken: string[] = [];
    for (const by of ['player', 'newcomer', 'guest'] as const)
      for (const action of translatedActions) {
        if (action.by !== by || !(isFull || action.isUsual)) continue;
        if (by !== 'player') await page.context().clearCookies({ name: 'sid' });
        if (by === 'newcomer') await newPlayer(page, site().origin);
        await step(action.name, async () => {
          await action.act(place);
          expect(await page.getByText(messageOfFailure).count()).toBe(0);
        }).catch((error: unknown) => broken.push(`${action.name}: ${String(error)}`));
      }
    expect(broken).toEqual([]);
  },
  isFull ? 900_000 : 120_000,
);

/** Buttons that leave the page or end the session. */
const LEAVES = /chiqish|выйти/i;

/** Presses every button of a page once, and checks after each that the page is still there. */
async function pressAll({ page, step }: Visitor, address: string, open: () => Promise<void>): Promise<void> {
  await open();
  const buttons = page.getByRole('main').getByRole('button');
  const count = await buttons.count();
  for (let index = 0; index < Math.min(count, 20); index++)
    await step(`${address}, button ${index}`, async () => {
      const button = buttons.nth(index);
      if (!(await button.isVisible()) || !(await button.isEnabled())) return;
      if (LEAVES.test((await button.textContent()) ?? '')) return;
      await button.click({ timeout: 2_000 }).catch(() => undefined);
      await whenStill(page.getByRole('main'));
      expect(await page.getByText(messageOfFailure).count()).toBe(0);
      if (new URL(page.url()).pathname !== address || (await page.getByRole('dialog').count()) > 0) await open();
    });
}
test.runIf(isFull).each(every)(
  'on pages whose translator %s the texts %s hydration, every button of a player leaves the page in place',
  async (kind, moment) => {
    const visitor = await visit({ device: 'phone', locale: 'uz', vendors: [site().sandbox] });
    await newPlayer(visitor.page, site().origin);
    const addresses = [...(await publicPages(site().origin)).filter(({ status }) => status === 200), ...playerPages];
    for (const { path } of addresses) await pressAll(visitor, path, () => openTranslated(visitor, kind, moment, path));
  },
  900_000,
);
