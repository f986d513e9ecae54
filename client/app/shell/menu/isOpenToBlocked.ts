import { supportUrl } from '#client/app/shell/supportUrl.ts';
import type { FatalError } from '#shared/errors/FatalError.ts';
import { stripLocale } from '#shared/locales.ts';

/** Whether a blocked player may still see this page: support, which the block screen links to. */
export function isOpenToBlocked(fatal: Pick<FatalError, 'kind'>, pathname: string): boolean {
  return fatal.kind === 'blocked' && stripLocale(pathname) === supportUrl();
}
