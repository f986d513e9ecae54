import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { mainThreadTasks } from '#bench/mainThreadTasks.ts';
import uz from '#client/i18n/messages/uz/lobby.json' with { type: 'json' };
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { newPhone } from './newPhone.ts';
import { slowDown } from './slowDown.ts';
import { warmUp } from './warmUp.ts';

const CPU_SLOWDOWN = 4;
const MAX_FRAME_MS = 32;
/** Longer than every motion. */
const MOTION_MS = 1_200;
/** The page sets this mark when a motion begins: what comes before is the press and the new page, which `--only=inp` measures. */
const BEGUN = 'motion-begun';
/** Not the link of its demo. */
const GAME_LINK = 'main article a[href*="/game/"]:not([href*="#"])';

interface Motion {
  path: string;
  isPlayer?: true;
  /** Starts the motion. */
  act: (page: Page) => Promise<void>;
}

const motions: Record<string, Motion> = {
  'hero, the star slides to the next dot': {
    path: '/',
    act: (page) => page.getByRole('button', { name: uz['lobby.hero.next'] }).click(),
  },
  'heart pops': {
    path: '/gamehall',
    isPlayer: true,
    act: (page) => page.locator('main article button[aria-pressed=false]').first().tap(),
  },
  'cover becomes the poster of its game': {
    path: '/gamehall',
    async act(page) {
      await page.locator(GAME_LINK).first().click();
      await page.waitForURL('**/game/**');
      await page.locator('[data-poster]').waitFor();
    },
  },
  'balance rolls': {
    path: '/',
    isPlayer: true,
    act: (page) => run(page, 'client/app/shell/header/rollDigits.ts', 'header [translate=no]', ['1 234 567', true]),
  },
  'stars of a big win': {
    path: '/game/pamir-fox',
    act: (page) => run(page, 'client/features/game/stage/burstStars.ts', 'main section', []),
  },
};

/** The longest task of the main thread while a motion runs, with the processor at a fourth. */
export async function motionFrames(
  browser: Browser,
  origin: string,
  cookie: string,
): Promise<Record<string, { 'longest frame, ms': number; 'over 32 ms': number }>> {
  const rows: Record<string, { 'longest frame, ms': number; 'over 32 ms': number }> = {};
  for (const [name, { path, isPlayer, act }] of Object.entries(motions)) {
    const age = `${cookieNames.age}=18`;
    const { page, session, close } = await newPhone(browser, origin, isPlayer ? `${age}; ${cookie}` : age);
    try {
      await page.addInitScript(markMotions, BEGUN);
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.waitForLoadState('networkidle').catch(() => undefined);
      await warmUp(page);
      await slowDown(session, CPU_SLOWDOWN);
      const tasks = await mainThreadTasks(
        browser,
        page,
        async () => {
          await page.evaluate(() => performance.clearMarks());
          await act(page);
          await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, BEGUN);
          await page.waitForTimeout(MOTION_MS);
        },
        BEGUN,
      );
      rows[name] = {
        'longest frame, ms': Math.round(Math.max(0, ...tasks)),
        'over 32 ms': tasks.filter((ms) => ms > MAX_FRAME_MS).length,
      };
    } finally {
      await close();
    }
  }
  return rows;
}

/** Calls the function of a late chunk with the parent of the element that `place` finds, or with it itself when it is a section. */
async function run(page: Page, source: string, place: string, args: readonly unknown[]): Promise<void> {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string; css?: string[] } | undefined
  >;
  const { file, css = [] } = manifest[source] ?? {};
  for (const sheet of css) await page.addStyleTag({ url: `/${sheet}` });
  await page.evaluate(
    async ([address, where, given]) => {
      const chunk = (await import(String(address))) as Record<string, (...all: unknown[]) => void>;
      const found = document.querySelector<HTMLElement>(String(where));
      const element = found?.tagName === 'SECTION' ? found : found?.parentElement;
      Object.values(chunk)[0]?.(element, ...(given as unknown[]));
    },
    [`/${file}`, place, args] as const,
  );
}

/** Runs in the page: marks the beginning of each animation, transition and page change. */
function markMotions(name: string): void {
  const mark = () => performance.mark(name);
  addEventListener('transitionstart', mark, true);
  addEventListener('animationstart', mark, true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    mark();
    return animate.apply(this, args);
  };
  const start = document.startViewTransition?.bind(document);
  if (start)
    document.startViewTransition = (update) => {
      const change = start(update);
      void change.ready.then(mark).catch(() => undefined);
      return change;
    };
}
