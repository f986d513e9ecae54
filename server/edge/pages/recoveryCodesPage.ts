import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { type PlainPage, plainDocument } from '#server/http/problems/plainDocument.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface RecoveryCodes extends PlainPage {
  codes: readonly string[];
}

/** The page with new recovery codes, for a browser without JavaScript: shown once, in the answer itself. */
export function recoveryCodesPage({ codes, ...page }: RecoveryCodes): string {
  const { locale } = page;
  const text = plainTexts(locale);
  const title = text('plain.recoveryTitle');
  return plainDocument({
    ...page,
    title,
    styles: [
      'ol{margin:0 0 24px;padding-inline-start:2em}li{margin:0 0 8px}',
      'code{font:600 18px ui-monospace,monospace;white-space:nowrap}',
      '@media print{body{background:#fff;color:#000}a{display:none}}',
    ].join(''),
    body: `<h1>${title}</h1>
<p>${text('plain.recoveryText')}</p>
<ol>
${codes.map((code) => `<li><code>${escapeHtml(code)}</code></li>`).join('\n')}
</ol>
<a href="${withLocale(`${paths.profileSecurity.build()}#recovery`, locale)}">${text('plain.recoveryBack')}</a>`,
  });
}
