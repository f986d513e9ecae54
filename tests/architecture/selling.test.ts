import { expect, test } from 'vitest';
import { sourceFiles } from '../support/sourceFiles.ts';

/** Every place that sells to a player, beside the pages that tests/http/pages/selling.test.ts walks, and how it asks whether it may: by the rule itself, or by what PlayerEffects asked for it. */
const SURFACES = [
  ['banners of the home page', 'client/features/lobby/home.loader.ts', /selling\(asked, \(\) => loadBanners\(args\)/],
  ['rows of the home page that sell', 'client/features/lobby/home.loader.ts', /quiet \? \[\] : load\(\)/],
  [
    'the same rows, their frames too',
    'client/features/lobby/HomePage.tsx',
    /!isQuiet && \(\s*<WhenNear>\s*<Promotions/,
  ],
  ['the banner of the menu', 'client/app/root.loader.ts', /menuBanner: \(quiet === null && /],
  ['menus and footer', 'client/app/root.loader.ts', /quiet \? await withoutSelling\(common, quiet\) : common/],
  ['the button that pays in', 'client/app/shell/header/DepositButton.tsx', /if \(isHeldBack \|\| /],
  ['the button that signs up', 'client/app/shell/header/Header.tsx', /!isOnBreak && \(\s*<AuthLink screen="signUp"/],
  ['the list of offers', 'client/features/offers/offers.loader.ts', /quiet \? Promise\.resolve\(\[\]\) : loadOffers/],
  ['one offer', 'client/features/offers/offer.loader.ts', /if \(await askQuiet\(args\)\) throw new Redirect/],
  ['bonuses in the cashier', 'client/features/cashier/deposit/loadDeposit.ts', /offers\.ok && !quiet \? depositOffers/],
  [
    'popups of campaigns',
    'client/features/popups/createPopupQueue.ts',
    /if \(place\.isQuiet && !place\.isPreview\) return;\n\s*const popups = await loadPopups/,
  ],
  ['popups for who hesitates', 'client/features/popups/Popups.tsx', /useIdle\(pathname, uid > 0 && !isQuiet/],
  [
    'the news of the club',
    'client/features/notices/createNotices.ts',
    /if \(isQuiet\) return;\n\s*const notices = await load/,
  ],
  ['the number at the bell', 'client/features/notices/askNotices.ts', /unreadOf\(items, isQuiet\)/],
  [
    'the number at the bell that is told',
    'client/app/shell/header/NoticeBell.tsx',
    /unreadOf\(items, known\.isQuiet\)/,
  ],
  ['what counts for it', 'client/entities/notice/unreadOf.ts', /listedNotices\(items, isQuiet\)/],
  ['the notices under the bell', 'client/features/notices/NoticePanel.tsx', /listedNotices\(items, isQuiet\)/],
  [
    'the notices of the profile',
    'client/features/profile/notification.loader.ts',
    /listedNotices\([^)]*, quiet !== null\)/,
  ],
  ['the hint at the first deposit', 'client/features/hints/PlayerHints.tsx', /if \(!offer \|\| isQuiet\) return null/],
  ['what PlayerEffects hands on', 'client/app/PlayerEffects.tsx', /const \{ isQuiet \} = useQuiet\(\)/],
] as const;

/** What brings something that may sell, and who may use it without asking: it was asked for by the visitor, or sells nothing. */
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

test.each(SURFACES)('%s are held back from a player who is not to be sold to', (_surface, name, asks) => {
  expect(files.find((file) => file.name === name)?.text, name).toMatch(asks);
});

test.each(Object.entries(SOURCES))('whoever uses %s is known to ask, or to sell nothing', (source, known) => {
  const users = files.filter(({ text }) => text.includes(source)).map(({ name }) => name);
  expect(users.toSorted()).toEqual(known.toSorted());
});

test('everything the player’s effects draw that sells is told whether it may', () => {
  const effects = files.find(({ name }) => name === 'client/app/PlayerEffects.tsx')?.text ?? '';
  for (const part of ['Popups', 'NoticeArea', 'PlayerHints'])
    expect(new RegExp(`<${part}[^>]*isQuiet=\\{isQuiet\\}`).test(effects), part).toBe(true);
});

test('the live chat is opened by a press, and a notification reaches a device by the one road that asks', () => {
  const loads = files.filter(({ text }) => text.includes('loadVendor(')).map(({ name }) => name);
  expect(loads.toSorted()).toEqual(['client/features/chat/ChatDialog.tsx', 'client/features/chat/loadVendor.ts']);
  expect(
    files
      .filter(({ text }) => /pushManager|showNotification/.test(text))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['client/features/profile/notification/usePush.ts', 'client/worker/WorkerScope.ts', 'client/worker/sw.ts']);
  // What sells goes out by the platform's word alone; that the sandbox asks before it gives it, its own test shows.
  const [sender] = sourceFiles('server').filter(({ name }) => name === 'server/push/createPushSender.ts');
  expect(sender?.text).toMatch(/if \(kind === 'club' && !maySell\) return;/);
});
