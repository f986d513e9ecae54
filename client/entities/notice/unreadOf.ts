import { type ListedNotice, listedNotices } from './listedNotices.ts';

/** How many of the notices that the player is shown are not read. */
export function unreadOf(items: readonly Pick<ListedNotice, 'trigger' | 'is_read'>[], isQuiet: boolean): number {
  return listedNotices(items, isQuiet).filter(({ is_read: isOld }) => !isOld).length;
}
