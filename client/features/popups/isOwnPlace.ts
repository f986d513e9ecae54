import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

const PROFILE = paths.profile.build();

/**
 * Whether a popup would cover what its button leads to: that page, a page below it, or the player's own page of the same name (`/loyalty` on
 * `/profile/loyalty`). `slug`: address of the button; `pathname`: of the open page.
 */
export function isOwnPlace(slug: string | undefined, pathname: string): boolean {
  const [target = ''] = stripLocale(slug ?? '').split(/[?#]/, 1);
  if (!slug?.startsWith('/') || target === '/') return false;
  const path = stripLocale(pathname);
  const shown = path.startsWith(`${PROFILE}/`) ? [path, path.slice(PROFILE.length)] : [path];
  return shown.some((one) => one === target || one.startsWith(`${target}/`));
}
