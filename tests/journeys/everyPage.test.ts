import { expect, test } from 'vitest';
import { LOCALES, type Language, withLocale } from '../../shared/locales.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { isFull } from '../support/isFull.ts';
import { type Device, journey, type Visitor, whenStill } from '../support/journey.ts';
import { layoutShifts, watchLayoutShift } from '../support/layoutShift.ts';
import { oneOfEachKind } from '../support/oneOfEachKind.ts';
import { playerPages } from '../support/playerPages.ts';
import { type PublicPage, publicKinds, publicPages } from '../support/publicPages.ts';
import { sampled } from '../support/sampled.ts';
import { scrollThrough } from '../support/scrollThrough.ts';
import { sidewaysBy } from '../support/sidewaysBy.ts';
import { signInAs } from '../support/signInAs.ts';
import { takeScreen } from '../support/takeScreen.ts';

const { visit, site } = journey();
/** A guard against what hangs, not a budget: five widths of two languages take a loaded machine minutes. */
const WALK_MS = isFull ? 900_000 : 240_000;
/** Web Vitals call 0.1 good; a page that knows its sizes has none. */
const MAX_SHIFT = 0.01;

interface Look {
  width: number;
  theme: 'dark' | 'light';
  /** Axe reads every element: only where the layout or the colours are others. The full run does so for every visitor. */
  axe: 'never' | 'full' | 'always';
  /** Only the full run has it. */
  full?: true;
}

/** 320 px is the narrowest screen that must show everything, 720 is a desktop at 200 % (WCAG 1.4.4, 1.4.10). */
const LOOKS = forThisRun([
  { width: 360, theme: 'dark', axe: 'always' },
  { width: 320, theme: 'dark', axe: 'never' },
  { width: 720, theme: 'dark', axe: 'never', full: true },
  { width: 820, theme: 'light', axe: 'full' },
  { width: 1440, theme: 'dark', axe: 'full', full: true },
  { width: 1440, theme: 'light', axe: 'always' },
]);
/** What is another for a player is so in every theme. */
const PLAYERS_LOOKS = forThisRun([
  { width: 360, theme: 'dark', axe: 'full' },
  { width: 320, theme: 'dark', axe: 'never' },
  { width: 720, theme: 'dark', axe: 'never', full: true },
  { width: 1440, theme: 'dark', axe: 'always' },
]);

function forThisRun(looks: readonly Look[]): readonly Look[] {
  return isFull ? looks : looks.filter(({ full }) => !full);
}

const DEVICE_OF: Record<Language, Device> = { uz: 'phone', ru: 'desktop' };

async function put(visitor: Visitor, { width, theme }: Look): Promise<void> {
  await visitor.page.setViewportSize({ width, height: width < 800 ? 780 : 900 });
  await visitor.page.evaluate(async (name) => {
    const painted = async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const root = document.documentElement;
    const isOther = (root.dataset['theme'] ?? 'dark') !== name;
    if (name === 'light') root.dataset['theme'] = name;
    else delete root.dataset['theme'];
    // What listens to the window's size hears of it with the next frame.
    await painted();
    if (!isOther) return;
    // In reduced motion a change of colour still takes a hundredth of a millisecond, and a busy machine paints it late.
    // It is ended, not waited for: where content-visibility skips an element its transition stands still.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    await painted();
  }, theme);
}

interface Walk {
  visitor: Visitor;
  pages: readonly PublicPage[];
  who: 'guest' | 'player';
  looks?: readonly Look[];
  /** Whether axe looks at this page: at all of them in the full run. */
  isRead?: (page: PublicPage) => boolean;
}

