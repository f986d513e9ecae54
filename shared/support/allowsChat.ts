import { isFormPath } from '#shared/url/isFormPath.ts';
import { isGamePage } from '#shared/url/isGamePage.ts';
import { isSensitivePath } from '#shared/url/isSensitivePath.ts';
import { isUnder } from '#shared/url/isUnder.ts';
import { paths } from '#shared/url/paths.ts';

const withoutChat = [paths.betting.build(), paths.profileSecurity.build()];

/**
 * Whether a chat vendor's code may run on a page: not on games and betting, nor on pages with money, passwords or documents
 * (reliability D3). `path`: without the locale.
 */
export function allowsChat(path: string): boolean {
  return !isGamePage(path) && !isSensitivePath(path) && !isFormPath(path) && !isUnder(path, withoutChat);
}
