import type { AppContext } from '#client/context/AppContext.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import type { ListedNotice } from '#client/entities/notice/listedNotices.ts';
import { unreadOf } from '#client/entities/notice/unreadOf.ts';
import { getNotices, readNotices } from '#shared/api/site/notices.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';

export interface LoadedNotices {
  /** null: failed to load. */
  items: ListedNotice[] | null;
  /** Number of unread notices among those listed. */
  unread: number;
  /** Only security notices are listed. */
  isQuiet: boolean;
  /** The platform has no such method. */
  isMissing: boolean;
}

/** Loads the latest notices. `isRead`: marks them read, because the list is open. Never rejects. */
export async function askNotices(app: AppContext, isRead: boolean): Promise<LoadedNotices> {
  try {
    const [{ items }, quiet] = await Promise.all([app.call(getNotices, {}), askQuiet(app)]);
    const isQuiet = quiet !== null;
    const unread = unreadOf(items, isQuiet);
    // Marks them read for other devices, too; if that fails, they stay unread there.
    if (isRead && unread > 0) app.call(readNotices, {}).catch(() => undefined);
    return { items, unread: isRead ? 0 : unread, isQuiet, isMissing: false };
  } catch (error) {
    const isMissing = error instanceof AppError && error.type === 'MethodNotFoundException';
    return { items: null, unread: 0, isQuiet: true, isMissing };
  }
}
