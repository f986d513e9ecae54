import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/**
 * What scripts bring into a page and may sell, with the code by which it checks whether it may. All that a page is rendered with is checked
 * there (tests/http/pages/selling.test.ts); the queues of popups and notices have unit tests.
 */
const SURFACES = [
  ['popups for an idle player', 'client/features/popups/Popups.tsx', /useIdle\(pathname, uid > 0 && !isQuiet/],
  ['the number at the bell', 'client/features/notices/askNotices.ts', /unreadOf\(items, isQuiet\)/],
  ['the pushed number at the bell', 'client/app/shell/header/NoticeBell.tsx', /unreadOf\(items, known\.isQuiet\)/],
  ['the notices under the bell', 'client/features/notices/NoticePanel.tsx', /listedNotices\(items, isQuiet\)/],
  [
    'the notices of the profile',
    'client/features/profile/notification.loader.ts',
    /listedNotices\([^)]*, quiet !== null\)/,
  ],
  [
    'the hint at the first deposit',
    'client/features/hints/PlayerHints.tsx',
    /if \(!offer \|\| isQuiet\) return passkey/,
  ],
  ['the answer that PlayerEffects passes on', 'client/app/PlayerEffects.tsx', /const \{ isQuiet \} = useQuiet\(\)/],
] as const;

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
  getPopups: ['client/features/popups/Popups.tsx'],
  getNotifications: ['client/features/notices/NoticeArea.tsx'],
  "content('banner-entries')": ['client/app/root.loader.ts'],
  regHintConfig: ['client/features/hints/PlayerHints.tsx'],
};

const files = sourceFiles('client').filter(({ name }) => !/\.test\.tsx?$/.test(name));

test.each(SURFACES)(
  'the surface "%s", in its file %s, checks whether the player may be sold to',
  (_surface, name, asks) => {
    expect(files.find((file) => file.name === name)?.text, name).toMatch(asks);
  },
);

test.each(Object.entries(SOURCES))(
  'the loader %s is used only by files known to check, or to sell nothing',
  (source, known) => {
    const users = files.filter(({ text }) => text.includes(source)).map(({ name }) => name);
    expect(users.toSorted()).toEqual(known.toSorted());
  },
);

test('PlayerEffects passes isQuiet to popups, notices and hints', () => {
  const effects = files.find(({ name }) => name === 'client/app/PlayerEffects.tsx')?.text ?? '';
  for (const part of ['Popups', 'NoticeArea', 'PlayerHints'])
    expect(new RegExp(`<${part}[^>]*isQuiet=\\{isQuiet\\}`).test(effects), part).toBe(true);
});

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
