import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { journey, type Visitor, whenStill } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { readingOrder } from '#tests/support/looks/readingOrder.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';

const { visit, site } = journey();
const WRITTEN = '../../../docs/generated/reading-order.md';

const HEAD = `# What a screen reader reads, and in which order

Ten pages in Uzbek, as assistive technology reads them: landmarks, headings, buttons, links and fields, with their names. Figures are \`#\`;
of a list of the operator's or the platform's items, one item is given by its roles. Written by a test from the pages themselves
(\`npm run test:full -- journeys/pages/readingOrder -u\`): a line that moves, disappears or loses its name shows in a review.
`;

const GUEST = [
  ['Home', paths.home.build()],
  ['Game hall', paths.gamehall.build()],
  ['Game', paths.platformGame.build({ sysname: 'zarafshon-vault' })],
  ['Sign-up', paths.signUp.build()],
  ['Support', paths.support.build()],
] as const;
const PLAYER = [
  ['Deposit', paths.deposit.build()],
  ['Payment history', paths.cashierHistory.build()],
  ['Security', paths.profileSecurity.build()],
  ['Responsible game', paths.profileResponsibleGame.build()],
  ['Verification', paths.profileVerification.build()],
] as const;

/** Writes a page; a landmark that reads as on an earlier page becomes a reference to that page. */
function written(name: string, lines: readonly string[], known: Map<string, string>): string {
  const blocks: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('-')) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  const texts = blocks.map((block) => {
    const text = block.join('\n');
    const where = block.length > 2 ? known.get(text) : undefined;
    known.set(text, where ?? name);
    return where ? `${block[0]}, as on ${where}` : text;
  });
  return `\n## ${name}\n\n${texts.join('\n')}\n`;
}

async function read({ page, open, step }: Visitor, pages: readonly (readonly [string, string])[]): Promise<string> {
  const known = new Map<string, string>();
  const texts: string[] = [];
  for (const [name, path] of pages)
    await step(name, async () => {
      await open(path);
      await page.waitForLoadState('networkidle');
      await whenStill(page);
      if (name === 'Game') await page.getByRole('main').locator('iframe').waitFor();
      texts.push(written(name, await readingOrder(page), known));
    });
  return texts.join('');
}

test.runIf(isFull)(
  'the reading order of ten pages, with roles and names, equals docs/generated/reading-order.md',
  async () => {
    const guest = await visit({ device: 'desktop', locale: 'uz', hasPictures: true, returns: true });
    const player = await visit({ device: 'phone', locale: 'uz', hasPictures: true, returns: true });
    await beThePlayer(player.page, site().origin, await fundedPlayer(site()));
    const [guests, players] = await Promise.all([read(guest, GUEST), read(player, PLAYER)]);
    await expect(HEAD + guests + players).toMatchFileSnapshot(WRITTEN);
  },
);
