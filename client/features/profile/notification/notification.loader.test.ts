import { expect, test } from 'vitest';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { loadCritical } from '../notification.loader.ts';

const notice = (id: number, trigger: string) => ({ id, trigger, is_read: false });
const account = { uid: 7 } as never;

/** The page’s data for a player who has switched offers off, or not. */
function pageOf(offersOff: string | null) {
  const { args } = createLoaderArgs({
    path: '/profile/notification',
    content: { 'prazer-config': {} },
    answers: {
      'loyalty.getinfo': () => ({ is_active: false }),
      'account.getProfileInfo': () => ({ contacts: [] }),
      'account.getDepositLimit': () => ({ limit_amount: null, available_amount: 1, period: 'none' }),
      'account.getBudget': () => ({ amount: null, left: null }),
      'account.getPlayLimits': () => ({ limits: [] }),
      'account.getNotices': () => ({ items: [notice(1, 'level'), notice(2, 'password')] }),
      'support.getTickets': () => ({ items: [] }),
      'storage.get': () => ({ offers_off: offersOff }),
    },
    stores: { session: { account, fatal: null, isPending: false, isOnBreak: false } },
  });
  return loadCritical(args);
}

test('the page of notices lists the club’s news only where something may be advertised', async () => {
  const idsOf = async (offersOff: string | null) => {
    const { notices, siteOffers } = await pageOf(offersOff);
    return [notices.ok && notices.value.map(({ id }) => id), siteOffers];
  };
  expect(await idsOf(null)).toEqual([[1, 2], true]);
  expect(await idsOf('1')).toEqual([[2], false]);
});
