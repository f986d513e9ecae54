import { type Locale, withLocale } from '../../shared/locales.ts';
import { paths } from '../../shared/url/paths.ts';
import { LETTER_LENGTH } from '../../shared/support/ticketRule.ts';
import { escapeHtml } from '../http/escapeHtml.ts';

export type TicketProblem = 'email' | 'text' | 'failed' | 'tooMany';

interface RefusedTicket {
  /** As they were typed. */
  fields: Readonly<Record<string, string>>;
  problem: TicketProblem;
  locale: Locale;
  nonce: string;
}

const messages = {
  uz: {
    title: 'Xat yuborilmadi',
    email: 'E-pochta manzilini tekshiring. Masalan: name@example.com',
    text: 'Xabarni 10 tadan 1800 tagacha belgi bilan yozing.',
    failed: 'Server javob bermadi. Xatingiz shu yerda: birozdan soʻng qayta yuboring.',
    tooMany: 'Xatlar juda koʻp. Xatingiz shu yerda: bir daqiqadan soʻng qayta yuboring.',
    emailLabel: 'E-pochta',
    textLabel: 'Xabar',
    send: 'Yuborish',
    back: 'Yordam sahifasiga qaytish',
  },
  ru: {
    title: 'Письмо не отправлено',
    email: 'Проверьте адрес почты. Например: name@example.com',
    text: 'Напишите сообщение длиной от 10 до 1800 знаков.',
    failed: 'Сервер не ответил. Ваше письмо здесь: отправьте его ещё раз чуть позже.',
    tooMany: 'Слишком много писем. Ваше письмо здесь: отправьте его ещё раз через минуту.',
    emailLabel: 'Эл. почта',
    textLabel: 'Сообщение',
    send: 'Отправить',
    back: 'Вернуться к помощи',
  },
} as const;

/** A ticket that could not be sent, for a browser without JavaScript: it comes back in the answer itself, word for word, and is stored nowhere. */
export function ticketPage({ fields, problem, locale, nonce }: RefusedTicket): string {
  const texts = messages[locale];
  const support = withLocale(paths.support.build(), locale);
  const typed = (name: string) => escapeHtml(fields[name] ?? '');
  const wrong = (name: TicketProblem) => (problem === name ? ' aria-invalid="true" aria-describedby="problem"' : '');
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
<p id="problem">${texts[problem]}</p>
<form method="post" action="${support}">
<input type="hidden" name="subject_id" value="${typed('subject_id')}">
<input type="hidden" name="name" value="${typed('name')}">
<label for="email">${texts.emailLabel}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email"${wrong('email')} value="${typed('email')}">
<label for="text">${texts.textLabel}</label>
<textarea id="text" name="text" rows="8" required minlength="10" maxlength="${LETTER_LENGTH}"${wrong('text')}>
${typed('text')}</textarea>
<button type="submit">${texts.send}</button>
</form>
<a href="${support}">${texts.back}</a>
</main>
</body>
</html>
`;
}

const styles = [
  '*{box-sizing:border-box}',
  'body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#0A0F24;color:#F4F6FF;font:16px/1.5 system-ui,sans-serif}',
  'main{width:100%;max-width:32rem}',
  'h1{margin:0 0 8px;font-size:24px;line-height:1.2}',
  'p{margin:0 0 24px;color:#FF8A99}',
  'form{display:grid;gap:8px;margin:0 0 16px}',
  'label{color:#A3ADCF;font-size:14px}',
  'input,textarea{width:100%;margin:0 0 8px;padding:12px 16px;border:1px solid #6672A6;border-radius:12px;background:#070B1B;color:inherit;font:inherit}',
  '[aria-invalid]{border-color:#F0475F}',
  'button{justify-self:start;padding:12px 24px;border:0;border-radius:999px;background:#FFB627;color:#231500;font:600 16px system-ui,sans-serif}',
  'a{display:inline-block;padding:12px 0;color:#3FDCCB}',
  ':focus-visible{outline:3px solid #1FD1BE;outline-offset:3px}',
].join('');
