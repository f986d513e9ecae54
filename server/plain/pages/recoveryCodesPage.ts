import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { paths } from '#shared/url/paths.ts';
import { answerPage } from './answerPage.ts';

/** The page with new recovery codes, which are shown once. */
export const recoveryCodesPage = ({ codes }: { codes: readonly string[] }) =>
  answerPage('plain.recoveryTitle', ({ text, href }) => ({
    styles: [
      'ol{margin:0 0 24px;padding-inline-start:2em}li{margin:0 0 8px}',
      'code{font:600 18px ui-monospace,monospace;white-space:nowrap}',
      '@media print{body{background:#fff;color:#000}a{display:none}}',
    ].join(''),
    body: `<p>${text('plain.recoveryText')}</p>
<ol>
${codes.map((code) => `<li><code>${escapeHtml(code)}</code></li>`).join('\n')}
</ol>
<a href="${href(`${paths.profileSecurity.build()}#recovery`)}">${text('plain.recoveryBack')}</a>`,
  }));
