import { media } from '#sandbox/content/media.ts';
import { homeFaq } from './homeFaq.ts';
import { pages } from './pages.ts';

const hall = (
  sysname: string,
  title: LocalizedText,
  description: LocalizedText,
  textTitle: LocalizedText,
  text: LocalizedText,
) => ({
  url: `/gamehall?category=${sysname}`,
  title,
  description,
  openGraph: { title, description, type: 'website' },
  robots: 'index, follow',
  textTitle,
  text,
});
interface LocalizedText {
  uz: string;
  ru: string;
}
const w = (uz: string, ru: string): LocalizedText => ({ uz, ru });

const home = {
  url: '/',
  title: w('{brand} — slotlar, jonli kazino va tezkor oʻyinlar', '{brand} — слоты, Live-казино и быстрые игры'),
  description: w(
    'Oʻzbek tilidagi onlayn kazino: yuzlab oʻyin, demo rejim, soʻmda hisob, jekpotlar va tushunarli bonus shartlari. 18+',
    'Онлайн-казино на узбекском и русском: сотни игр, демо-режим, счёт в сумах, джекпоты и понятные условия бонусов. 18+',
  ),
  openGraph: {
    title: w('{brand} — onlayn kazino', '{brand} — онлайн-казино'),
    description: w('Avval demo rejimda sinab koʻring.', 'Сначала попробуйте в демо-режиме.'),
    image: media('banners/share-1200x630.webp', w('Yulduz belgisi', 'Знак Yulduz')),
    type: 'website',
  },
  robots: 'index, follow',
  schemaFaq: homeFaq,
  textTitle: w('{brand} haqida', 'О {brand}'),
  text: w(
    '{brand} — oʻzbek tilidagi onlayn kazino. Yigirmadan ortiq provayderdan yuzlab oʻyin, koʻpini avval demo rejimda sinab koʻrish mumkin.\n\nHar bir oʻyinchi kunlik limit, tanaffus va oʻzini cheklash sozlamalaridan bir bosishda foydalanadi. Pul va vaqt hisobi doim koʻrinib turadi.\n\n**Slotlar** — mevali klassikadan sarguzashtlargacha. **Jonli kazino** — ruletka, bakkara va zar stollari. **Tezkor oʻyinlar** — bir raund bir necha soniya. **Jekpotlar** — umumiy jamgʻarma har tikish bilan oʻsadi.\n\nHisob soʻmda yuritiladi, toʻlov Uzcard, Humo, Payme va Click orqali qabul qilinadi. Savol boʻlsa, qoʻllab-quvvatlash xizmati oʻzbek va rus tillarida javob beradi.',
    '{brand} — онлайн-казино на узбекском и русском языках. Сотни игр более чем от двадцати провайдеров, большинство можно сначала попробовать в демо-режиме.\n\nКаждому игроку в одно нажатие доступны дневной лимит, перерыв и самоограничение. Счёт денег и времени всегда на виду.\n\n**Слоты** — от фруктовой классики до приключений. **Live-казино** — рулетка, баккара и кости. **Быстрые игры** — раунд длится несколько секунд. **Джекпоты** — общий фонд растёт с каждой ставкой.\n\nСчёт ведётся в сумах, платежи принимаются через Uzcard, Humo, Payme и Click. Служба поддержки отвечает на узбекском и русском.',
  ),
};

const lobby = {
  url: '/gamehall',
  title: w('Barcha oʻyinlar — {brand}', 'Все игры — {brand}'),
  description: w(
    'Slotlar, jonli stollar, tezkor oʻyinlar va jekpotlar bir joyda. Provayder va turkum boʻyicha saralang, demo rejimda sinang.',
    'Слоты, Live-столы, быстрые игры и джекпоты в одном месте. Выбирайте по провайдеру и категории, пробуйте в демо.',
  ),
  robots: 'index, follow',
  textTitle: w('Oʻyinni qanday tanlash kerak', 'Как выбрать игру'),
  text: w(
    'Turkumdan boshlang: slotlar, jonli kazino, tezkor oʻyinlar yoki jekpotlar. Sevimli provayderingizni belgilang yoki oʻyin nomini qidiruvga yozing.\n\n«Demo» tugmasi oʻyinni sinov pulida ochadi. Qoidalar va qaytim (RTP) oʻyin sahifasida yozilgan.',
    'Начните с категории: слоты, Live-казино, быстрые игры или джекпоты. Отметьте любимого провайдера или введите название игры в поиск.\n\nКнопка «Демо» открывает игру на условные деньги. Правила и отдача (RTP) указаны на странице игры.',
  ),
};

