import type { Locale } from '../../shared/locales.ts';

export interface Problem {
  status: number;
  locale: Locale;
  /** What a player tells the support: the one thing on the page that leads to the log line. */
  requestId: string;
  nonce: string;
}

type Words = Record<Locale, { title: string; text: string }>;

const badRequest: Words = {
  uz: { title: 'Havola notoʻgʻri', text: 'Manzilda xato bor. Uni tekshiring yoki bosh sahifadan boshlang.' },
  ru: { title: 'Неверная ссылка', text: 'В адресе есть ошибка. Проверьте его или начните с главной страницы.' },
};
const serverError: Words = {
  uz: { title: 'Nimadir xato ketdi', text: 'Bu bizning xatomiz. Bir daqiqadan soʻng qayta urinib koʻring.' },
  ru: { title: 'Что-то пошло не так', text: 'Это наша ошибка. Попробуйте ещё раз через минуту.' },
};
const unavailable: Words = {
  uz: { title: 'Sayt tez orada qaytadi', text: 'Hozir sahifani ocha olmadik. U 30 soniyadan soʻng oʻzi yangilanadi.' },
  ru: { title: 'Сайт скоро вернётся', text: 'Сейчас страница не открылась. Она обновится сама через 30 секунд.' },
};
const byStatus: Record<number, Words> = {
  403: {
    uz: { title: 'Kirish taqiqlangan', text: 'Bu sahifani ochib boʻlmaydi.' },
    ru: { title: 'Доступ запрещён', text: 'Эту страницу открыть нельзя.' },
  },
  404: {
    uz: { title: 'Sahifa topilmadi', text: 'Bunday sahifa yoʻq yoki u koʻchirilgan.' },
    ru: { title: 'Страница не найдена', text: 'Такой страницы нет, или она переехала.' },
  },
  414: {
    uz: { title: 'Havola juda uzun', text: 'Bunday uzun manzilni ochib boʻlmaydi. Bosh sahifadan boshlang.' },
    ru: { title: 'Слишком длинная ссылка', text: 'Такой длинный адрес открыть нельзя. Начните с главной страницы.' },
  },
  429: {
    uz: { title: 'Soʻrovlar juda koʻp', text: 'Bir daqiqa kuting va qayta urinib koʻring.' },
    ru: { title: 'Слишком много запросов', text: 'Подождите минуту и попробуйте ещё раз.' },
  },
  502: serverError,
  503: unavailable,
  504: unavailable,
};
const labels = {
  uz: { home: 'Bosh sahifa', code: 'Soʻrov raqami' },
  ru: { home: 'На главную', code: 'Номер запроса' },
} as const;

/**
 * The page for when React cannot draw one: a malformed address, a failed render, nothing to render from. It needs no
 * script, no stylesheet and no upstream, and takes no text from the request but an id that has already been checked.
 */
export function problemPage({ status, locale, requestId, nonce }: Problem): string {
  const { title, text } = (byStatus[status] ?? (status < 500 ? badRequest : serverError))[locale];
  const { home, code } = labels[locale];
  const retry = status === 503 ? '<meta http-equiv="refresh" content="30">' : '';
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
${retry}<title>${title} · Yulduz</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
${star}
<h1>${title}</h1>
<p>${text}</p>
<a href="${locale === 'ru' ? '/ru' : '/'}">${home}</a>
<small>${code}: <code>${requestId}</code></small>
</main>
</body>
</html>
`;
}

const star =
  '<svg width="72" height="72" viewBox="0 0 72 72" fill="none" stroke="#FFB627" stroke-width="3" aria-hidden="true"><path d="M14 14h44v44H14z"/><path d="m36 4.9 31.1 31.1L36 67.1 4.9 36z"/></svg>';

const styles = [
  '*{box-sizing:border-box}',
  'body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#0A0F24;color:#F4F6FF;font:16px/1.5 system-ui,sans-serif}',
  'main{max-width:32rem;text-align:center}',
  'h1{margin:24px 0 8px;font-size:28px;line-height:1.2}',
  'p{margin:0 0 24px;color:#A3ADCF}',
  'a{display:inline-block;padding:12px 24px;border-radius:999px;background:#FFB627;color:#231500;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid #1FD1BE;outline-offset:3px}',
  'small{display:block;margin-top:32px;color:#A3ADCF;font-size:13px}',
  'code{overflow-wrap:anywhere}',
].join('');
