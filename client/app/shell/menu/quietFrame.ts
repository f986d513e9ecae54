import { type Frame, keepLinks } from '#client/entities/care/keepLinks.ts';
import { withoutSelling } from '#client/entities/care/withoutSelling.ts';
import type { MenuLink } from '#shared/content/common.content.ts';
import type { FatalError } from '#shared/errors/FatalError.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import { isOpenToBlocked } from './isOpenToBlocked.ts';

/**
 * Menus and footer for somebody to whom nothing may be advertised. A blocked player sees the frame around support and its answers: every other
 * page is the screen that says why, so that no link leads there.
 */
export async function quietFrame(frame: Frame, reason: QuietReason, fatal: FatalError | null): Promise<Frame> {
  if (fatal?.kind !== 'blocked') return withoutSelling(frame, reason);
  const isOpen = ({ url, action }: MenuLink) => {
    const [place = ''] = url.split(/[?#]/, 1);
    // A heading has no address of its own.
    return action ? action === 'menu' || action === 'signOut' : !place.startsWith('/') || isOpenToBlocked(fatal, place);
  };
  const { menus, footer } = keepLinks(frame, isOpen);
  return { menus, footer: { ...footer, responsibleLinks: footer.responsibleLinks.filter(isOpen) } };
}
