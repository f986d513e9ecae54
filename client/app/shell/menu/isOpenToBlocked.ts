import { stripLocale } from '../../../../shared/locales.ts';
import type { FatalError } from '../../../../shared/errors/FatalError.ts';
import { supportUrl } from '../supportUrl.ts';

/** A blocked player keeps the way to support: the page its button leads to is shown whatever else is closed. */
export function isOpenToBlocked(fatal: Pick<FatalError, 'kind'>, pathname: string): boolean {
  return fatal.kind === 'blocked' && stripLocale(pathname) === supportUrl();
}
