import { blocks, w } from '../blocks.ts';

const limits = w('10 000 – 30 000 000 soʻm', '10 000 – 30 000 000 сумов');
const minute = w('1 daqiqagacha', 'До 1 минуты');
const day = w('24 soatgacha', 'До 24 часов');
const free = w('Yoʻq', 'Нет');

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
      [
        ['Uzcard', limits, minute, free],
        ['Humo', limits, minute, free],
        ['Payme', limits, minute, free],
        ['Click', limits, minute, free],
        ['USDT (TRC‑20)', '10 – 5 000 USDT', w('3–10 daqiqa', '3–10 минут'), w('Tarmoq haqi', 'Плата сети')],
      ],
    ),
    blocks.heading('Yechib olish', 'Вывод', 'withdrawal'),
    blocks.table(
      [w('Usul', 'Способ'), w('Limit', 'Лимит'), w('Muddat', 'Срок'), w('Komissiya', 'Комиссия')],
      [
        ['Uzcard', w('50 000 – 20 000 000 soʻm', '50 000 – 20 000 000 сумов'), day, free],
        ['Humo', w('50 000 – 20 000 000 soʻm', '50 000 – 20 000 000 сумов'), day, free],
        ['Payme', w('50 000 – 20 000 000 soʻm', '50 000 – 20 000 000 сумов'), day, free],
        ['Click', w('50 000 – 20 000 000 soʻm', '50 000 – 20 000 000 сумов'), day, free],
        ['USDT (TRC‑20)', '20 – 5 000 USDT', day, w('Tarmoq haqi', 'Плата сети')],
      ],
    ),
    blocks.callout(
      'warning',
      w('Faqat oʻz kartangiz', 'Только своя карта'),
      w(
        'Begona kartadan kelgan toʻlov qaytariladi. Yutuq hisob egasining nomidagi karta yoki hamyonga toʻlanadi.',
        'Платёж с чужой карты будет возвращён. Выигрыш выплачивается на карту или кошелёк владельца счёта.',
      ),
    ),
    blocks.heading('Shaxsni tasdiqlash', 'Проверка личности', 'verification'),
    blocks.steps(
      [
        'Pasport yoki ID-karta suratini tayyorlang: burchaklari va yozuvi aniq koʻrinsin.',
        'Подготовьте снимок паспорта или ID-карты: углы и текст должны быть видны.',
      ],
      ['Kamera orqali yuzingizni tasdiqlang.', 'Подтвердите лицо через камеру.'],
      [
        'Natija odatda 15 daqiqada, koʻpi bilan bir kunda keladi.',
        'Результат приходит обычно за 15 минут, самое большее за день.',
      ],
    ),
    blocks.faq(w('Toʻlovlar boʻyicha savollar', 'Вопросы о платежах'), [
      {
        question: w('Pul yechildi, lekin balansga tushmadi', 'Деньги списались, но не пришли на баланс'),
        answer: w(
          '10 daqiqa kuting. Tushmasa, toʻlov cheki va vaqtini qoʻllab-quvvatlashga yuboring: odatda bir soatda topamiz.',
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
