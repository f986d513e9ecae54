import { paths } from '#shared/url/paths.ts';
import { hasPage } from './menu/hasPage.ts';

/** The support page, or the contacts page of the content service while the site has no support page. */
export function supportUrl(): string {
  const support = paths.support.build();
  return hasPage(support) ? support : paths.contentPage.build({ slug: 'contacts' });
}
