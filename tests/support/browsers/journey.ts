import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Language, withLocale } from '../../../shared/locales.ts';
import type { Lent } from '../sites/lend.ts';
import { lendSite } from '../sites/lendSite.ts';
import { type SandboxControls, sandboxControls } from '../sites/sandboxControls.ts';
import type { Site } from '../sites/startSite.ts';
import { type PageWatch, watchPage } from './watchPage.ts';
import { ageAnswer } from '../players/ageAnswer.ts';
import { messagesOf } from '../messagesOf.ts';
import { returningPage } from './returningPage.ts';
import { workerBrowser } from './workerBrowser.ts';

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
const LANGUAGES: Record<Language, string> = { uz: 'uz-UZ', ru: 'ru-RU' };
/** A page answers well within this on the slowest machine that runs the tests; beyond it something is broken. */
const TIMEOUT_BUDGET_MS = 15_000;
/** Many times what the longest step takes. What a script in the page waits for has no time limit of its own. */
const STEP_MS = 90_000;

export type Device = keyof typeof DEVICES;

interface VisitorOptions extends Omit<BrowserContextOptions, 'locale'> {
  device: Device;
  locale: Language;
  /** Nobody has asked the visitor's age yet. */
  isFirstVisit?: boolean;
  /** Origins besides the site's that the visitor's browser may ask. */
  vendors?: readonly string[];
  /** Their browser stays open until the end of the file, with what it has cached; the caller keeps the visitor. */
  stays?: boolean;
  /**
   * Their page is one that visitors of other tests have left, with the site's files in its browser and nothing else of them. Not
   * for who sets the clock or the media, or adds a script or a handler to the page: those cannot be taken back.
   */
  returns?: boolean;
}

export interface Visitor extends Pick<PageWatch, 'expectRefusal'> {
  page: Page;
  locale: Language;
  device: Device;
  text: ReturnType<typeof messagesOf>;
  /** Opens an address of the site (without language) in the visitor's language and waits until the page responds. */
  open(path: string): Promise<void>;
  /** A named part of the journey; fails, with everything that went wrong meanwhile, at its end. */
  step(name: string, run: () => Promise<unknown>): Promise<void>;
}

/** A stream is a request that never ends, so no page of a player would be idle; and it tells of a change at any moment. */
const WITHOUT_EVENTS = { EVENT_STREAMS: '0' };

/** Without these controls a site is for the next file what it was for this one. */
const HARMLESS = ['counters', 'reset'];

/**
 * A site for the tests of a file, and visitors with browser contexts of their own. The site is lent: files with the same `more`
 * in a worker share it, but for those that take `sandbox`: they get a new one, and keep it to themselves once a control is
 * pulled. Whatever a visitor's browser complained of fails the test, also when the test itself saw nothing. Without
 * `EVENT_STREAMS` in `more` the site has no streams of events.
 */
