import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { drivenBrowser } from '#tests/support/browsers/drivenBrowser.ts';
import { fetchedBrowser } from '#tests/support/browsers/fetchedBrowser.ts';
import { journey } from '#tests/support/browsers/journey.ts';
import { openFirefox } from '#tests/support/browsers/openFirefox.ts';
import type { PlainBrowser } from '#tests/support/browsers/plainBrowser.ts';
import { isFull } from '#tests/support/isFull.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import { plainPlayer } from '#tests/support/players/plainPlayer.ts';
import { plainActions } from '#tests/support/wire/plainActions.ts';

const { visit, site, sandbox } = journey();

const MORE_MS = 300_000;
/** Pictures and fonts are not part of any form, and each page would wait for them. */
const NO_SCRIPTS = {
  'javascript.enabled': false,
  'permissions.default.image': 2,
  'gfx.downloadable_fonts.enabled': false,
};
/** Pictures are blocked: they are not part of any form. */
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

/** The parts that Chromium walks by default; `withoutScript` checks many more pages without scripts. */
const PRESSED = ['signsUp', 'savesData'] as const;

interface Walk {
  parts?: readonly (typeof PARTS)[number][];
  step?: (name: string, run: () => Promise<void>) => Promise<unknown>;
}

/** Adds the name of the part to its error, as a visitor's `step` does. */
const namedPart = (part: string, run: () => Promise<void>) =>
  run().catch((error: unknown) => {
    throw new Error(`[${part}] ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });

/** Walks the parts in their order. */
async function walk(browser: PlainBrowser, { parts = PARTS, step = namedPart }: Walk = {}): Promise<string[]> {
  // Marks the site as used up: the walk moves its clock, so no other file may borrow it.
  await sandbox().heal();
  const player = plainPlayer(browser, { site: site(), email: `plain-${crypto.randomUUID()}@example.com` });
  for (const part of parts) await step(part, player[part]);
  return player.sent().toSorted();
}

/** Every form of `plainActions` that no other test sends. */
const listed = () => [...new Set(plainActions.flatMap(({ forms, walkedBy }) => (walkedBy ? [] : forms)))].toSorted();

test(
  'every form that plainActions lists is in the fetched documents and can be sent by a player',
  async () => {
    expect(await walk(fetchedBrowser(site().origin))).toEqual(listed());
  },
  MORE_MS,
);

test(
  'in Chromium without scripts, a player sends the forms by their buttons (by default: two forms)',
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
  'in Firefox without scripts, a player sends every form of plainActions by its button',
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
