import type { OutputOf } from '../../../shared/api/method.ts';
import type { getNotices } from '../../../shared/api/site/notices.contract.ts';

export type ListedNotice = OutputOf<typeof getNotices>['items'][number];

const SECURITY: ReadonlySet<string> = new Set(['new_device', 'password', 'second_factor', 'requisites']);

export const isSecurity = ({ trigger }: Pick<ListedNotice, 'trigger'>): boolean => SECURITY.has(trigger);

/** What the bell lists: all of it, or security alone for a player who is not to be sold to. */
export function listedNotices<T extends Pick<ListedNotice, 'trigger'>>(items: readonly T[], isQuiet: boolean): T[] {
  return isQuiet ? items.filter(isSecurity) : [...items];
}
