import { expect, test } from 'vitest';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey();
const LIMITS = '/profile/responsible-game';
const MINUTE = 60;

interface Movement {
  id: number;
  at: number;
  cause: 'deposit' | 'bet';
  balance: 'main';
  amount: { amount: number; currency: 'UZS' };
}

/** Three deposits, each made right after the one before was lost, yesterday. */
function chasing(): Movement[] {
  const start = Math.floor(Date.now() / 1_000) - 24 * 60 * MINUTE;
  const row = (time: number, cause: Movement['cause'], amount: number) =>
    ({ at: time, cause, balance: 'main', amount: { amount, currency: 'UZS' } }) as const;
  return [0, 60, 120]
    .flatMap((minutes) => {
      const time = start + minutes * MINUTE;
      const bets = Array.from({ length: 30 }, (_, index) => row(time + (index + 1) * MINUTE, 'bet', -1_000));
      return [row(time, 'deposit', 30_000), ...bets];
    })
    .map((movement, index) => ({ id: index + 1, ...movement }));
}

async function answerMovements({ page }: Visitor, items: Movement[]): Promise<void> {
  await page.route('**/api/cashier.getmovements*', (route) => route.fulfill({ json: { data: { items, next: null } } }));
}

test('a player who chases losses is told once at a calm place, with a break in one press; the operator gets a count', async () => {
  const visitor = await visit({ device: 'phone', locale: 'uz' });
  const { page, text, open, step } = visitor;
  await newPlayer(page, site().origin);
  await answerMovements(visitor, chasing());
  const told: { body: string | null; cookie: string | undefined }[] = [];
  page.on('request', async (request) => {
    if (!request.url().endsWith('/_/signs')) return;
    told.push({ body: request.postData(), cookie: (await request.allHeaders())['cookie'] });
  });
  const hint = page.getByRole('complementary', { name: text('care.hintTitle') });
  await step('home tells it after a while', async () => {
    await page.clock.install();
    await open('/');
    await eventually(async () => {
      await page.clock.runFor(5_000);
      return hint.getByText(text('care.chasing', { times: 2 })).count();
    }).toBe(1);
    await eventually(() => told).toEqual([{ body: JSON.stringify({ signs: ['chasing'] }), cookie: undefined }]);
  });
  await step('its press leads to a break of a day, where nothing floats', async () => {
    await hint.getByRole('link', { name: text('care.pause') }).click();
    await page
      .getByRole('heading', { name: text('limits.pause.1d') })
      .or(page.locator('#pause'))
      .first()
      .waitFor();
    expect(await hint.count()).toBe(0);
  });
  await step('it is not told again on the same day', async () => {
    await open('/');
    for (let seconds = 0; seconds < 60; seconds += 5) await page.clock.runFor(5_000);
    expect(await hint.count()).toBe(0);
    expect(told).toHaveLength(1);
  });
});

test('the card of signs names what was seen, how it is found and what helps; ordinary play has none', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'ru', returns: true });
  const { page, text, open, step } = visitor;
  await newPlayer(page, site().origin);
  const card = page.getByRole('region', { name: text('care.title') });
  await step('a new player has no sign', async () => {
    await open(LIMITS);
    await card.getByText(text('care.none')).waitFor();
  });
  await step('chasing is named', async () => {
    await answerMovements(visitor, chasing());
    await open(LIMITS);
    await card.getByText(text('care.chasing', { times: 2 })).waitFor();
    await card.getByRole('link', { name: text('care.pause') }).waitFor();
    await card.getByText(text('care.rules'), { exact: true }).click();
    await card.getByText(text('care.rule.chasing', { hours: 2, share: 60, times: 2 })).waitFor();
  });
  await step('a platform that lists no movements has no card', async () => {
    await page.unroute('**/api/cashier.getmovements*');
    await page.route('**/api/cashier.getmovements*', (route) =>
      route.fulfill({ json: { error: { type: 'MethodNotFoundException', message: '' } } }),
    );
    await open(LIMITS);
    await page.getByRole('region', { name: text('limits.break'), exact: true }).waitFor();
    await eventually(() => card.count()).toBe(0);
  });
});
