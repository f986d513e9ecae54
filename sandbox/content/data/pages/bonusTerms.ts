import { blocks, w } from '../blocks.ts';

export const bonusTerms = {
  slug: 'bonus-terms',
  title: w('Bonus shartlari', 'Условия бонусов'),
  lead: w(
    'Birinchi toʻldirish bonusi va barcha bonuslar uchun umumiy qoidalar.',
    'Бонус к первому пополнению и общие правила для всех бонусов.',
  ),
  updatedOn: '2026-09-01',
  blocks: [
    blocks.heading('Birinchi toʻldirishga 100%', '100% к первому пополнению', 'first-deposit'),
    blocks.table(
      [w('Shart', 'Условие'), w('Qiymat', 'Значение')],
      [
        [
          w('Bonus miqdori', 'Размер бонуса'),
          w('Toʻldirishning 100%, koʻpi bilan 1 000 000 soʻm', '100% пополнения, не больше 1 000 000 сумов'),
        ],
        [w('Eng kam toʻldirish', 'Минимальное пополнение'), w('20 000 soʻm', '20 000 сумов')],
        [w('Aylanma', 'Вейджер'), w('Bonus summasining ×30', '×30 от суммы бонуса')],
        [w('Muddat', 'Срок'), w('7 kun', '7 дней')],
        [w('Eng katta tikish', 'Максимальная ставка'), w('25 000 soʻm', '25 000 сумов')],
        [w('Kimga', 'Кому'), w('Yangi oʻyinchiga, bir marta', 'Новому игроку, один раз')],
      ],
    ),
    blocks.callout(
      'info',
      w('Misol', 'Пример'),
      w(
        '100 000 soʻm toʻldirdingiz, 100 000 soʻm bonus oldingiz. Uni yechish uchun 7 kunda jami 3 000 000 soʻmlik tikish qilasiz.',
        'Вы пополнили счёт на 100 000 сумов и получили 100 000 сумов бонуса. Чтобы вывести его, за 7 дней нужно сделать ставок на 3 000 000 сумов.',
      ),
    ),
    blocks.heading('Qaysi tikish hisobga olinadi', 'Какие ставки засчитываются', 'contribution'),
    blocks.table(
      [w('Oʻyin turi', 'Тип игры'), w('Hissa', 'Доля')],
      [
        [w('Slotlar', 'Слоты'), '100%'],
        [w('Tezkor oʻyinlar', 'Быстрые игры'), '50%'],
        [w('Jonli kazino va stol oʻyinlari', 'Живое казино и настольные игры'), '10%'],
        [w('Bonus xaridi', 'Покупка бонуса'), '0%'],
      ],
    ),
    blocks.heading('Umumiy qoidalar', 'Общие правила', 'general'),
    blocks.list(
      ['Bir vaqtda bitta bonus faol boʻladi.', 'Одновременно активен один бонус.'],
      ['Avval asosiy balans, keyin bonus balansi sarflanadi.', 'Сначала расходуется основной баланс, затем бонусный.'],
      [
        'Aylanma tugamasdan pul yechilsa, bonus va undan olingan yutuq bekor boʻladi; oldin ogohlantiramiz.',
        'При выводе до отыгрыша бонус и выигрыш с него сгорают; мы предупредим заранее.',
      ],
      [
        'Bonusdan istalgan paytda voz kechish mumkin, kiritilgan pul oʻzingizda qoladi.',
        'От бонуса можно отказаться в любой момент, внесённые деньги останутся у вас.',
      ],
    ),
    blocks.action(
      w('Hisobingiz yoʻqmi?', 'Ещё нет счёта?'),
      w('Roʻyxatdan oʻtish bir daqiqa oladi. 18+', 'Регистрация занимает минуту. 18+'),
      w('Roʻyxatdan oʻtish', 'Зарегистрироваться'),
      'signUp',
    ),
  ],
  related: ['rules', 'payments', 'faq'],
};
