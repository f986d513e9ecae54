import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { paths } from '#shared/url/paths.ts';
import { answerPage } from './answerPage.ts';

/** The page with the generated login and password of a one-click registration. */
export const credentialsPage = ({ login, password }: { login: string; password: string }) =>
  answerPage('plain.credentialsTitle', ({ text, href, brand: { dark } }) => {
    const [name, secret] = [text('plain.credentialsLogin'), text('plain.credentialsPassword')];
    const file = encodeURIComponent(`${name}: ${login}\n${secret}: ${password}\n`);
    return {
      styles: [
        `dl{margin:0 0 24px;padding:16px;border:1px solid ${dark.fieldLine};border-radius:12px;background:${dark.sunken}}`,
        `dt{color:${dark.muted};font-size:13px}`,
        'dd{margin:0 0 12px;font:600 18px ui-monospace,monospace;overflow-wrap:anywhere;user-select:all}',
        '.next{padding:12px 24px}',
      ].join(''),
      body: `<p>${text('plain.credentialsText')}</p>
<dl><dt>${name}</dt><dd>${escapeHtml(login)}</dd><dt>${secret}</dt><dd>${escapeHtml(password)}</dd></dl>
<a class="button" download="${escapeHtml(login)}.txt" href="data:text/plain;charset=utf-8,${file}">${text('plain.credentialsSave')}</a>
<a class="next" href="${href(paths.home.build())}">${text('plain.credentialsNext')}</a>`,
    };
  });
