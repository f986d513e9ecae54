import { stripLocale } from '../../../../shared/locales.ts';
import type { FatalError } from '../../../../shared/errors/FatalError.ts';
import { supportUrl } from '../supportUrl.ts';

/** Whether a blocked player may still see this page: support, which the block screen links to. */
export function isOpenToBlocked(fatal: Pick<FatalError, 'kind'>, pathname: string): boolean {
  return fatal.kind === 'blocked' && stripLocale(pathname) === supportUrl();
}
