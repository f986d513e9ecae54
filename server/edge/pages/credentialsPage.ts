import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { type PlainPage, plainDocument } from '#server/http/problems/plainDocument.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import { withLocale } from '#shared/locales.ts';

/** The generated login and password to show. */
export interface CredentialsPageOptions extends PlainPage {
  login: string;
  password: string;
}

/**
 * The page with the login and password of a one-click registration, for a browser without JavaScript: shown in the answer itself, never
 * stored.
 */
export function credentialsPage({ login, password, ...page }: CredentialsPageOptions): string {
  const { locale } = page;
  const text = plainTexts(locale);
  const title = text('plain.credentialsTitle');
  const [name, secret] = [text('plain.credentialsLogin'), text('plain.credentialsPassword')];
  const file = encodeURIComponent(`${name}: ${login}\n${secret}: ${password}\n`);
  const { dark } = page.brand;
  return plainDocument({
    ...page,
    title,
    styles: [
      `dl{margin:0 0 24px;padding:16px;border:1px solid ${dark.fieldLine};border-radius:12px;background:${dark.sunken}}`,
      `dt{color:${dark.muted};font-size:13px}`,
      'dd{margin:0 0 12px;font:600 18px ui-monospace,monospace;overflow-wrap:anywhere;user-select:all}',
      '.next{padding:12px 24px}',
    ].join(''),
    body: `<h1>${title}</h1>
<p>${text('plain.credentialsText')}</p>
<dl><dt>${name}</dt><dd>${escapeHtml(login)}</dd><dt>${secret}</dt><dd>${escapeHtml(password)}</dd></dl>
<a class="button" download="${escapeHtml(login)}.txt" href="data:text/plain;charset=utf-8,${file}">${text('plain.credentialsSave')}</a>
<a class="next" href="${withLocale('/', locale)}">${text('plain.credentialsNext')}</a>`,
  });
}
