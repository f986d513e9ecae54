import { moneyRules } from '#sandbox/world/money/moneyRules.ts';

const { verifiedAbove } = moneyRules.texts;

/** Questions of newcomers, at the bottom of the home page and in the site's structured data. */
export const homeFaq = [
  {
    question: { uz: 'Qanday roʻyxatdan oʻtaman?', ru: 'Как зарегистрироваться?' },
    answer: {
      uz: '«Roʻyxatdan oʻtish» tugmasini bosing, telefon raqami yoki e-pochtani va parolni kiriting. Bir daqiqa yetadi. Sayt faqat 18 yoshga toʻlganlar uchun.',
      ru: 'Нажмите «Регистрация», введите номер телефона или почту и пароль. Хватит одной минуты. Сайт только для тех, кому исполнилось 18 лет.',
    },
  },
  {
    question: { uz: 'Pul qancha vaqtda tushadi?', ru: 'Как быстро зачисляются деньги?' },
    answer: {
      uz: 'Uzcard, Humo, Payme va Click orqali toʻlov odatda bir daqiqada tushadi. Kechiksa, chekni qoʻllab-quvvatlash xizmatiga yuboring.',
      ru: 'Платёж через Uzcard, Humo, Payme и Click обычно приходит за минуту. Если он задержался, пришлите чек в службу поддержки.',
    },
  },
  {
    question: { uz: 'Yutuqni qanday yechib olaman?', ru: 'Как вывести выигрыш?' },
    answer: {
      uz: `Oʻz nomingizdagi karta yoki hamyonga. Soʻrov 24 soat ichida koʻrib chiqiladi. Jami ${verifiedAbove.uz}dan ortiq yechib olishdan oldin shaxsingizni tasdiqlaymiz.`,
      ru: `На карту или кошелёк на ваше имя. Заявку рассматриваем в течение 24 часов. Перед выводом больше ${verifiedAbove.ru} в сумме мы проверяем личность.`,
    },
  },
  {
    question: { uz: 'Demo rejim nima?', ru: 'Что такое демо-режим?' },
    answer: {
      uz: 'Oʻyinni sinov pulida, roʻyxatdan oʻtmasdan koʻrish imkoni. Demo yutuqni yechib boʻlmaydi, oʻyin qoidalari esa bir xil.',
      ru: 'Возможность попробовать игру на условные деньги без регистрации. Выигрыш в демо вывести нельзя, а правила игры те же самые.',
    },
  },
  {
    question: { uz: 'Limitni qayerda oʻrnataman?', ru: 'Где установить лимит?' },
    answer: {
      uz: '«Masʼuliyatli oʻyin» sahifasida qanday cheklovlar borligi yozilgan. Limitni pasaytirish darhol, oshirish 24 soatdan keyin, yana tasdiqlasangiz, kuchga kiradi.',
      ru: 'На странице «Ответственная игра» описаны все ограничения. Снижение лимита действует сразу, повышение — через 24 часа, если подтвердите его ещё раз.',
    },
  },
];
