import { supportUrl } from '#client/app/shell/supportUrl.ts';
import { isOpenToClosed } from '#shared/closure/isOpenToClosed.ts';
import type { FatalError } from '#shared/errors/FatalError.ts';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/** Whether a page is still shown: to a blocked player support and the answers in it; to a closed account its money and help. */
export function isOpenToBlocked(fatal: Pick<FatalError, 'kind'>, pathname: string): boolean {
  const path = stripLocale(pathname);
  return fatal.kind === 'closed'
    ? isOpenToClosed(path)
    : fatal.kind === 'blocked' && (path === supportUrl() || path === paths.supportTicket.build());
}
