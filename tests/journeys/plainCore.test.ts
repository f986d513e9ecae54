import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ageAnswer } from '../support/ageAnswer.ts';
import { isFull } from '../support/isFull.ts';
import { journey } from '../support/journey.ts';
import { openFirefox } from '../support/openFirefox.ts';
import { plainActions } from '../support/plainActions.ts';
import { plainPlayer } from '../support/plainPlayer.ts';

const { visit, site, sandbox } = journey();

const MORE_MS = 300_000;
/** Pictures and fonts are no part of any order, and each page would wait for its own. */
const NO_SCRIPTS = {
  'javascript.enabled': false,
  'permissions.default.image': 2,
  'gfx.downloadable_fonts.enabled': false,
};
/** Pictures are no part of any order. */
const PICTURES = '/uploads/';
const PARTS = [
  'signsUp',
  'fillsIn',
  'takesPart',
  'limits',
  'pays',
  'guards',
  'comesBack',
  'savesData',
  'pauses',
  'fetchesCashback',
  'changesCurrency',
  'buysGift',
  'hasLetters',
] as const;

type Step = (name: string, run: () => Promise<void>) => Promise<unknown>;

/** Walks the parts in their order; every form of the list that no other test sends must have been sent and taken. */
async function walk(page: Page, step: Step, { inDocument = false } = {}): Promise<void> {
  // Not read for what it does: time is moved, so no other file gets this site.
  await sandbox().heal();
  const player = plainPlayer(page, { site: site(), email: `plain-${Date.now()}@example.com`, inDocument });
  for (const part of PARTS) await step(part, player[part]);
  const listed = new Set(plainActions.flatMap(({ forms, walkedBy }) => (walkedBy ? [] : forms)));
  expect(player.sent().toSorted()).toEqual([...listed].toSorted());
}

test(
  'without scripts a player orders everything that account, money, bonuses, limits and support have',
  async () => {
    const { page, step, expectRefusal } = await visit({ device: 'phone', locale: 'uz', javaScriptEnabled: false });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: [`${site().origin}${PICTURES}*`] });
    expectRefusal({ status: 0, path: `${site().origin}${PICTURES}` });
    await walk(page, step);
  },
  MORE_MS,
);

test.runIf(isFull)(
  'so does one in Firefox',
  async () => {
    const browser = await openFirefox(NO_SCRIPTS);
    try {
      const context = await browser.newContext();
      await context.addCookies([ageAnswer(site().origin)]);
      await walk(await context.newPage(), (_name, run) => run(), { inDocument: true });
    } finally {
      await browser.close();
    }
  },
  MORE_MS,
);
