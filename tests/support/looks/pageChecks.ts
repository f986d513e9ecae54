import { expect } from 'vitest';
import { LOCALES } from '#shared/locales.ts';
import type { Visitor } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from './axeProblems.ts';
import { sidewaysBy } from './sidewaysBy.ts';

/** The narrowest screen that must show everything (WCAG 1.4.10), a phone, a tablet, a desktop. */
const WIDTHS = [320, 360, 820, 1440];
const AXE_WIDTHS = isFull ? [360, 1440] : [360];
/** Timeout of a test that runs axe, which takes most of its time on a busy machine. */
export const AXE_MS = 240_000;

/** Opens pages and fails the test when axe finds a problem or a page scrolls sideways at any width. */
export async function checkPages({ page, open, step }: Visitor, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await step(path, async () => {
      await open(path);
      await page.waitForLoadState('networkidle');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysBy(page), `${path} at ${width}`).toBe(0);
        if (!AXE_WIDTHS.includes(width)) continue;
        expect(await axeProblems(page), `${path} at ${width}`).toEqual([]);
      }
    });
}

/** Fails the test when the open page lacks a title, a description, its canonical address, an alternate language or a kind of JSON-LD. */
export async function checkSeo({ page, locale }: Visitor, kinds: readonly string[]): Promise<void> {
  expect((await page.title()).length).toBeGreaterThan(10);
  const head = (selector: string, attribute: string) => page.locator(`head ${selector}`).getAttribute(attribute);
  expect((await head('meta[name=description]', 'content'))?.length).toBeGreaterThan(30);
  expect(await head('link[rel=canonical]', 'href')).toBe(page.url());
  const languages = await page
    .locator('head link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(languages.toSorted()).toEqual([...LOCALES, 'x-default'].toSorted());
  expect(await head('meta[property="og:title"]', 'content')).toBeTruthy();
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  const things = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '[]') as {
    '@type': string;
  }[];
  expect(things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining([...kinds]));
}
