import { isGamePage } from '../isGamePage.ts';
import { paths } from '../paths.ts';

const closed = [
  paths.betting.build(),
  paths.cashier.build(),
  paths.profileSecurity.build(),
  paths.profileVerification.build(),
  '/forms',
];

/**
 * Whether a chat vendor's code may run on a page: not over games and bets (spec section 2), not where money, passwords and
 * documents are typed (RELIABILITY D3). `path`: without the locale.
 */
export function allowsChat(path: string): boolean {
  return !isGamePage(path) && !closed.some((start) => path === start || path.startsWith(`${start}/`));
}
