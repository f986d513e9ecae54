import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { type Language, withLocale } from '#shared/locales.ts';
import { isFull } from '#tests/support/isFull.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { keepEvidence } from './keepEvidence.ts';
import { lastingChanges } from './lastingChanges.ts';
import { closeReturned, returningPage } from './returningPage.ts';
import { type PageWatch, watchPage } from './watchPage.ts';
import { workerBrowser } from './workerBrowser.ts';

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
/** What the browser asks for; a new language by its own tag. */
const LANGUAGES: Partial<Record<Language, string>> = { uz: 'uz-UZ', ru: 'ru-RU' };
/** Playwright's default timeout. A page takes much less on the slowest machine that runs the tests. */
const DEFAULT_TIMEOUT_MS = 15_000;
/**
 * Many times the longest step; the full run checks a page in six looks in one step. A wait inside a script of the page has no other
 * time limit.
 */
const STEP_MS = isFull ? 300_000 : 90_000;

/** The screens that journeys use. */
export type Device = keyof typeof DEVICES;

interface VisitorOptions extends Omit<BrowserContextOptions, 'locale'> {
  device: Device;
  locale: Language;
  /** The visitor has not confirmed their age yet. */
  isFirstVisit?: boolean;
  /** The browser loads pictures. Only for tests about pictures, weight or looks. */
  hasPictures?: boolean;
  /** Origins besides the site's that the visitor's browser may request. */
  vendors?: readonly string[];
  /** Their browser context stays open, with its cache, until the end of the file; the caller stores the visitor. */
  stays?: boolean;
  /**
   * Reuses a page of earlier tests, with the site's files cached and nothing else of them. Not for tests that set the media or add a
   * handler to the page: those cannot be undone. A page whose clock was set, or which has an added script, is not reused.
   */
  returns?: boolean;
}

/** A visitor of a journey: a page in a browser context, a language and a device. */
export interface Visitor extends Pick<PageWatch, 'expectError' | 'expectRefusal'> {
  page: Page;
  locale: SandboxLanguage;
  device: Device;
  text: ReturnType<typeof messagesOf>;
  /** Opens a path (without language) in the visitor's language. Resolves when the page is interactive; rejects after the timeout. */
  open(path: string): Promise<void>;
  /** Runs a named part of the journey. Rejects with its error and every problem that the browser reported, or after 90 s. */
  step(name: string, run: () => Promise<unknown>): Promise<void>;
}

/** A stream is a request that never ends, so a player's page would never be idle; and its events come at any moment. */
const WITHOUT_EVENTS = { EVENT_STREAMS: '0' };

/** Controls that leave a site usable for the next file. */
const HARMLESS = ['counters', 'reset', 'answer'];

/**
 * A site for the tests of a file, and visitors with separate browser contexts. Files of a worker with the same `more` share the
 * site. A file that takes `sandbox` gets a new one, which is stopped at its end once a control was used. Every problem that a
 * visitor's browser reports fails the test. Without `EVENT_STREAMS` in `more` the site has no event streams.
 */
