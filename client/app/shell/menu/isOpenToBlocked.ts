import { supportUrl } from '#client/app/shell/supportUrl.ts';
import { isOpenToClosed } from '#shared/closure/isOpenToClosed.ts';
import type { FatalError } from '#shared/errors/FatalError.ts';
import { stripLocale } from '#shared/locales.ts';

/** Whether a page is still shown: to a blocked player support, which the block screen links to; to a closed account its money and help. */
export function isOpenToBlocked(fatal: Pick<FatalError, 'kind'>, pathname: string): boolean {
  const path = stripLocale(pathname);
  return fatal.kind === 'closed' ? isOpenToClosed(path) : fatal.kind === 'blocked' && path === supportUrl();
}
