import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES, withLocale } from '../../../shared/locales.ts';
import { askPage } from '../../support/wire/askPage.ts';
import { htmlErrors } from '../../support/looks/htmlErrors.ts';
import { oneOfEachKind } from '../../support/looks/oneOfEachKind.ts';
import { playerPages } from '../../support/looks/playerPages.ts';
import { publicPages } from '../../support/looks/publicPages.ts';
import { sampled } from '../../support/sampled.ts';
import { signIn } from '../../support/players/signIn.ts';
import { type Site, startSite } from '../../support/sites/startSite.ts';

/** The checker starts Java and reads a hundred documents. */
const CHECK_MS = 180_000;

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

/** An invalid document that the checker must report: otherwise an empty report would prove nothing. */
const WRONG =
  '<!doctype html><html lang="uz"><head><title>t</title></head><body><p><a href="/"><a href="/">1</a></a></p></body></html>';

test(
  'every page, streamed, cached or rendered for a player, is complete and valid HTML',
  async () => {
    const { cookie } = await signIn(site.origin, 'demo@yulduz.test');
    const documents = new Map([['wrong', WRONG]]);
    const seen = new Set<string>();
    for (const [at, { path, status }] of oneOfEachKind(await publicPages(site.origin)).entries())
      for (const locale of sampled(LOCALES, at)) {
        const address = withLocale(path, locale);
        const streamed = await askPage(site.origin, address);
        const cached = await askPage(site.origin, address);
        const own = await askPage(site.origin, address, { cookie });
        for (const [who, { status: given, text }] of Object.entries({ streamed, cached, own })) {
          // The player is signed in: the forms redirect to the home page.
          if (who === 'own' && given === 302) continue;
          expect(given, address).toBe(status);
          expect(text, address).toMatch(/<\/html>\s*$/);
          // A cached page differs from the streamed one only in its nonce, so it is not checked twice.
          const plain = text.replaceAll(/ nonce="[^"]*"/g, '');
          if (!seen.has(plain)) documents.set(`${address} (${who})`, text);
          seen.add(plain);
        }
      }
    for (const [at, { path }] of playerPages.entries())
      for (const locale of sampled(LOCALES, at)) {
        const address = withLocale(path, locale);
        const { status, text } = await askPage(site.origin, address, { cookie });
        expect(status, address).toBe(200);
        documents.set(address, text);
      }
    const found = await htmlErrors(documents);
    expect(found.filter((line) => !line.startsWith('wrong: '))).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  },
  CHECK_MS,
);
