import { type Browser, chromium, type Page } from 'playwright';
import uz from '#client/i18n/messages/uz/hall.json' with { type: 'json' };
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { mainThreadTasks } from './mainThreadTasks.ts';
import { startBenchSite } from './startProcess.ts';

interface Figure {
  what: string;
  text: string;
  reached: boolean;
}

const GAMES = '5000';
/** A thousand tiles, the maximum of one list. */
const HALL = '/gamehall?page=42';
/** Milliseconds of a frame at 60 a second. */
const FRAME = 16;
const MAX_MOUNTED = 90;
const SCROLL_STEPS = 150;
const SCROLL_STEP_PX = 240;
/** Misspelt, spelt phonetically, in the other script, in the wrong keyboard layout, without a match. */
const TYPED = ['samarkand nihgts', 'рулетка сарой', 'feniks', 'цщда', 'qzqzqzqz'];

/** Measures a desktop with a hall of five thousand games: scrolling by the wheel, then the search at every character. */
export async function hallScroll(): Promise<Figure[]> {
  const site = await startBenchSite({ SANDBOX_GAMES: GAMES });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    // Without it the age dialog would cover the page.
    await context.addCookies([{ name: cookieNames.age, value: '18', url: site.origin }]);
    const page = await context.newPage();
    // One cover replaces all, so that the sandbox does not draw a thousand covers on the same machine.
    const cover = await (await fetch(`${site.origin}/uploads/games/zarafshon-vault-300x400.webp`)).arrayBuffer();
    await page.route('**/uploads/games/**', (route) =>
      route.fulfill({ body: Buffer.from(cover), contentType: 'image/webp' }),
    );
    await page.goto(site.origin + HALL, { waitUntil: 'networkidle' });
    // The document has the last games alone.
    await page.getByRole('link', { name: uz['hall.earlier'] }).click();
    await page.getByRole('link', { name: uz['hall.earlier'] }).waitFor({ state: 'detached' });
    await page.evaluate(() => window.scrollTo(0, 0));
    return [...(await scrolling(browser, page)), ...(await typing(browser, page))];
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function scrolling(browser: Browser, page: Page): Promise<Figure[]> {
  await page.waitForFunction(() => document.querySelectorAll('main article').length < 200);
  await page.mouse.move(900, 500);
  await watch(page);
  const tasks = await mainThreadTasks(browser, page, async () => {
    for (let step = 0; step < SCROLL_STEPS; step += 1) {
      await page.mouse.wheel(0, SCROLL_STEP_PX);
      await page.waitForTimeout(FRAME);
    }
  });
  const { mounted, shift, height } = await page.evaluate(() => ({
    ...(window as unknown as Watched).watched,
    height: Math.round(window.scrollY),
  }));
  return [
    timed('hall, scrolled by the wheel', tasks),
    {
      what: 'hall, tiles in the page',
      text: `${mounted} at most of 1000, ${height} px down; target ${MAX_MOUNTED}`,
      reached: mounted <= MAX_MOUNTED,
    },
    { what: 'hall, layout shift', text: `${shift.toFixed(4)}; target 0.01`, reached: shift <= 0.01 },
  ];
}

async function typing(browser: Browser, page: Page): Promise<Figure[]> {
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  // Waits until the catalogue is loaded and the fuzzy index is ready.
  await field.fill('sa');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.waitForTimeout(1_000);
  const tasks = await mainThreadTasks(browser, page, async () => {
    for (const text of TYPED) {
      await field.fill('');
      await field.pressSequentially(text, { delay: 60 });
    }
  });
  return [timed('search, a letter', tasks)];
}

interface Watched {
  watched: { mounted: number; shift: number };
}

/** Records the maximum of mounted tiles and the layout shift. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = { mounted: 0, shift: 0 };
    (window as unknown as Watched).watched = watched;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) watched.shift += value;
      }
    }).observe({ type: 'layout-shift' });
    const look = () => {
      watched.mounted = Math.max(watched.mounted, document.querySelectorAll('main article').length);
      requestAnimationFrame(look);
    };
    look();
  });
}

function timed(what: string, tasks: readonly number[]): Figure {
  const long = tasks.filter((ms) => ms > FRAME).length;
  const worked = tasks.filter((ms) => ms > 1).toSorted((a, b) => a - b);
  const percentile = (share: number) => (worked[Math.floor((worked.length - 1) * share)] ?? 0).toFixed(1);
  return {
    what,
    text: `tasks p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, longest ${percentile(1)} ms, ${long} over ${FRAME} ms; target 0`,
    reached: long === 0,
  };
}
