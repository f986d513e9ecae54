import { chromium } from 'playwright';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { earlyPresses } from './phone/earlyPresses.ts';
import { interactionDelays } from './phone/interactionDelays.ts';
import { lighthouseFigures } from './phone/lighthouseFigures.ts';
import { median } from './phone/median.ts';
import { motionFrames } from './phone/motionFrames.ts';
import { CPU_SLOWDOWN, type Figures, openOnPhone } from './phone/openOnPhone.ts';
import { everyPhonePage, firstPages, lighthousePages } from './phone/phonePages.ts';
import { startBenchSite } from './startProcess.ts';

/**
 * `npm run phone -- [9] [--all] [--lighthouse] [--only=inp]`: measures home, hall, a game and the deposit on a cheap phone with a slow
 * connection; `--all`: a page of every template, also signed in; `--lighthouse`: by Lighthouse itself; `--only=inp`: the delay from presses
 * to their frame; `--only=motion`: frames of motions; `--only=early`: presses on the deposit page before its scripts are loaded.
 */
const PLAYER = 'demo@yulduz.test';

const given = process.argv.slice(2);
const isAll = given.includes('--all');
/** How often each page is opened, each time with an empty browser cache. */
const RUNS = Number(given.find((one) => /^\d+$/.test(one)) ?? (isAll ? 3 : 5));

// An event stream never ends, so a player's page would never be idle.
const site = await startBenchSite({ EVENT_STREAMS: '0' });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const { cookie } = await signIn(site.origin, PLAYER);
  if (given.includes('--only=inp')) {
    console.log(
      'Presses on a phone of 360 px with the processor at a sixth, on an open page: milliseconds until they are painted',
    );
    console.table(await interactionDelays(browser, site.origin, cookie));
  } else if (given.includes('--only=motion')) {
    console.log('Motions on a phone of 360 px with the processor at a fourth: tasks of the main thread while they run');
    console.table(await motionFrames(browser, site.origin, cookie));
  } else if (given.includes('--only=early')) {
    console.log(
      `Presses on the deposit page 1.5 s after it was asked for, medians of ${RUNS}, on the phone and line of the others`,
    );
    console.table([await earlyPresses(browser, site.origin, cookie, RUNS)]);
  } else if (given.includes('--lighthouse')) {
    console.log(`Lighthouse, mobile preset, performance only, medians of ${RUNS}, a new browser each time`);
    console.table(await lighthouseFigures(site.origin, lighthousePages, `${cookieNames.age}=18; ${cookie}`, RUNS));
  } else {
    console.log(
      `Medians of ${RUNS}: 360 px at DPR 3, processor at 1/${CPU_SLOWDOWN}, slow 4G, nothing cached, not scrolled`,
    );
    const rows: Record<string, Record<string, number>> = {};
    for (const { path, isPlayer } of isAll ? await everyPhonePage(site.origin) : firstPages) {
      const all: Figures[] = [];
      // The first opening fills the page cache and makes the sandbox draw its pictures; it is not counted.
      for (let run = 0; run <= RUNS; run += 1) {
        const figures = await openOnPhone(
          browser,
          site.origin,
          path,
          isPlayer ? `${cookieNames.age}=18; ${cookie}` : undefined,
        );
        if (run > 0) all.push(figures);
      }
      rows[isPlayer ? `${path}, signed in` : path] = rowOf(all);
    }
    console.table(rows);
    console.log(
      'score: by the curves of Lighthouse (mobile) for first paint 10, largest paint 25, blocking time 30 and shifts 25, of what was measured.\nprocessor index: rounds of a fixed script in the moment before; compare scores and times only where it is alike.\ninteractive: when the effects of the whole page had run.',
    );
  }
} finally {
  await browser.close();
  await site.stop();
}

function rowOf(all: readonly Figures[]): Record<string, number> {
  const of = (key: keyof Figures) => Math.round(median(all.map((figures) => figures[key])));
  return {
    score: of('score'),
    'processor index': of('index'),
    'kB to first use': of('kB'),
    requests: of('requests'),
    'longest task, ms': of('longest'),
    'blocking time, ms': of('blocking'),
    'FCP, ms': of('fcp'),
    'LCP, ms': of('lcp'),
    'interactive, ms': of('interactive'),
    shifts: median(all.map(({ cls }) => Math.round(cls * 1_000) / 1_000)),
    nodes: of('nodes'),
  };
}
