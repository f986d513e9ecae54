import { expect, test } from 'vitest';
import { LOCALES } from '../../shared/locales.ts';
import { journey, whenAlive } from '../support/journey.ts';
import { layoutShifts, watchLayoutShift } from '../support/layoutShift.ts';
import { sampled } from '../support/sampled.ts';

const { visit } = journey();
/** A page that would ask again does so with its first effects; this is many times longer than those take. */
const QUIET_MS = 1500;

test.each(sampled(LOCALES, 1))('a guest’s home in %s comes whole and asks for nothing again', async (locale) => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(api|content)\//.test(request.url())) asked.push(request.url());
  });
  await step('arrive', () => open('/'));
  await step('the streamed sections stand', async () => {
    const jackpots = page.getByRole('region', { name: text('lobby.jackpots') });
    await jackpots.getByRole('link', { name: text('lobby.jackpotGames') }).waitFor();
    const winners = page.getByRole('region', { name: text('lobby.winners') });
    await winners.getByRole('listitem').nth(4).waitFor();
  });
  await step('nothing is asked again', async () => {
    await page.waitForTimeout(QUIET_MS);
    expect(asked).toEqual([]);
  });
});

test.each([
  ['home', '/'],
  ['hall', '/gamehall'],
])('the %s does not move while it loads', async (_name, path) => {
  const { page, open, step } = await visit({ device: 'phone', locale: 'uz', reducedMotion: 'no-preference' });
  await watchLayoutShift(page);
  await step('arrive', () => open(path));
  await step('everything is there', async () => {
    await page.waitForLoadState('networkidle');
    await whenAlive(page);
  });
  const shifts = await layoutShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
});
