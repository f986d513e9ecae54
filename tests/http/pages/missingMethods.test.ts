import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

/** Methods that an operator's platform may not have. */
const MISSING = [
  'tournaments.get',
  'jackpots.get',
  'jackpots.getWinners',
  'leaderboard.get',
  'account.getPlayReport',
  'account.getAbsence',
  'account.getBudget',
  'account.getPlayLimits',
  'account.getSessionFacts',
  'account.getTrusted',
  'account.getSessions',
  'account.getSocials',
  'account.getShield',
  'account.getNotices',
  'loyalty.getpoints',
];

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite();
  await untilReady(site.origin);
  ({ cookie } = await signUp(site.origin, 'missing-methods@example.uz'));
  const { fault } = sandboxControls(site);
  for (const target of MISSING) await fault({ target, kind: 'MethodNotFound' });
});
afterAll(() => site?.stop());

const text = messagesOf('uz');

test.each([paths.home.build(), paths.tournaments.build(), paths.winners.build()])(
  '%s, for a guest of a platform without its methods, has no section with a retry that cannot help',
  async (path) => {
    const page = await askPage(site.origin, path);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('<div role="alert">');
  },
);

test('the tournaments page of a platform without tournaments says that there are none', async () => {
  expect((await askPage(site.origin, paths.tournaments.build())).text).toContain(text('tournaments.empty'));
});

test.each([paths.winners.build(), paths.jackpots.build()])(
  '%s, whose only list the platform does not have, says so without a retry',
  async (path) => {
    const page = await askPage(site.origin, path);
    expect(page.text).toContain(text('errors.MethodNotFoundException'));
    expect(page.text).not.toContain(text('hall.retry'));
  },
);

test.each([
  paths.profileResponsibleGame.build(),
  paths.profileSecurity.build(),
  paths.profileNotification.build(),
  paths.profileLoyalty.build(),
  paths.profileGifts.build(),
])('%s, for a player of a platform without the methods of its optional cards, has no failed section', async (path) => {
  const page = await askPage(site.origin, path, { cookie });
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('<div role="alert">');
});
