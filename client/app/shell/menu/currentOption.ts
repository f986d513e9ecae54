import { stripLocale } from '#shared/locales.ts';
import { isCurrentLink } from './isCurrentLink.ts';

/** The current option of the header switch: the one of this page, else of its section. The home page and games count to the first. */
export function currentOption<T extends { url: string }>(
  options: readonly T[],
  here: { pathname: string; search: string },
): T | undefined {
  const exact = options.find((option) => isCurrentLink(option.url, here));
  if (exact) return exact;
  const path = stripLocale(here.pathname);
  if (path === '/' || path.includes('/game/')) return options[0];
  return options.find((option) => !option.url.includes('?') && `${path}/`.startsWith(`${option.url}/`));
}
