import { setTimeout as sleep } from 'node:timers/promises';
import { startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { type Answered, ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';
import type { FaultRow, MeasureFaults } from './FaultRow.ts';
import { hotRoutes } from './hotRoutes.ts';
import { ratedLoad } from './ratedLoad.ts';
import { faults } from './serviceFaults.ts';

const TIMEOUT = 1_500;
const ROUNDS = 8;
const kinds = ['connection refused', 'reset', 'hang'] as const;

const calls: Record<string, (origin: string) => Promise<Answered>> = {
  'games.getCategories': (origin) => ask(origin, '/api/games.getCategories'),
  'jackpots.get': (origin) => ask(origin, '/api/jackpots.get'),
  'account.getInfo': (origin) => ask(origin, '/api/account.getInfo', { headers: { cookie: 'sid=1' } }),
  'POST auth.login': (origin) => postForm(origin, '/api/auth.login', { login: 'a@b.uz', password: 'x' }),
  'POST cashier.makedeposit': (origin) =>
    postForm(origin, '/api/cashier.makedeposit', { amount: '1000' }, { cookie: 'sid=1' }),
};

/** The platform refuses, resets or hangs: guests still get pages, API callers get a typed error in time. */
export const platformDead: MeasureFaults = async ({ seconds }) => {
  const rows: FaultRow[] = [];
  const upstream = await startSite();
  const platform = await startServiceProxy(upstream.sandbox);
  const site = await startSite({
    SANDBOX: '0',
    CONTENT_URL: upstream.sandbox,
    PLATFORM_URL: platform.url,
    PLATFORM_TIMEOUT: `${TIMEOUT}ms`,
    CASHIER_TIMEOUT: `${TIMEOUT}ms`,
    CACHE_PAGES_FRESH: '1s',
  });
  const load = { origins: [site.origin], paths: hotRoutes };
  const untilPlatformCalled = async (): Promise<void> => {
    for (let timeoutBudget = 150; timeoutBudget > 0; timeoutBudget -= 1) {
      if ((await ask(site.origin, '/api/games.getCategories')).status === 200) return;
      await sleep(100);
    }
    throw new Error('the platform is well, and is not asked');
  };
  /** Makes all calls in rounds; returns the slowest and the number of each answer. */
  const callAll = async () => {
    let slowest = { name: '', ms: 0 };
    const seen = new Map<string, number>();
    const caller = async ([name, call]: [string, (origin: string) => Promise<Answered>]): Promise<void> => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const answer = await call(site.origin).catch(() => undefined);
        const isTyped = answer && /^\{"error":\{"type":"\w+Exception"/.test(answer.text);
        const isRight = isTyped && [502, 504].includes(answer.status);
        const outcome = isRight ? `${answer.status} typed` : `${name}: ${answer ? answer.status : 'no answer'}`;
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
        if (answer && answer.whole > slowest.ms) slowest = { name, ms: answer.whole };
      }
    };
    await Promise.all(Object.entries(calls).map(caller));
    return { slowest, seen };
  };
  try {
    await untilReady(site.origin);
    await ratedLoad({ ...load, perSecond: 50, seconds: 3 });
    for (const kind of kinds) {
      await faults[kind](platform);
      const [pages, { slowest, seen }] = await Promise.all([
        ratedLoad({ ...load, perSecond: 100, seconds }),
        callAll(),
      ]);
      await platform.clearFaults();
      const answers = [...seen].map(([what, count]) => `${count} x ${what}`).join(', ');
      const other = pages.answers - (pages.statuses[200] ?? 0);
      rows.push({
        what: `platform: ${kind}, ${seconds} s; ${Object.keys(calls).join(', ')}`,
        measured: `guests ${other} not 200, ${pages.broken} broken of ${pages.answers}; /api ${answers}, slowest ${slowest.name} ${Math.round(slowest.ms)} ms`,
        target: `guests 0, 0; /api typed 502 or 504 within ${TIMEOUT + 500} ms`,
        ok:
          other === 0 &&
          pages.broken === 0 &&
          [...seen.keys()].every((outcome) => outcome.endsWith(' typed')) &&
          slowest.ms <= TIMEOUT + 500,
      });
      await untilPlatformCalled();
    }
  } finally {
    await site.stop();
    await platform.close();
    await upstream.stop();
  }
  return rows;
};