export function journey(more: Record<string, string> = {}) {
  const env = { ...WITHOUT_EVENTS, ...more };
  let lent: Lent<Site>;
  let isSpent = false;
  let hasControls = false;
  let isFaulty = false;
  let open: { page: Page; watch: PageWatch; stays: boolean; leave(): Promise<void> }[] = [];

  beforeAll(async () => {
    [lent] = await Promise.all([
      // A fault has no effect on values that are cached already.
      lendSite(env, { isFresh: hasControls }),
      workerBrowser(),
    ]);
  });
  afterAll(async () => {
    await Promise.all(open.map(({ leave }) => leave()));
    if (isSpent) await closeReturned(site().origin);
    await lent?.giveBack({ isSpent });
  });
  afterEach(async ({ task }) => {
    const visits = open;
    if (task.result?.state === 'fail') await keepEvidence(task, visits);
    open = visits.filter(({ page, stays }) => stays && !page.isClosed());
    await Promise.all(visits.filter((one) => !open.includes(one)).map(({ leave }) => leave()));
    if (isFaulty) await sandboxControls(site()).heal();
    isFaulty = false;
    expect(visits.flatMap(({ watch }) => watch.take())).toEqual([]);
  });

  const site = () => lent.value;

  async function visit({
    device,
    locale,
    vendors,
    isFirstVisit,
    stays = false,
    returns = false,
    hasPictures = false,
    ...options
  }: VisitorOptions): Promise<Visitor> {
    const hasScript = options.javaScriptEnabled !== false;
    const wanted: BrowserContextOptions = {
      ...DEVICES[device],
      locale: LANGUAGES[locale] ?? locale,
      timezoneId: 'Asia/Tashkent',
      // Carousels do not move and reels stop at once, so that tests wait for results only.
      reducedMotion: 'reduce',
      // The worker would be installed for every visitor, and no page needs it.
      serviceWorkers: 'block',
      baseURL: site().origin,
      ...options,
    };
    const browser = await workerBrowser({ hasPictures });
    const { page, giveBack } = returns ? await returningPage(browser, wanted) : await newPage(browser, wanted);
    const context = page.context();
    context.setDefaultTimeout(DEFAULT_TIMEOUT_MS);
    if (!isFirstVisit) await context.addCookies([ageAnswer(site().origin)]);
    const watch = await watchPage(page, site().origin, {
      hasScript,
      isWithoutPictures: !hasPictures,
      ...(vendors ? { vendors } : {}),
    });
    if (returns) lastingChanges.watch(page);
    await context.tracing.start();
    open.push({
      page,
      watch,
      stays,
      leave: async () => {
        // Without a file the trace is thrown away; a closed context has none.
        await context.tracing.stop().catch(() => {});
        await giveBack();
      },
    });
    const text = messagesOf(locale);
    return {
      page,
      locale: locale as SandboxLanguage,
      device,
      text,
      expectRefusal: watch.expectRefusal,
      expectError: watch.expectError,
      open: async (path) => {
        // Without scripts a browser loads all pictures at once, and `load` would wait for the last.
        await page.goto(withLocale(path, locale), { waitUntil: hasScript ? 'load' : 'domcontentloaded' });
        await (hasScript ? whenAlive(page) : whenStyled(page));
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
    /** The site of the file. Call it inside tests only, as the controls. */
    site,
    /**
     * Controls of a site that other files use too. Set faults only for methods whose answers it does not cache: they are
     * lifted after each test. Leave the demo players unchanged.
     */
    lentSandbox(): Pick<SandboxControls, 'fault' | 'heal' | 'counters' | 'reset' | 'scenario' | 'answer'> {
      isFaulty = true;
      return sandboxControls(site());
    },
    /** Controls of a site that no other file has used. Read this property when the file is loaded. */
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

/** Rejects after `ms` and closes the page, so that pending calls of the page fail as well. */
async function closedAfter(page: Page, ms: number, signal: AbortSignal): Promise<never> {
  await wait(ms, undefined, { signal });
  await page.close();
  throw new Error(`still waiting after ${ms / 1000} s`);
}

/** `expect.poll` with the timeout of a journey: repeats `read` until the matcher passes, rejects after 15 s. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: DEFAULT_TIMEOUT_MS });
}

/** The toasts' popover, once an effect has opened it. A dialog is a manual popover too while it opens. */
export const ALIVE = 'section[popover=manual]:popover-open';

/** Resolves when the effects of a page have run and it is interactive: one of them opens the toasts' popover. Rejects after the timeout. */
export async function whenAlive(page: Page): Promise<void> {
  await page.locator(ALIVE).waitFor({ state: 'attached' });
}

/** Resolves when the style sheets are loaded: before that, what they hide is visible. Rejects after 15 s. */
async function whenStyled(page: Page): Promise<void> {
  const sheets = page.locator('link[rel=stylesheet]:not([disabled])');
  await eventually(() => sheets.evaluateAll((links) => links.every((link) => (link as HTMLLinkElement).sheet))).toBe(
    true,
  );
}

/** Resolves when no placeholder (`aria-busy`) is left in the page or locator. Rejects after 15 s. */
export async function whenStill(scope: Page | Locator): Promise<void> {
  await eventually(() => scope.locator('[aria-busy=true]').count()).toBe(0);
}
