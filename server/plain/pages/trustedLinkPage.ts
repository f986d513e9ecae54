import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { paths } from '#shared/url/paths.ts';
import { answerPage } from './answerPage.ts';

/** The page with the link for a trusted person, an absolute address, which is shown once. */
export const trustedLinkPage = ({ link }: { link: string }) =>
  answerPage('plain.trustedLinkTitle', ({ text, href }) => ({
    styles: 'code{overflow-wrap:anywhere;user-select:all}',
    body: `<p>${text('plain.trustedLinkText')}</p>
<p><code>${escapeHtml(link)}</code></p>
<a href="${href(`${paths.profileResponsibleGame.build()}#trusted`)}">${text('plain.trustedBack')}</a>`,
  }));
