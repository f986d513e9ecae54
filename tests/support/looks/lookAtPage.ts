import type { Page } from 'playwright';
import { withLocale } from '#shared/locales.ts';
import { type Visitor, whenAlive, whenStill } from '#tests/support/browsers/journey.ts';
import { watchTraffic } from '#tests/support/browsers/watchTraffic.ts';
import { axeProblems } from './axeProblems.ts';
import { beforeHeading } from './beforeHeading.ts';
import { unevenChoices } from './controls/unevenChoices.ts';
import { layoutShifts } from './layoutShift.ts';
import { looksOn } from './looksOn.ts';
import type { PublicPage } from './publicPages.ts';
import { putLook } from './putLook.ts';
import { scrollThrough } from './scrollThrough.ts';
import { sidewaysBy } from './sidewaysBy.ts';
import { takeScreen } from './takeScreen.ts';
import { brokenPairs } from './texts/brokenPairs.ts';
import { cutFields } from './texts/cutFields.ts';
import { faintDisabled } from './texts/faintDisabled.ts';

/** Web Vitals rate 0.1 as good; a page with reserved sizes has no shift, and hardly any while its document comes in pieces. */
const MAX_SHIFT = { whole: 0.01, inPieces: 0.015 };
/** Header, footer and menus, which belong to a layout. */
const FRAME = ['header', 'footer', 'nav'].map((part) => `${part}:not(main ${part})`);

const SETTLED_MS = 5_000;
/** The sandbox draws the covers of a page when they are first requested, one after the other. */
const LOADED_MS = 60_000;

/** Waits until the page fits or the time is over: listeners of the window's size render a little later. */
async function settledSidewaysBy(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, undefined, { timeout: SETTLED_MS }).catch(() => undefined);
  return sidewaysBy(page);
}

/** Waits until the games in frames have labelled their stake. */
async function whenGamesLabelled(page: Page): Promise<void> {
  const isNamed = () => document.querySelector('span[role=img]:not([aria-label])') === null;
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(
    frames.map((frame) => frame.waitForFunction(isNamed, undefined, { timeout: SETTLED_MS }).catch(() => undefined)),
  );
}

interface Order {
  visitor: Visitor;
  who: 'guest' | 'player';
  /** Origin of the documents. */
  origin: string;
  /** Whether documents come whole or in pieces. */
  coming: keyof typeof MAX_SHIFT;
  /** Whether axe has checked the layout's header, footer and menus on another page. */
  isFrameRead: boolean;
  /** Called when the page is loaded, before any input. */
  onLoaded?: () => Promise<void>;
}

/** Problems of a page in every look of the visitor's device. Rejects when the page does not load. */
export async function lookAtPage(
  { visitor, who, origin, coming, isFrameRead, onLoaded }: Order,
  one: PublicPage,
): Promise<string[]> {
  const { page, locale, device } = visitor;
  const looks = looksOn(device);
  const problems: string[] = [];
  await page.setViewportSize({ width: looks[0]?.width ?? 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const traffic = watchTraffic(page);
  await page.goto(origin + withLocale(one.path, locale), { timeout: LOADED_MS });
  await whenAlive(page);
  await traffic.untilQuiet();
  await whenStill(page);
  await onLoaded?.();
  await scrollThrough(page);
  await traffic.untilQuiet();
  traffic.stop();
  await whenStill(page);
  const shifts = await layoutShifts(page);
  if (shifts.reduce((sum, { value }) => sum + value, 0) > MAX_SHIFT[coming])
    problems.push(`moves while it loads: ${shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('; ')}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await whenGamesLabelled(page);
  for (const look of looks) {
    const setting = `${look.width} ${look.theme}`;
    await putLook(page, look);
    const sideways = await settledSidewaysBy(page);
    if (sideways > 0) problems.push(`${setting}: scrolls sideways by ${sideways} px`);
    for (const pair of await brokenPairs(page)) problems.push(`${setting}: a line breaks ${pair}`);
    for (const choice of await unevenChoices(page)) problems.push(`${setting}: uneven choices: ${choice}`);
    for (const field of await cutFields(page)) problems.push(`${setting}: a field cuts its text: ${field}`);
    for (const frame of page.frames()) {
      const { faint } = await faintDisabled(frame).catch(() => ({ faint: [] }));
      problems.push(...faint.map((line) => `${setting}: faint though it tells something: ${line}`));
    }
    if (!look.axe) continue;
    const before = await beforeHeading(page);
    if (before !== null) problems.push(`${setting}: comes before its heading: ${before.slice(0, 200)}`);
    const found = await axeProblems(page, undefined, isFrameRead ? FRAME : []);
    problems.push(...found.map((problem) => `${setting}: ${problem}`));
    // The walk of documents in pieces opens the same pages, and would write the same files.
    if (coming === 'whole') await takeScreen(page, `${who}/${locale}/${look.width}-${look.theme}/${one.name}`);
  }
  return problems;
}