const halls = [
  hall(
    'popular',
    w('Mashhur oʻyinlar — {brand}', 'Популярные игры — {brand}'),
    w('Soʻnggi kunlarda eng koʻp ochilgan oʻyinlar.', 'Игры, которые чаще всего открывали в последние дни.'),
    w('Mashhur oʻyinlar', 'Популярные игры'),
    w(
      'Roʻyxat oʻyinchilar tanloviga qarab har kuni yangilanadi. Mashhurlik yutuq ehtimolini oshirmaydi: har bir raund mustaqil.',
      'Список обновляется каждый день по выбору игроков. Популярность не повышает шанс на выигрыш: каждый раунд независим.',
    ),
  ),
  hall(
    'new',
    w('Yangi oʻyinlar — {brand}', 'Новые игры — {brand}'),
    w('Yaqinda qoʻshilgan slotlar va tezkor oʻyinlar.', 'Недавно добавленные слоты и быстрые игры.'),
    w('Yangi oʻyinlar', 'Новинки'),
    w(
      'Yangi oʻyin ikki hafta shu yerda turadi. Qoidalarini demo rejimda bemalol oʻrganing.',
      'Новая игра остаётся здесь две недели. Спокойно изучите её правила в демо-режиме.',
    ),
  ),
  hall(
    'slots',
    w('Onlayn slotlar — {brand}', 'Онлайн-слоты — {brand}'),
    w(
      'Mevali klassika, sarguzasht, hayvonlar va kitoblar mavzusidagi slotlar. Demo rejim va pulga oʻyin.',
      'Слоты о фруктах, приключениях, животных и книгах. Демо и игра на деньги.',
    ),
    w('Slotlar haqida', 'О слотах'),
    w(
      'Slotda natijani tasodifiy sonlar generatori belgilaydi. Chiziqlar soni, eng kam tikish va qaytim (RTP) oʻyin sahifasida koʻrsatilgan.\n\nTikishni budjetga qarab tanlang va oldindan toʻxtash chegarasini belgilang.',
      'Результат в слоте определяет генератор случайных чисел. Число линий, минимальная ставка и отдача (RTP) указаны на странице игры.\n\nВыбирайте ставку по бюджету и заранее решите, когда остановитесь.',
    ),
  ),
  hall(
    'live',
    w('Jonli kazino — {brand}', 'Live-казино — {brand}'),
    w('Ruletka, bakkara va zar stollari.', 'Столы рулетки, баккары и костей.'),
    w('Jonli stollar', 'Live-столы'),
    w(
      'Stol limitlari oʻyin nomi yonida yozilgan. Aloqa uzilsa, qilingan tikish saqlanadi va natija balansda aks etadi.',
      'Лимиты стола указаны рядом с названием. При обрыве связи ставка сохраняется, а результат отражается на балансе.',
    ),
  ),
  hall(
    'fast',
    w('Tezkor oʻyinlar — {brand}', 'Быстрые игры — {brand}'),
    w('Raketa, plinko, minalar va zarlar: raund bir necha soniya.', 'Ракета, плинко, мины и кости: раунд за секунды.'),
    w('Tezkor oʻyinlar', 'Быстрые игры'),
    w(
      'Tez raund pulni ham tez sarflaydi: vaqt va summa limitini oldindan qoʻying.',
      'Быстрый раунд быстро расходует деньги: поставьте лимит времени и суммы заранее.',
    ),
  ),
  hall(
    'jackpot',
    w('Jekpot oʻyinlari — {brand}', 'Игры с джекпотом — {brand}'),
    w('Umumiy jamgʻarmasi har tikish bilan oʻsadigan oʻyinlar.', 'Игры, в которых общий фонд растёт с каждой ставкой.'),
    w('Jekpot qanday ishlaydi', 'Как работает джекпот'),
    w(
      'Har bir tikishning kichik ulushi jamgʻarmaga tushadi. Jekpot tasodifiy raundda beriladi va butunligicha bitta oʻyinchiga tegadi.',
      'Небольшая доля каждой ставки идёт в фонд. Джекпот выпадает в случайном раунде и целиком достаётся одному игроку.',
    ),
  ),
  hall(
    'table',
    w('Stol oʻyinlari — {brand}', 'Настольные игры — {brand}'),
    w('Ruletka, bakkara va zar oʻyinlari.', 'Рулетка, баккара и кости.'),
    w('Stol oʻyinlari', 'Настольные игры'),
    w(
      'Qoidalar klassik, shoshilish shart emas: raundni oʻzingiz boshlaysiz.',
      'Правила классические, спешить не нужно: раунд начинаете вы сами.',
    ),
  ),
  hall(
    'fruits',
    w('Mevali slotlar — {brand}', 'Фруктовые слоты — {brand}'),
    w('Anor, uzum, gilos va yettiliklar.', 'Гранаты, виноград, вишни и семёрки.'),
    w('Mevali slotlar', 'Фруктовые слоты'),
    w(
      'Oddiy qoidali klassika: birinchi tanishuv uchun qulay.',
      'Классика с простыми правилами: удобно для знакомства.',
    ),
  ),
  hall(
    'books',
    w('Kitob slotlari — {brand}', 'Слоты с книгами — {brand}'),
    w('Kitob belgisi va bepul aylanishli slotlar.', 'Слоты с символом книги и фриспинами.'),
    w('Kitob slotlari', 'Слоты с книгами'),
    w(
      'Kitob odatda ham oʻrinbosar, ham bepul aylanishlarni ochuvchi belgi boʻladi.',
      'Книга обычно служит и заменой, и символом, который открывает фриспины.',
    ),
  ),
  hall(
    'animals',
    w('Hayvonlar haqidagi slotlar — {brand}', 'Слоты о животных — {brand}'),
    w('Boʻri, yoʻlbars, burgut va Humo qushi.', 'Волк, тигр, орёл и птица Хумо.'),
    w('Hayvonlar haqidagi slotlar', 'Слоты о животных'),
    w('Dasht, togʻ va oʻrmon qahramonlari bir turkumda.', 'Герои степи, гор и леса в одной категории.'),
  ),
  hall(
    'adventure',
    w('Sarguzasht slotlari — {brand}', 'Приключенческие слоты — {brand}'),
    w('Ipak yoʻli, xazinalar va qadimiy shaharlar.', 'Шёлковый путь, сокровища и древние города.'),
    w('Sarguzasht slotlari', 'Приключенческие слоты'),
    w(
      'Bonus bosqichlari koʻp oʻyinlar: avval qoidalarni oʻqing.',
      'Игры со множеством бонусных этапов: сначала прочтите правила.',
    ),
  ),
  hall(
    'classic',
    w('Klassik slotlar — {brand}', 'Классические слоты — {brand}'),
    w('Uch baraban, kam chiziq, tushunarli jadval.', 'Три барабана, мало линий, понятная таблица.'),
    w('Klassik slotlar', 'Классические слоты'),
    w('Ortiqcha bezaksiz, bir qarashda tushunarli oʻyinlar.', 'Игры без лишних украшений, понятные с первого взгляда.'),
  ),
  hall(
    'cascade',
    w('Kaskadli slotlar — {brand}', 'Каскадные слоты — {brand}'),
    w(
      'Yutgan belgilar yoʻqoladi, oʻrniga yangilari tushadi.',
      'Выигравшие символы исчезают, на их место падают новые.',
    ),
    w('Kaskadli slotlar', 'Каскадные слоты'),
    w('Bitta tikish ketma-ket bir necha yutuq berishi mumkin.', 'Одна ставка может дать несколько выигрышей подряд.'),
  ),
  hall(
    'bonus-buy',
    w('Bonus xaridi bor slotlar — {brand}', 'Слоты с покупкой бонуса — {brand}'),
    w('Bonus bosqichini darhol ochish mumkin boʻlgan slotlar.', 'Слоты, в которых бонусный этап можно открыть сразу.'),
    w('Bonus xaridi', 'Покупка бонуса'),
    w(
      'Xarid narxi oddiy tikishdan oʻnlab baravar yuqori va yutuqni kafolatlamaydi. Avval demo rejimda sinang.',
      'Цена покупки в десятки раз выше обычной ставки и не гарантирует выигрыш. Сначала попробуйте в демо.',
    ),
  ),
];

const contentPages = pages.map(({ slug, title, lead }) => ({
  url: `/${slug}`,
  title: w(`${title.uz} — {brand}`, `${title.ru} — {brand}`),
  description: lead,
  robots: 'index, follow',
}));

export const seoPages = [home, lobby, ...halls, ...contentPages];
