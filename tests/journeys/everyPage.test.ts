import { expect, test } from 'vitest';
import { LOCALES, withLocale } from '../../shared/locales.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { journey, type Visitor, whenStill } from '../support/journey.ts';
import { layoutShifts, watchLayoutShift } from '../support/layoutShift.ts';
import { type PublicPage, publicPages } from '../support/publicPages.ts';
import { scrollThrough } from '../support/scrollThrough.ts';
import { sidewaysBy } from '../support/sidewaysBy.ts';
import { signInAs } from '../support/signInAs.ts';
import { takeScreen } from '../support/takeScreen.ts';

const { visit, site } = journey();
const WALK_MS = 900_000;
/** Web Vitals call 0.1 good; a page that knows its sizes has none. */
const MOST_SHIFT = 0.01;

interface Look {
  width: number;
  theme: 'dark' | 'light';
  /** Axe reads every element: only where the layout or the colours are others. */
  axe: boolean;
}

/** 320 px is the narrowest screen that must show everything, 720 is a desktop at 200 % (WCAG 1.4.4, 1.4.10). */
const LOOKS: readonly Look[] = [
  { width: 360, theme: 'dark', axe: true },
  { width: 320, theme: 'dark', axe: false },
  { width: 720, theme: 'dark', axe: false },
  { width: 820, theme: 'light', axe: true },
  { width: 1440, theme: 'dark', axe: true },
];

/** What is another for a player is so in every theme. */
const HIS_LOOKS = LOOKS.filter(({ theme }) => theme === 'dark');

async function put(visitor: Visitor, { width, theme }: Look): Promise<void> {
  await visitor.page.setViewportSize({ width, height: width < 800 ? 780 : 900 });
  await visitor.page.evaluate(async (name) => {
    if (name === 'light') document.documentElement.dataset['theme'] = name;
    else delete document.documentElement.dataset['theme'];
    // In reduced motion a change of colour still takes a hundredth of a millisecond, and a busy machine paints it late.
    const painted = async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    await painted();
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    await painted();
  }, theme);
}

/** What is wrong with a page in all looks, from the first of them on, in which it is loaded. */
async function problemsOf(visitor: Visitor, { name, path }: PublicPage, looks: readonly Look[], who: string) {
  const { page, open, locale } = visitor;
  const problems: string[] = [];
  await page.setViewportSize({ width: looks[0]?.width ?? 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(path);
  await page.waitForLoadState('networkidle');
  await whenStill(page);
  await scrollThrough(page);
  await whenStill(page);
  const shifts = await layoutShifts(page);
  if (shifts.reduce((sum, { value }) => sum + value, 0) > MOST_SHIFT)
    problems.push(`moves while it loads: ${shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('; ')}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const look of looks) {
    const at = `${look.width} ${look.theme}`;
    await put(visitor, look);
    const sideways = await sidewaysBy(page);
    if (sideways > 0) problems.push(`${at}: scrolls sideways by ${sideways} px`);
    if (!look.axe) continue;
    problems.push(...(await axeProblems(page)).map((problem) => `${at}: ${problem}`));
    await takeScreen(page, `${who}/${locale}/${look.width}/${name}`);
  }
  return problems;
}

async function walk(
  visitor: Visitor,
  pages: readonly PublicPage[],
  who: string,
  wanted: readonly Look[] = LOOKS,
): Promise<string[]> {
  const { step, expectRefusal, page, locale, device } = visitor;
  const looks = device === 'phone' ? wanted : wanted.toReversed();
  await watchLayoutShift(page);
  const problems: string[] = [];
  for (const one of pages) {
    const address = withLocale(one.path, locale);
    if (one.status !== 200) expectRefusal({ status: one.status, path: address });
    await step(address, async () => {
      const found = await problemsOf(visitor, one, looks, who);
      problems.push(...found.map((problem) => `${address}: ${problem}`));
    }).catch((error: unknown) => problems.push(String(error)));
  }
  return problems;
}

test(
  'every page stands for a guest, in both languages and themes, at every width',
  async () => {
    const pages = await publicPages(site().origin);
    const [uz, ru] = await Promise.all([
      visit({ device: 'phone', locale: 'uz' }).then((visitor) => walk(visitor, pages, 'guest')),
      visit({ device: 'desktop', locale: 'ru' }).then((visitor) => walk(visitor, pages, 'guest')),
    ]);
    expect([...uz, ...ru]).toEqual([]);
  },
  WALK_MS,
);

test(
  'the pages that show a player something of his stand for him, too',
  async () => {
    const isHis = ({ path }: PublicPage) =>
      /^\/($|gamehall$|platform\/game\/[^/]+$|tournaments\/[^/]+$|winners$|offers|promotions|support$|betting$)/.test(
        path,
      );
    const pages = (await publicPages(site().origin)).filter(isHis);
    const looks = await Promise.all(
      LOCALES.map(async (locale) => {
        const visitor = await visit({ device: locale === 'uz' ? 'desktop' : 'phone', locale });
        await signInAs(visitor.page, site().origin, 'demo@yulduz.test');
        return walk(visitor, pages, 'player', HIS_LOOKS);
      }),
    );
    expect(looks.flat()).toEqual([]);
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
    for (const { path, status } of await publicPages(site().origin)) {
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
