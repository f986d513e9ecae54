import { type Locale, withLocale } from '../../shared/locales.ts';
import { escapeHtml } from '../http/escapeHtml.ts';

export interface Credentials {
  login: string;
  password: string;
  locale: Locale;
  nonce: string;
}

const messages = {
  uz: {
    title: 'Login va parolingiz',
    text: 'Hozir saqlab qoʻying: parol boshqa koʻrsatilmaydi. Bu hisobga telefon ham, e-pochta ham bogʻlanmagan, shuning uchun parolni tiklab boʻlmaydi.',
    save: 'Faylga saqlash',
    login: 'Login',
    password: 'Parol',
    home: 'Davom etish',
  },
  ru: {
    title: 'Ваш логин и пароль',
    text: 'Сохраните их сейчас: пароль больше не покажем. К этому аккаунту не привязаны ни телефон, ни почта, поэтому восстановить пароль будет нельзя.',
    save: 'Сохранить в файл',
    login: 'Логин',
    password: 'Пароль',
    home: 'Продолжить',
  },
} as const;

/** What one-click registration made up, for a browser without JavaScript: shown in the answer itself, stored nowhere. */
export function credentialsPage({ login, password, locale, nonce }: Credentials): string {
  const texts = messages[locale];
  const file = encodeURIComponent(`${texts.login}: ${login}\n${texts.password}: ${password}\n`);
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${texts.title} · Yulduz</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<dl><dt>${texts.login}</dt><dd>${escapeHtml(login)}</dd><dt>${texts.password}</dt><dd>${escapeHtml(password)}</dd></dl>
<a download="${escapeHtml(login)}.txt" href="data:text/plain;charset=utf-8,${file}">${texts.save}</a>
<a class="next" href="${withLocale('/', locale)}">${texts.home}</a>
</main>
</body>
</html>
`;
}

const styles = [
  '*{box-sizing:border-box}',
  'body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#0A0F24;color:#F4F6FF;font:16px/1.5 system-ui,sans-serif}',
  'main{width:100%;max-width:28rem}',
  'h1{margin:0 0 8px;font-size:24px;line-height:1.2}',
  'p{margin:0 0 24px;color:#A3ADCF}',
  'dl{margin:0 0 24px;padding:16px;border:1px solid #2B3561;border-radius:12px;background:#070B1B}',
  'dt{color:#A3ADCF;font-size:13px}',
  'dd{margin:0 0 12px;font:600 18px ui-monospace,monospace;overflow-wrap:anywhere;user-select:all}',
  'a{display:inline-block;padding:12px 24px;border-radius:999px;background:#FFB627;color:#231500;font-weight:600;text-decoration:none}',
  '.next{margin-left:8px;background:none;color:#3FDCCB}',
  'a:focus-visible{outline:3px solid #1FD1BE;outline-offset:3px}',
].join('');
