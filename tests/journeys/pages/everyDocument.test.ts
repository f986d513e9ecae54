import { beforeAll, expect, test } from 'vitest';
import { type Language, LOCALES, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { wrongPurposes } from '#tests/support/access/wrongPurposes.ts';
import { journey } from '#tests/support/browsers/journey.ts';
import { readWithoutScript } from '#tests/support/browsers/readWithoutScript.ts';
import { withoutPictures } from '#tests/support/browsers/withoutPictures.ts';
import { isFull } from '#tests/support/isFull.ts';
import { htmlErrors } from '#tests/support/looks/htmlErrors.ts';
import { htmlValidateErrors } from '#tests/support/looks/htmlValidateErrors.ts';
import { oneOfEachKind } from '#tests/support/looks/oneOfEachKind.ts';
import { playerPages } from '#tests/support/looks/playerPages.ts';
import { type PublicPage, publicPages } from '#tests/support/looks/publicPages.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Player } from '#tests/support/players/signUp.ts';
import { sampled } from '#tests/support/sampled.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const { visit, site } = journey();
/** Time limits of a walk that hangs, not budgets. The checker starts Java and reads hundreds of documents. */
const WALK_MS = isFull ? 900_000 : 240_000;

/** Demo is a player with a past; the cashier of kyc is closed until their identity is checked. */
type Reader = 'guest' | 'demo' | 'kyc';

/** The answer to one reader in one language. */
interface Read {
  one: PublicPage;
  locale: Language;
  reader: Reader;
  name: string;
  status: number;
  text: string;
}

const players = new Map<Reader, Player>();
let documents: Read[];

async function read(one: PublicPage, locale: Language, reader: Reader): Promise<Read> {
  const address = withLocale(one.path, locale);
  const { cookie } = players.get(reader) ?? {};
  const { status, text } = await askPage(site().origin, address, cookie ? { cookie } : {});
  return { one, locale, reader, name: `${address} (${reader})`, status, text };
}

// One pass for all tests of the file: each document is fetched once. Pages take turns in the languages; the full run has both. An answer
// from the cache equals the rendered one, which tests/http/pages/cachedPages.test.ts checks.
beforeAll(async () => {
  const { origin } = site();
  for (const reader of ['demo', 'kyc'] as const) players.set(reader, await signIn(origin, `${reader}@yulduz.test`));
  const open = oneOfEachKind(await publicPages(origin));
  documents = [];
  for (const [pages, readers] of [
    [open, ['guest', 'demo']],
    [playerPages, ['demo', 'kyc']],
  ] as const)
    for (const [index, one] of pages.entries())
      for (const locale of sampled(LOCALES, index))
        documents.push(...(await Promise.all(readers.map((reader) => read(one, locale, reader)))));
  // The forms of signing in and up redirect a player to home.
  documents = documents.filter(
    ({ one, reader, status }) => !(reader === 'demo' && status === 302 && open.includes(one)),
  );
}, WALK_MS);

/** The documents that are read without script: public pages of a guest and players' pages of kyc. */
const readings = () => documents.filter(({ reader }) => reader !== 'demo');

/** An invalid document that the checker must report: otherwise an empty report would prove nothing. */
const WRONG =
  '<!doctype html><html lang="uz"><head><title>t</title></head><body><p><a href="/"><a href="/">1</a></a></p></body></html>';

test('every page, for a guest and for players, answers its status with a complete document', () => {
  const problems = documents.flatMap(({ one, name, status, text }) => [
    ...(status === one.status ? [] : [`${name}: answers ${status}`]),
    ...(/<\/html>\s*$/.test(text) ? [] : [`${name}: is cut off`]),
  ]);
  expect(problems).toEqual([]);
});

test(
  'every page, for a guest and for players, is valid HTML',
  async () => {
    const found = await htmlErrors(
      new Map([['wrong', WRONG], ...documents.map((one) => [one.name, one.text] as const)]),
    );
    expect(found.filter((line) => !line.startsWith('wrong: '))).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  },
  WALK_MS,
);

test.runIf(isFull)(
  'every page, for a guest and for players, has nothing that html-validate finds, but for what is accepted by name',
  async () => {
    const found = await htmlValidateErrors(
      new Map([['wrong', WRONG], ...documents.map((one) => [one.name, one.text] as const)]),
    );
    expect(found.filter((line) => !line.startsWith('wrong: '))).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  },
  WALK_MS,
);

test('every field of every document has the purpose that the table gives it', async () => {
  const { cookie = '' } = players.get('demo') ?? {};
  const byCard = await askPage(site().origin, paths.depositMethod.build({ sysname: 'humo' }), { cookie });
  expect(byCard.text).toMatch(/name="card"[^>]* autocomplete="cc-number"|autocomplete="cc-number"[^>]* name="card"/i);
  const problems = [...documents, { name: 'the deposit by card', text: byCard.text }].flatMap(({ name, text }) =>
    wrongPurposes(text).map((problem) => `${name}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test('every document, without script, has one heading, text and links', () => {
  const problems = readings().flatMap(({ name, text: html }) => {
    const { titles, text, links } = readWithoutScript(html);
    return [
      ...(titles === 1 ? [] : [`${name}: has not exactly one heading`]),
      ...(text.length >= 40 ? [] : [`${name}: has no text`]),
      ...(links > 0 ? [] : [`${name}: has no links`]),
    ];
  });
  expect(problems).toEqual([]);
});

/**
 * Documents that need a browser: those with placeholders that a script would fill, which a style sheet may hide from visitors without
 * script. One CSS rule hides the buttons that need a script, so one more page of each language is enough to check it.
 */
function needBrowser(): Read[] {
  const first = LOCALES.map((locale) => readings().find((one) => one.locale === locale));
  return readings().filter((one) => isFull || first.includes(one) || readWithoutScript(one.text).places > 0);
}

async function openWithoutScript(locale: Language, pages: readonly Read[]): Promise<string[]> {
  const problems: string[] = [];
  const visitor = await visit({ device: 'phone', locale, javaScriptEnabled: false });
  const { page, step, open, expectRefusal } = visitor;
  await withoutPictures(visitor, site().origin);
  for (const { one, name, reader } of pages) {
    const player = players.get(reader);
    if (player) await beThePlayer(page, site().origin, player);
    if (one.status !== 200) expectRefusal({ status: one.status, path: withLocale(one.path, locale) });
    await step(name, async () => {
      await open(one.path);
      const main = page.getByRole('main');
      const report = (problem: string) => problems.push(`${name}: ${problem}`);
      if ((await main.getByRole('heading', { level: 1 }).count()) !== 1) report('has not exactly one heading');
      if ((await main.innerText()).length < 40) report('has no text');
      if ((await main.getByRole('link').count()) === 0) report('has no links');
      if ((await main.locator('[aria-busy=true]').filter({ visible: true }).count()) > 0)
        report('shows an endless loading state');
      for (const dead of await page
        .locator('button[type=button]:not([popovertarget],[commandfor])')
        .filter({ visible: true })
        .all())
        report(`a button that does nothing: ${await dead.evaluate((button) => button.outerHTML.slice(0, 160))}`);
    }).catch((error: unknown) => problems.push(String(error)));
  }
  return problems;
}

test(
  'pages with placeholders, opened without script, show one heading, text and links, no endless loading and no dead button',
  async () => {
    const all = needBrowser();
    const problems = await Promise.all(
      LOCALES.map((locale) =>
        openWithoutScript(
          locale,
          all.filter((one) => one.locale === locale),
        ),
      ),
    );
    expect(problems.flat()).toEqual([]);
  },
  WALK_MS,
);