export function journey(more: Record<string, string> = {}) {
  const env = { ...WITHOUT_EVENTS, ...more };
  let lent: Lent<Site>;
  let isSpent = false;
  let hasControls = false;
  let isFaulty = false;
  let browser: Browser;
  let open: { page: Page; watch: PageWatch; stays: boolean; leave(): Promise<void> }[] = [];

  beforeAll(async () => {
    [lent, browser] = await Promise.all([
      // What a fault is to show must not be in the site's caches already.
      lendSite(env, { isFresh: hasControls }),
      workerBrowser(),
    ]);
  });
  afterAll(async () => {
    await Promise.all(open.map(({ leave }) => leave()));
    await lent?.giveBack({ isSpent });
  });
  afterEach(async () => {
    const visits = open;
    open = visits.filter(({ page, stays }) => stays && !page.isClosed());
    await Promise.all(visits.filter((one) => !open.includes(one)).map(({ leave }) => leave()));
    if (isFaulty) await sandboxControls(site()).heal();
    isFaulty = false;
    expect(visits.flatMap(({ watch }) => watch.take())).toEqual([]);
  });

  const site = () => lent.thing;

  async function visit({
    device,
    locale,
    vendors,
    isFirstVisit,
    stays = false,
    returns = false,
    ...options
  }: VisitorOptions): Promise<Visitor> {
    const hasScript = options.javaScriptEnabled !== false;
    const wanted: BrowserContextOptions = {
      ...DEVICES[device],
      locale: LANGUAGES[locale],
      timezoneId: 'Asia/Tashkent',
      // Carousels stand still and reels stop at once: what is awaited is the result, not its way.
      reducedMotion: 'reduce',
      // It would be installed for every visitor, and no page needs it to be read.
      serviceWorkers: 'block',
      baseURL: site().origin,
      ...options,
    };
    const { page, giveBack } = returns ? await returningPage(browser, wanted) : await newPage(browser, wanted);
    const context = page.context();
    context.setDefaultTimeout(TIMEOUT_BUDGET_MS);
    if (!isFirstVisit) await context.addCookies([ageAnswer(site().origin)]);
    const watch = await watchPage(page, site().origin, { hasScript, ...(vendors ? { vendors } : {}) });
    open.push({ page, watch, stays, leave: giveBack });
    const text = messagesOf(locale);
    return {
      page,
      locale,
      device,
      text,
      expectRefusal: watch.expectRefusal,
      open: async (path) => {
        // Without script a browser loads every picture at once: the page is there long before the last of them.
        await page.goto(withLocale(path, locale), { waitUntil: hasScript ? 'load' : 'domcontentloaded' });
        if (hasScript) await whenAlive(page);
      },
      step: async (name, run) => {
        watch.step(name);
        const done = new AbortController();
        const result = Promise.race([run(), closedAfter(page, STEP_MS, done.signal)]);
        await result
          .finally(() => done.abort())
          .catch((error: unknown) => {
            const also = watch.take().map((problem) => `\n  ${problem}`);
            throw new Error(`[${name}] ${error instanceof Error ? error.message : String(error)}${also.join('')}`, {
              cause: error,
            });
          });
        expect(watch.take()).toEqual([]);
      },
    };
  }

  return {
    visit,
    /** Of the file's site; only inside tests, as the controls. */
    site,
    /**
     * Of a site that other files use before and after. Faults are of methods whose answers it does not cache, and lifted at
     * the end of each test; players are left as others may find them.
     */
    lentSandbox(): Pick<SandboxControls, 'fault' | 'heal' | 'counters' | 'reset' | 'scenario'> {
      isFaulty = true;
      return sandboxControls(site());
    },
    /** Read when the file is loaded, it says that the file wants a site that no other has used. */
    get sandbox(): () => SandboxControls {
      hasControls = true;
      return () =>
        new Proxy(sandboxControls(site()), {
          get(controls, name: keyof SandboxControls) {
            isSpent ||= !HARMLESS.includes(name);
            return controls[name];
          },
        });
    },
  };
}

async function newPage(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  return { page: await context.newPage(), giveBack: () => context.close() };
}

/** Rejects when the time is over, and closes the page: what still waits for it fails at once, too. */
async function closedAfter(page: Page, ms: number, signal: AbortSignal): Promise<never> {
  await wait(ms, undefined, { signal });
  await page.close();
  throw new Error(`still waiting after ${ms / 1000} s`);
}

/** `expect` of what will be so in a moment. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: TIMEOUT_BUDGET_MS });
}

/** Resolves when effects have run, so that whatever is pressed answers: the toasts' popover opens in one. */
export async function whenAlive(page: Page): Promise<void> {
  await page.locator('[popover=manual]:popover-open').waitFor({ state: 'attached' });
}

/** Resolves when nothing stands in for something that is still on its way. */
export async function whenStill(scope: Page | Locator): Promise<void> {
  await eventually(() => scope.locator('[aria-busy=true]').count()).toBe(0);
}
