import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/**
 * The number that the platform's stream brings to the bell: journeys run without streams, so the rule is read in the source. All else that sells
 * is checked where a visitor sees it: what a page is rendered with in tests/http/pages/selling.test.ts, the bell in askNotices.test.ts and
 * NoticePanel.test.tsx, the list of notices in notification.loader.test.ts, hints and popups in tests/journeys/rewards/quiet.test.ts.
 */
const PUSHED_NUMBER = ['client/app/shell/header/NoticeBell.tsx', /unreadOf\(items, \w+\.isQuiet\)/] as const;

/** Loaders of content that may sell, and the files that may use them: each checks first, or shows what the visitor asked for. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  getBanners: ['client/entities/promotion/loadPromotions.ts', 'client/features/lobby/home.loader.ts'],
  loadPromotionCards: [
    'client/entities/promotion/loadPromotionCards.ts',
    'client/features/lobby/home.loader.ts',
    'client/features/promotions/promotions.loader.ts',
  ],
  getOffers: ['client/features/offers/loadOffers.ts', 'client/features/cashier/deposit/loadDeposit.ts'],
  loadOffers: [
    'client/features/offers/loadOffers.ts',
    'client/features/offers/offers.loader.ts',
    'client/features/offers/offer.loader.ts',
  ],
  getProducts: [
    'client/entities/club/loadProducts.ts',
    'client/entities/club/productCard.ts',
    'client/features/loyalty/loyalty.loader.ts',
    'client/features/profile/loyalty.loader.ts',
  ],
  loadProducts: [
    'client/entities/club/loadProducts.ts',
    'client/features/loyalty/shop.loader.ts',
    'client/features/profile/gifts.loader.ts',
  ],
  getPopups: ['client/features/popups/Popups.tsx'],
  getNotifications: ['client/features/notices/NoticeArea.tsx'],
  "content('banner-entries')": ['client/app/root.loader.ts'],
  regHintConfig: ['client/features/hints/PlayerHints.tsx'],
};

const files = sourceFiles('client').filter(({ name }) => !/\.test\.tsx?$/.test(name));

test('the number that is pushed to the bell counts what the list shows', () => {
  const [name, rule] = PUSHED_NUMBER;
  expect(files.find((file) => file.name === name)?.text).toMatch(rule);
});

test.each(Object.entries(SOURCES))(
  'the loader %s is used only by files known to check, or to sell nothing',
  (source, known) => {
    const users = files.filter(({ text }) => text.includes(source)).map(({ name }) => name);
    expect(users.toSorted()).toEqual(known.toSorted());
  },
);

test('the live chat is loaded by its dialog alone, and notifications are sent by files that check maySell', () => {
  const loads = files.filter(({ text }) => text.includes('loadVendor(')).map(({ name }) => name);
  expect(loads.toSorted()).toEqual(['client/features/chat/ChatDialog.tsx', 'client/features/chat/loadVendor.ts']);
  expect(
    files
      .filter(({ text }) => /pushManager|showNotification/.test(text))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['client/features/profile/notification/usePush.ts', 'client/worker/WorkerScope.ts', 'client/worker/sw.ts']);
  // A selling message is sent only if the platform allows it; the sandbox's own test shows that it checks first.
  const [sender] = sourceFiles('server').filter(({ name }) => name === 'server/push/createPushSender.ts');
  expect(sender?.text).toMatch(/if \(kind === 'club' && !maySell\) return;/);
});
