import { expect, test } from 'vitest';
import { LOCALES } from '#shared/locales.ts';
import { journey, type Visitor, whenStill } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { layOutAll } from '#tests/support/looks/layOutAll.ts';
import { lostText, textChanges } from '#tests/support/looks/texts/lostText.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { signIn } from '#tests/support/players/signIn.ts';

const { visit, site } = journey();

/** Pages of a guest and of a player; outside the full run only the first ones. */
const PAGES = {
  guest: [
    ['/', '/gamehall', '/forms/sign_up?type=email', '/loyalty'],
    [
      '/game/zarafshon-vault',
      '/forms/sign_in',
      '/promotions',
      '/tournaments',
      '/support',
      '/winners',
      '/providers',
      '/jackpots',
    ],
    ['/rules', '/faq', '/offers'],
  ],
  player: [
    ['/cashier/deposit', '/cashier/wallet', '/profile/settings'],
    [
      '/',
      '/cashier/withdraw',
      '/cashier/history',
      '/profile',
      '/profile/security',
      '/profile/bonuses',
      '/profile/bets/history',
    ],
    ['/profile/responsible-game', '/profile/cashback', '/profile/notification', '/profile/verification'],
  ],
} as const;
const WIDTHS = { phone: 360, desktop: 1440 } as const;

/** Every text and word of the pages is whole, none lies over another, and no page scrolls sideways. */
async function expectWhole({ page, open, step }: Visitor, paths: readonly string[]): Promise<void> {
  const lost: string[] = [];
  for (const path of paths)
    await step(path, async () => {
      await open(path);
      await whenStill(page);
      await layOutAll(page);
      for (const change of Object.keys(textChanges) as (keyof typeof textChanges)[])
        for (const problem of await lostText(page, change)) lost.push(`${path}, ${change}: ${problem}`);
    });
  expect(lost).toEqual([]);
}

const walks = (['phone', 'desktop'] as const).flatMap((device, index) =>
  (isFull ? LOCALES : LOCALES.slice(index, index + 1)).flatMap((locale) =>
    (['guest', 'player'] as const).map((who) => ({ device, locale, who })),
  ),
);

test.each(walks)(
  'at 200 % or with wider spacing, on a $device, in $locale, no text of a $who is cut, covered, broken or wider than the page',
  async ({ device, locale, who }) => {
    const visitor = await visit({ device, locale, viewport: { width: WIDTHS[device], height: 900 } });
    const { origin } = site();
    if (who === 'player') await beThePlayer(visitor.page, origin, await signIn(origin, 'demo@yulduz.test'));
    await expectWhole(visitor, isFull ? PAGES[who].flat() : PAGES[who][0]);
  },
  isFull ? 400_000 : 120_000,
);
