import type { Locator, Page } from 'playwright';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { press } from './press.ts';

export interface Interaction {
  path: string;
  /** Signed in. */
  isPlayer?: true;
  /** Preparation before the press, at full processor speed. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** Resolves when the effect of the press is visible. */
  until: (page: Page) => Promise<unknown>;
}

const text = messagesOf('uz');
const bar = (page: Page) => page.getByRole('navigation', { name: text('shell.mobileMenu') });
const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => page.getByRole('dialog', { name: text('search.title') });
const menu = (page: Page) => page.getByRole('dialog', { name: text('shell.menu') });
const amount = (page: Page) => main(page).getByRole('textbox', { name: text('deposit.amount') });
const heart = (page: Page) => main(page).locator('article button[aria-pressed=false]').first();
const openSearch = (page: Page) => press(bar(page).locator('a[href$="#search"]'));
const openMenu = (page: Page) => press(bar(page).locator('li').last().locator('a, button'));
const shown = (locator: Locator) => locator.waitFor();
const deposit = { path: paths.depositMethod.build({ sysname: 'uzcard' }), isPlayer: true } as const;

/** The most frequent presses of players, each on an idle page. */
export const interactions: Readonly<Record<string, Interaction>> = {
  'the menu opens': { path: '/', act: openMenu, until: (page) => shown(menu(page)) },
  'the search opens': { path: '/', act: openSearch, until: (page) => shown(search(page)) },
  'a word is typed in the search': {
    path: '/',
    async before(page) {
      await openSearch(page);
      await shown(search(page).getByRole('combobox'));
      await page.waitForLoadState('networkidle');
    },
    act: (page) => page.keyboard.type('samar', { delay: 120 }),
    until: (page) => shown(search(page).getByRole('option').first()),
  },
  'a category of the hall is chosen': {
    path: paths.gamehall.build(),
    act: (page) => press(main(page).locator('nav a[href*="category=slots"]').first()),
    until: (page) => page.waitForURL(/category=slots/),
  },
  'a game is opened': {
    path: paths.gamehall.build(),
    act: (page) => press(main(page).getByRole('article').first().getByRole('link').first()),
    until: (page) => page.waitForURL(/\/game\//),
  },
  'the sign-in opens': {
    path: '/',
    act: (page) =>
      press(
        page
          .getByRole('banner')
          .getByRole('link', { name: text('shell.signIn') })
          .first(),
      ),
    until: (page) => shown(page.getByRole('dialog').first()),
  },
  'a tab of the payments is chosen': {
    path: paths.cashierHistory.build(),
    isPlayer: true,
    act: (page) =>
      press(
        main(page)
          .getByRole('navigation', { name: text('history.tabs') })
          .getByRole('link')
          .nth(1),
      ),
    until: (page) => page.waitForURL(/tab=/),
  },
  'a method of payment is chosen': {
    ...deposit,
    act: (page) => press(main(page).locator('a[href*="/deposit/humo"]').first()),
    until: (page) => page.waitForURL(/humo/),
  },
  'a sum is typed': {
    ...deposit,
    before: (page) => amount(page).fill(''),
    act: (page) => amount(page).pressSequentially('250000', { delay: 120 }),
    until: (page) => page.waitForFunction(() => document.body.innerText.includes('250')),
  },
  'the other theme is put on': {
    path: '/',
    async before(page) {
      await openMenu(page);
      await menu(page)
        .getByRole('radio', { name: text('shell.theme.light') })
        .scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => press(menu(page).getByText(text('shell.theme.light'), { exact: true })),
    until: (page) => page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light'),
  },
  'a game is liked': {
    path: paths.gamehall.build(),
    isPlayer: true,
    act: (page) => press(heart(page)),
    until: (page) => page.waitForFunction(() => document.querySelector('main article button[aria-pressed=true]')),
  },
};
