import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import type { PathQuery } from '#shared/url/path.ts';

/** The address that a form posts to without JavaScript. `query`: more of it, repeated by the page after a refusal. */
export function formAction(
  { page, name }: Pick<SiteForm<unknown>, 'page' | 'name'>,
  locale: Locale,
  query: PathQuery = {},
): string {
  return withLocale(page.build(null, { form: name, ...query }), locale);
}
