import { blocks, w } from '#sandbox/content/data/blocks.ts';
import { operatorFacts } from '#sandbox/world/play/operatorFacts.ts';

const { company, license } = operatorFacts;

export const about = {
  slug: 'about',
  title: w('Biz haqimizda', 'О нас'),
  lead: w(
    'Yulduz — oʻzbek va rus tillaridagi onlayn kazino. Shartlar ochiq, hisob soʻmda, limitlar bir bosishda oʻrnatiladi.',
    'Yulduz — онлайн-казино на узбекском и русском языках. Открытые условия, счёт в сумах, лимиты в одно нажатие.',
  ),
  updatedOn: '2026-09-01',
  blocks: [
    blocks.image('about', w('Samarqand tuni, gumbazlar va yulduzlar', 'Самаркандская ночь, купола и звёзды')),
    blocks.heading('Kim uchun', 'Для кого', 'who'),
    blocks.text(
      'Sayt 18 yoshga toʻlgan va oʻyinni **dam olish** deb biladiganlar uchun. Oʻyin daromad manbai emas: uzoq muddatda ustunlik doim kazinoda boʻladi va biz buni yashirmaymiz.',
      'Сайт для тех, кому исполнилось 18 лет и для кого игра — это **отдых**. Игра не источник дохода: на длинной дистанции преимущество всегда у казино, и мы этого не скрываем.',
    ),
    blocks.heading('Nimalar bor', 'Что у нас есть', 'games'),
    blocks.list(
      [
        'Yigirmadan ortiq provayderdan slotlar, jonli stollar va tezkor oʻyinlar',
        'Слоты, Live-столы и быстрые игры более чем от двадцати провайдеров',
      ],
      ['Roʻyxatdan oʻtmasdan ochiladigan demo rejim', 'Демо-режим, который открывается без регистрации'],
      ['Summasi doim koʻrinib turadigan jekpotlar', 'Джекпоты, сумма которых всегда на виду'],
      ['Oʻzbek va rus tillaridagi qoʻllab-quvvatlash', 'Поддержка на узбекском и русском языках'],
    ),
    blocks.heading('Bizning tamoyillar', 'Наши принципы', 'principles'),
    blocks.text(
      '**Shart oldin aytiladi.** Aylanma, muddat va limit bonus yonida yoziladi, mayda harflarda emas.\n\n**Reklama oynalarida «Yopish» tugmasi doim bor.** Soxta taymerlar va oldindan belgilangan katakchalar yoʻq.\n\n**Pasaytirish oson.** Limitni kamaytirish bir zumda, oshirish 24 soatdan keyin, yana tasdiqlasangiz, ishlaydi.',
      '**Условие — заранее.** Вейджер, срок и лимит написаны рядом с бонусом, а не мелким шрифтом.\n\n**В рекламных окнах всегда есть кнопка «Закрыть».** Никаких ложных таймеров и заранее поставленных галочек.\n\n**Снизить легко.** Уменьшение лимита действует сразу, увеличение — через 24 часа, если подтвердите его ещё раз.',
    ),
    blocks.heading('Litsenziya', 'Лицензия', 'license'),
    blocks.text(
      `Operator: ${company.uz}. ${license.uz}. Oʻyinlar natijasini serverdagi tasodifiy sonlar generatori belgilaydi, har bir tikish va yutuq jurnalda alohida qatorda saqlanadi.`,
      `Оператор: ${company.ru}. ${license.ru}. Результат игр определяет генератор случайных чисел на сервере, каждая ставка и выигрыш записываются в журнал отдельной строкой.`,
    ),
    blocks.link(
      w('Oʻyinlarni koʻring', 'Посмотрите игры'),
      w('Demo rejimda sinash uchun hisob kerak emas.', 'Чтобы попробовать демо, аккаунт не нужен.'),
      w('Oʻyinlarga oʻtish', 'Перейти к играм'),
      '/gamehall',
    ),
  ],
  related: ['rules', 'responsible-gaming', 'contacts'],
};
