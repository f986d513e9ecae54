import { supportUrl } from '#client/app/shell/supportUrl.ts';
import { isOpenToClosed } from '#shared/closure/isOpenToClosed.ts';
import type { FatalError } from '#shared/errors/FatalError.ts';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

const isNever = () => false;

const isOpen: Readonly<Record<FatalError['kind'], (path: string) => boolean>> = {
  maintenance: isNever,
  forbidden: isNever,
  blocked: (path) => path === supportUrl() || path === paths.supportTicket.build(),
  closed: isOpenToClosed,
};

/** Whether a page is still shown: to a blocked player support and the answers in it; to a closed account its money and help. */
export function isOpenToBlocked({ kind }: Pick<FatalError, 'kind'>, pathname: string): boolean {
  return isOpen[kind](stripLocale(pathname));
}
