import { renderSVG } from 'uqr';
import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { secondFactorForms } from '#shared/forms/security/secondFactorForms.ts';
import { paths } from '#shared/url/paths.ts';
import { answerPage } from './answerPage.ts';

interface AuthenticatorKey {
  /** The key in base32. */
  secret: string;
  /** `otpauth://...`; without it the page has no QR code. */
  address: string | undefined;
}

/** The page with the key of a second factor, and with the form for its first code. */
export const authenticatorPage = ({ secret, address }: AuthenticatorKey) =>
  answerPage('plain.factorTitle', ({ text, href, action, brand: { dark } }) => ({
    styles: [
      '.qr{width:200px;margin:0 0 16px;border-radius:12px;overflow:hidden;background:#fff}.qr svg{display:block}',
      'code{display:block;margin:0 0 24px;font:600 18px ui-monospace,monospace;overflow-wrap:anywhere;user-select:all}',
      'form{display:grid;justify-items:start;gap:8px;margin:0 0 16px}',
      `input{padding:12px 16px;border:1px solid ${dark.fieldLine};border-radius:12px;background:${dark.sunken};color:inherit;font:inherit}`,
    ].join(''),
    body: `<p>${text('plain.factorText')}</p>
${address === undefined ? '' : `<div class="qr" role="img" aria-label="${text('plain.factorQr')}">${renderSVG(address, { border: 4 })}</div>`}
<code>${escapeHtml(secret.replace(/(.{4})(?=.)/g, '$1 '))}</code>
<form method="post" action="${action(secondFactorForms.confirm)}">
<label for="code">${text('plain.factorCode')}</label>
<input id="code" name="code" required inputmode="numeric" autocomplete="one-time-code" maxlength="256">
<button type="submit">${text('plain.factorConfirm')}</button>
</form>
<a href="${href(paths.profileSecurity.build())}">${text('plain.factorBack')}</a>`,
  }));