/** What is wrong with a page in all looks, from the first of them on, in which it is loaded. */
async function problemsOf({ visitor, who, looks = LOOKS, isRead }: Walk, one: PublicPage): Promise<string[]> {
  const { page, open, locale, device } = visitor;
  const ordered = device === 'phone' ? looks : looks.toReversed();
  const problems: string[] = [];
  await page.setViewportSize({ width: ordered[0]?.width ?? 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(one.path);
  await page.waitForLoadState('networkidle');
  await whenStill(page);
  await scrollThrough(page);
  await whenStill(page);
  const shifts = await layoutShifts(page);
  if (shifts.reduce((sum, { value }) => sum + value, 0) > MAX_SHIFT)
    problems.push(`moves while it loads: ${shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('; ')}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const look of ordered) {
    const at = `${look.width} ${look.theme}`;
    await put(visitor, look);
    const sideways = await sidewaysBy(page);
    if (sideways > 0) problems.push(`${at}: scrolls sideways by ${sideways} px`);
    const isLookedAt = isFull ? look.axe !== 'never' : look.axe === 'always' && (isRead?.(one) ?? true);
    if (!isLookedAt) continue;
    problems.push(...(await axeProblems(page)).map((problem) => `${at}: ${problem}`));
    await takeScreen(page, `${who}/${locale}/${look.width}-${look.theme}/${one.name}`);
  }
  return problems;
}

const visitors = new Map<string, Visitor>();

/** The visitor who walks all pages that `email`, or a guest, sees so: a browser that starts anew for each takes half of the time. */
async function visitorOf(device: Device, locale: Language, email?: string): Promise<Visitor> {
  const name = `${email} ${device} ${locale}`;
  const known = visitors.get(name);
  if (known && !known.page.isClosed()) return known;
  const visitor = await visit({ device, locale, stays: true });
  visitors.set(name, visitor);
  await watchLayoutShift(visitor.page);
  if (email) await signInAs(visitor.page, site().origin, email);
  return visitor;
}

async function walk(order: Walk): Promise<string[]> {
  const { step, expectRefusal, locale } = order.visitor;
  const problems: string[] = [];
  for (const one of order.pages) {
    const address = withLocale(one.path, locale);
    if (one.status !== 200) expectRefusal({ status: one.status, path: address });
    await step(address, async () => {
      const found = await problemsOf(order, one);
      problems.push(...found.map((problem) => `${address}: ${problem}`));
    }).catch((error: unknown) => problems.push(String(error)));
  }
  return problems;
}

// In one language each, by turns: a page that is too wide is so in its words.
test.each(publicKinds.map((kind, at) => [kind, at] as const))(
  '%s stands for a guest, in both themes, at phone and desktop widths',
  async (kind, at) => {
    const pages = await publicPages(site().origin, kind);
    const found = await Promise.all(
      LOCALES.map(async (locale) => {
        const ofLanguage = pages.filter((_, place) => sampled(LOCALES, at + place).includes(locale));
        if (ofLanguage.length === 0) return [];
        const visitor = await visitorOf(DEVICE_OF[locale], locale);
        const isRead = (page: PublicPage) => page === pages[0];
        return walk({ visitor, pages: ofLanguage, who: 'guest', isRead });
      }),
    );
    expect(found.flat()).toEqual([]);
  },
  WALK_MS,
);

/** What shows a player something of theirs. */
const playersKinds = publicKinds.filter((kind) =>
  /^\/($|gamehall$|platform\/game\/[^/]+$|tournaments\/[^/]+$|winners$|offers|promotions|support$|betting$)/.test(kind),
);
test.each(playersKinds.map((kind, at) => [kind, at] as const))(
  '%s stands for a player',
  async (kind, at) => {
    const pages = oneOfEachKind(await publicPages(site().origin, kind));
    const found = await Promise.all(
      sampled(LOCALES, at).map(async (locale) => {
        const visitor = await visitorOf(locale === 'uz' ? 'desktop' : 'phone', locale, 'demo@yulduz.test');
        return walk({ visitor, pages, who: 'player', looks: PLAYERS_LOOKS });
      }),
    );
    expect(found.flat()).toEqual([]);
  },
  WALK_MS,
);

test.each(playerPages.map((one, at) => ({ ...one, at })))(
  '$path, which only players see, stands in both themes, at phone and desktop widths',
  async ({ at, ...one }) => {
    const found = await Promise.all(
      sampled(LOCALES, at).map(async (locale) => {
        const visitor = await visitorOf(DEVICE_OF[locale], locale, 'kyc@yulduz.test');
        return walk({ visitor, pages: [one], who: 'player' });
      }),
    );
    expect(found.flat()).toEqual([]);
  },
  WALK_MS,
);

test(
  'every page can be read without script',
  async () => {
    const { page, step, open, expectRefusal } = await visit({
      device: 'phone',
      locale: 'ru',
      javaScriptEnabled: false,
    });
    const problems: string[] = [];
    const pages = oneOfEachKind(await publicPages(site().origin));
    for (const { path, status } of [...pages, ...playerPages]) {
      if (path === playerPages[0]?.path) await signInAs(page, site().origin, 'kyc@yulduz.test');
      if (status !== 200) expectRefusal({ status, path: withLocale(path, 'ru') });
      await step(path, async () => {
        await open(path);
        const main = page.getByRole('main');
        const tell = (problem: string) => problems.push(`${path}: ${problem}`);
        if ((await main.getByRole('heading', { level: 1 }).count()) !== 1) tell('has not one heading');
        if ((await main.innerText()).length < 40) tell('says nothing');
        if ((await main.getByRole('link').count()) === 0) tell('leads nowhere');
        if ((await main.locator('[aria-busy=true]').filter({ visible: true }).count()) > 0) tell('waits for ever');
        for (const dead of await page
          .locator('button[type=button]:not([popovertarget],[commandfor])')
          .filter({ visible: true })
          .all())
          tell(`a button that does nothing: ${await dead.evaluate((button) => button.outerHTML.slice(0, 160))}`);
      }).catch((error: unknown) => problems.push(String(error)));
    }
    expect(problems).toEqual([]);
  },
  WALK_MS,
);
