import { renderSVG } from 'uqr';
import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { type PlainPage, plainDocument } from '#server/http/problems/plainDocument.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface AuthenticatorKey extends PlainPage {
  /** The key in base32. */
  secret: string;
  /** `otpauth://...`; without it the page has no QR code. */
  address: string | undefined;
}

/**
 * The page with the key of a second factor, for a browser without JavaScript: shown in the answer itself, with the form for its first code.
 */
export function authenticatorPage({ secret, address, ...page }: AuthenticatorKey): string {
  const { locale } = page;
  const text = plainTexts(locale);
  const title = text('plain.factorTitle');
  const security = (query: Record<string, string>) => withLocale(paths.profileSecurity.build(null, query), locale);
  const { dark } = page.brand;
  return plainDocument({
    ...page,
    title,
    styles: [
      '.qr{width:200px;margin:0 0 16px;border-radius:12px;overflow:hidden;background:#fff}.qr svg{display:block}',
      'code{display:block;margin:0 0 24px;font:600 18px ui-monospace,monospace;overflow-wrap:anywhere;user-select:all}',
      'form{display:grid;justify-items:start;gap:8px;margin:0 0 16px}',
      `input{padding:12px 16px;border:1px solid ${dark.fieldLine};border-radius:12px;background:${dark.sunken};color:inherit;font:inherit}`,
    ].join(''),
    body: `<h1>${title}</h1>
<p>${text('plain.factorText')}</p>
${address === undefined ? '' : `<div class="qr" role="img" aria-label="${text('plain.factorQr')}">${renderSVG(address, { border: 4 })}</div>`}
<code>${escapeHtml(secret.replace(/(.{4})(?=.)/g, '$1 '))}</code>
<form method="post" action="${security({ form: 'factorCode' })}">
<label for="code">${text('plain.factorCode')}</label>
<input id="code" name="code" required inputmode="numeric" autocomplete="one-time-code" maxlength="256">
<button type="submit">${text('plain.factorConfirm')}</button>
</form>
<a href="${security({})}">${text('plain.factorBack')}</a>`,
  });
}
