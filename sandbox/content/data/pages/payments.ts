import { blocks, w } from '#sandbox/content/data/blocks.ts';
import { boundsText } from '#sandbox/world/money/boundsText.ts';
import { payMethods } from '#sandbox/world/money/payMethods.ts';
import { USUAL_CHECK_HOURS } from '#sandbox/world/players/verification.ts';
import { formatFee } from '#shared/domain/money/formatFee.ts';

const minutes = w('3–10 daqiqa', '3–10 минут');
const networkFee = w('Tarmoq haqi', 'Комиссия сети');
const minute = w('1 daqiqagacha', 'До 1 минуты');
const day = w('24 soatgacha', 'До 24 часов');

/** One row per method that is open to every player. */
const rows = (type: 'deposit' | 'withdrawal') =>
  payMethods.flatMap((method) => {
    const bounds = method[type];
    if (method.isLocal || bounds === undefined) return [];
    const isChain = method.currency === 'USDT';
    const priced = { fee: bounds.fee, currency: method.currency };
    const fee = w(formatFee(priced, 'uz') ?? 'Yoʻq', formatFee(priced, 'ru') ?? 'Нет');
    const term = type === 'withdrawal' ? day : isChain ? minutes : minute;
    return [[method.name, boundsText(bounds, method.currency), term, isChain ? networkFee : fee]];
  });

export const payments = {
  slug: 'payments',
  title: w('Toʻlov usullari', 'Способы оплаты'),
  lead: w(
    'Hisobni toʻldirish va yutuqni yechish: usullar, limitlar, muddatlar va komissiya.',
    'Пополнение и вывод: способы, лимиты, сроки и комиссия.',
  ),
  updatedOn: '2026-09-01',
  blocks: [
    blocks.heading('Toʻldirish', 'Пополнение', 'deposit'),
    blocks.table(
      [w('Usul', 'Способ'), w('Limit', 'Лимит'), w('Muddat', 'Срок'), w('Komissiya', 'Комиссия')],
      rows('deposit'),
    ),
    blocks.heading('Yechib olish', 'Вывод', 'withdrawal'),
    blocks.table(
      [w('Usul', 'Способ'), w('Limit', 'Лимит'), w('Muddat', 'Срок'), w('Komissiya', 'Комиссия')],
      rows('withdrawal'),
    ),
    blocks.callout(
      'warning',
      w('Faqat oʻz kartangiz', 'Только своя карта'),
      w(
        'Begona kartadan kelgan toʻlov qaytariladi. Yutuq hisob egasining nomidagi karta yoki hamyonga toʻlanadi.',
        'Платёж с чужой карты будет возвращён. Выигрыш выплачивается на карту или кошелёк владельца аккаунта.',
      ),
    ),
    blocks.heading('Shaxsni tasdiqlash', 'Подтверждение личности', 'verification'),
    blocks.steps(
      [
        'Pasport yoki ID-karta suratini tayyorlang: burchaklari va yozuvi aniq koʻrinsin.',
        'Подготовьте снимок паспорта или ID-карты: углы и текст должны быть видны.',
      ],
      ['Kamera orqali yuzingizni tasdiqlang.', 'Подтвердите лицо через камеру.'],
      [
        `Tekshiruv odatda ${USUAL_CHECK_HOURS} soat ichida tugaydi.`,
        `Проверка обычно занимает до ${USUAL_CHECK_HOURS} ч.`,
      ],
    ),
    blocks.link(
      w('Harakatlar faylini tekshirish', 'Проверка файла движений'),
      w(
        'Hisobdagi harakatlar fayli imzolangan. Uning oʻzgarmaganini istalgan kishi tekshirishi mumkin.',
        'Файл движений по счёту подписан. Проверить, что его не изменили, может любой.',
      ),
      w('Faylni tekshirish', 'Проверить файл'),
      '/verify',
    ),
    blocks.faq(w('Toʻlovlar boʻyicha savollar', 'Вопросы о платежах'), [
      {
        question: w('Pul yechildi, lekin balansga tushmadi', 'Деньги списались, но не пришли на баланс'),
        answer: w(
          '10 daqiqa kuting. Tushmasa, toʻlov cheki va vaqtini qoʻllab-quvvatlash xizmatiga yuboring: odatda bir soatda topamiz.',
          'Подождите 10 минут. Если денег нет, пришлите в поддержку чек и время платежа: обычно находим за час.',
        ),
      },
      {
        question: w('Yechib olish soʻrovini bekor qila olamanmi?', 'Можно ли отменить заявку на вывод?'),
        answer: w(
          'Ha, soʻrov koʻrib chiqila boshlamagan boʻlsa. Biz sizdan buni hech qachon soʻramaymiz.',
          'Да, пока её не начали рассматривать. Мы никогда не просим об этом сами.',
        ),
      },
    ]),
  ],
  related: ['faq', 'rules', 'bonus-terms'],
};
