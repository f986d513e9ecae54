import { blocks, w } from '#sandbox/content/data/blocks.ts';
import { welcomeBonus } from '#sandbox/world/rewards/welcomeBonus.ts';

export const bonusTerms = {
  slug: 'bonus-terms',
  title: w('Bonus shartlari', 'Условия бонусов'),
  lead: w(
    'Birinchi toʻldirish bonusi va barcha bonuslar uchun umumiy qoidalar.',
    'Бонус к первому пополнению и общие правила для всех бонусов.',
  ),
  updatedOn: '2026-09-01',
  blocks: [
    blocks.heading(welcomeBonus.title.uz, welcomeBonus.title.ru, 'first-deposit'),
    blocks.table(
      [w('Shart', 'Условие'), w('Qiymat', 'Значение')],
      [
        ...welcomeBonus.facts.map(({ label, value }) => [label, value]),
        [w('Eng katta tikish', 'Максимальная ставка'), welcomeBonus.texts.maxBet],
        [w('Kimga', 'Кому'), w('Yangi oʻyinchiga, bir marta', 'Новому игроку, один раз')],
      ],
    ),
    blocks.callout('info', w('Misol', 'Пример'), welcomeBonus.example),
    blocks.list(
      ...welcomeBonus.terms.uz.map((uz, index): [string, string] => [uz, welcomeBonus.terms.ru[index] ?? '']),
    ),
    blocks.heading('Umumiy qoidalar', 'Общие правила', 'general'),
    blocks.list(
      ['Bir vaqtda bitta bonus faol boʻladi.', 'Одновременно активен один бонус.'],
      [
        'Avval asosiy hisob, keyin bonus balansi sarflanadi.',
        'Сначала расходуется основной счёт, затем бонусный баланс.',
      ],
      [
        'Aylanma tugamasdan pul yechilsa, bonus va undan olingan yutuq kuyadi; oldin ogohlantiramiz.',
        'При выводе до выполнения вейджера бонус и выигрыш с него сгорают; мы предупредим заранее.',
      ],
      [
        'Bonusdan istalgan paytda voz kechish mumkin, kiritilgan pul oʻzingizda qoladi.',
        'От бонуса можно отказаться в любой момент, внесённые деньги останутся у вас.',
      ],
    ),
    blocks.action(
      w('Hisobingiz yoʻqmi?', 'Ещё нет аккаунта?'),
      w('Roʻyxatdan oʻtish bir daqiqa oladi. 18+', 'Регистрация занимает минуту. 18+'),
      w('Roʻyxatdan oʻtish', 'Зарегистрироваться'),
      'signUp',
    ),
  ],
  related: ['rules', 'payments', 'faq'],
};
