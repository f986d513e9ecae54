import { type ListedNotice, listedNotices } from './listedNotices.ts';

/** Number of unread notices among those listed. */
export function unreadOf(items: readonly Pick<ListedNotice, 'trigger' | 'is_read'>[], isQuiet: boolean): number {
  return listedNotices(items, isQuiet).filter(({ is_read: isOld }) => !isOld).length;
}
