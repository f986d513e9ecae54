import { getNotices, readNotices } from '../../../shared/api/site/notices.contract.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import type { AppContext } from '../../context/AppContext.ts';
import { askQuiet } from '../../entities/care/askQuiet.ts';
import type { ListedNotice } from '../../entities/notice/listedNotices.ts';
import { unreadOf } from '../../entities/notice/unreadOf.ts';

export interface AskedNotices {
  /** null: they did not come. */
  items: ListedNotice[] | null;
  /** How many of those the player is shown are not read. */
  unread: number;
  /** News of security are all that counted. */
  isQuiet: boolean;
  /** The platform has no such list. */
  isMissing: boolean;
}

/** The last notices; `isRead`: the player is looking at them. Never rejects. */
export async function askNotices(app: AppContext, isRead: boolean): Promise<AskedNotices> {
  try {
    const [{ items }, quiet] = await Promise.all([app.call(getNotices, {}), askQuiet(app)]);
    const isQuiet = quiet !== null;
    const unread = unreadOf(items, isQuiet);
    // What was looked at is no news to the other devices either; where this does not arrive, it is told once more.
    if (isRead && unread > 0) app.call(readNotices, {}).catch(() => undefined);
    return { items, unread: isRead ? 0 : unread, isQuiet, isMissing: false };
  } catch (error) {
    const isMissing = error instanceof AppError && error.type === 'MethodNotFoundException';
    return { items: null, unread: 0, isQuiet: true, isMissing };
  }
}
