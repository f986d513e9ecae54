import { blocks, w } from '#sandbox/content/data/blocks.ts';
import { operatorFacts } from '#sandbox/world/play/operatorFacts.ts';

const { company, emails, license, phone } = operatorFacts;

export const contacts = {
  slug: 'contacts',
  title: w('Aloqa', 'Контакты'),
  lead: w(
    'Qoʻllab-quvvatlash xizmati oʻzbek va rus tillarida kuniga 24 soat javob beradi.',
    'Служба поддержки отвечает круглосуточно на узбекском и русском языках.',
  ),
  updatedOn: '2026-09-01',
  blocks: [
    blocks.table(
      [w('Masala', 'Вопрос'), w('Manzil', 'Адрес'), w('Javob muddati', 'Срок ответа')],
      [
        [w('Umumiy savollar', 'Общие вопросы'), emails.support, w('1 soatgacha', 'До 1 часа')],
        [w('Toʻlovlar', 'Платежи'), emails.payments, w('1 soatgacha', 'До 1 часа')],
        [w('Shaxsiy maʼlumotlar', 'Персональные данные'), emails.privacy, w('10 ish kuni', '10 рабочих дней')],
        [w('Shikoyatlar', 'Жалобы'), emails.complaints, w('5 ish kuni', '5 рабочих дней')],
        [w('Telefon', 'Телефон'), phone, w('Har kuni 9:00–21:00', 'Ежедневно 9:00–21:00')],
      ],
    ),
    blocks.heading('Tezroq javob olish uchun', 'Чтобы ответили быстрее', 'faster'),
    blocks.list(
      ['ID raqamingizni yozing (profilda turadi), parolni yozmang.', 'Укажите свой ID (он в профиле), но не пароль.'],
      ['Toʻlov boʻyicha: summa, vaqt, usul va chek surati.', 'О платеже: сумма, время, способ и снимок чека.'],
      ['Oʻyin boʻyicha: oʻyin nomi, vaqt va ekran surati.', 'Об игре: название, время и снимок экрана.'],
    ),
    blocks.callout(
      'danger',
      w('Firibgarlardan ehtiyot boʻling', 'Остерегайтесь мошенников'),
      w(
        'Xodimlarimiz parolni, SMS kodni va kartaning orqa tomonidagi raqamni hech qachon soʻramaydi.',
        'Наши сотрудники никогда не спрашивают пароль, код из SMS и цифры с оборота карты.',
      ),
    ),
    blocks.heading('Operator', 'Оператор', 'operator'),
    blocks.text(`${company.uz}.\n${license.uz}.`, `${company.ru}.\n${license.ru}.`),
  ],
  related: ['faq', 'payments', 'responsible-gaming'],
};
