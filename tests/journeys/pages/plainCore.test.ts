import { expect, test } from 'vitest';
import { paths } from '../../../shared/url/paths.ts';
import { ageAnswer } from '../../support/players/ageAnswer.ts';
import { drivenBrowser } from '../../support/browsers/drivenBrowser.ts';
import { fetchedBrowser } from '../../support/browsers/fetchedBrowser.ts';
import { isFull } from '../../support/isFull.ts';
import { journey } from '../../support/browsers/journey.ts';
import { openFirefox } from '../../support/browsers/openFirefox.ts';
import { plainActions } from '../../support/wire/plainActions.ts';
import type { PlainBrowser } from '../../support/browsers/plainBrowser.ts';
import { plainPlayer } from '../../support/players/plainPlayer.ts';

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
  'usesEmails',
] as const;

/** Of these a browser is asked by default; how a page without scripts looks is read of many more (withoutScript). */
const PRESSED = ['signsUp', 'savesData'] as const;

interface Walk {
  parts?: readonly (typeof PARTS)[number][];
  step?: (name: string, run: () => Promise<void>) => Promise<unknown>;
}

/** Without a visitor, whose steps tell it. */
const told = (part: string, run: () => Promise<void>) =>
  run().catch((error: unknown) => {
    throw new Error(`[${part}] ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });

/** Walks the parts in their order. */
async function walk(browser: PlainBrowser, { parts = PARTS, step = told }: Walk = {}): Promise<string[]> {
  // Not read for what it does: time is moved, so no other file gets this site.
  await sandbox().heal();
  const player = plainPlayer(browser, { site: site(), email: `plain-${crypto.randomUUID()}@example.com` });
  for (const part of parts) await step(part, player[part]);
  return player.sent().toSorted();
}

/** Every form of the list that no other test sends. */
const listed = () => [...new Set(plainActions.flatMap(({ forms, walkedBy }) => (walkedBy ? [] : forms)))].toSorted();

test(
  'the documents alone hold every form by which account, money, bonuses, limits and support are ordered, and each is taken',
  async () => {
    expect(await walk(fetchedBrowser(site().origin))).toEqual(listed());
  },
  MORE_MS,
);

test(
  'without scripts a player presses the buttons of these forms in Chromium',
  async () => {
    const { page, step, expectRefusal } = await visit({ device: 'phone', locale: 'uz', javaScriptEnabled: false });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: [`${site().origin}${PICTURES}*`] });
    expectRefusal({ status: 0, path: `${site().origin}${PICTURES}` });
    const sent = await walk(drivenBrowser(page, site().origin), { parts: isFull ? PARTS : PRESSED, step });
    expect(sent).toEqual(isFull ? listed() : [paths.signUp.pattern, paths.dataSaver.pattern].toSorted());
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
      const page = await context.newPage();
      expect(await walk(drivenBrowser(page, site().origin, { inDocument: true }))).toEqual(listed());
    } finally {
      await browser.close();
    }
  },
  MORE_MS,
);
