import { isGamePage } from '../isGamePage.ts';
import { isClosedPath } from '../isClosedPath.ts';
import { isUnder } from '../isUnder.ts';
import { paths } from '../paths.ts';

const withoutChat = [paths.betting.build(), paths.profileSecurity.build(), '/forms'];

/**
 * Whether a chat vendor's code may run on a page: not over games and bets (spec section 2), not where money, passwords and
 * documents are typed (RELIABILITY D3). `path`: without the locale.
 */
export function allowsChat(path: string): boolean {
  return !isGamePage(path) && !isClosedPath(path) && !isUnder(path, withoutChat);
}
