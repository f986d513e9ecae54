import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { type PlainPage, plainDocument } from '#server/http/problems/plainDocument.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface TrustedLink extends PlainPage {
  /** The absolute address. */
  link: string;
}

/** The page with the link for a trusted person, for a browser without JavaScript: shown once, in the answer itself. */
export function trustedLinkPage({ link, ...page }: TrustedLink): string {
  const { locale } = page;
  const text = plainTexts(locale);
  const title = text('plain.trustedLinkTitle');
  return plainDocument({
    ...page,
    title,
    styles: 'code{overflow-wrap:anywhere;user-select:all}',
    body: `<h1>${title}</h1>
<p>${text('plain.trustedLinkText')}</p>
<p><code>${escapeHtml(link)}</code></p>
<a href="${withLocale(`${paths.profileResponsibleGame.build()}#trusted`, locale)}">${text('plain.trustedBack')}</a>`,
  });
}
