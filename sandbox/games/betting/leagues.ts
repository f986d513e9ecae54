import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

export type Sport = 'football' | 'tennis' | 'mma' | 'esports';
type LocalizedText = Record<SandboxLanguage, string>;

export interface League {
  id: string;
  sport: Sport;
  name: LocalizedText;
  /** The interval between matches. */
  everySeconds: number;
  sides: readonly LocalizedText[];
}

const side = (uz: string, ru: string): LocalizedText => ({ uz, ru });

const clubs = [
  side('Toshkent Barslari', 'Ташкентские барсы'),
  side('Samarqand Gumbazi', 'Купол Самарканда'),
  side('Buxoro Karvoni', 'Караван Бухары'),
  side('Xiva Qalʼasi', 'Крепость Хива'),
  side('Qoʻqon Xonlari', 'Кокандские ханы'),
  side('Andijon Shamoli', 'Ветер Андижана'),
  side('Namangan Olmasi', 'Яблоко Намангана'),
  side('Fargʻona Anori', 'Гранат Ферганы'),
  side('Nukus Choʻllari', 'Пустыня Нукус'),
  side('Termiz Daryosi', 'Река Термез'),
  side('Qarshi Lochinlari', 'Соколы Карши'),
  side('Jizzax Togʻlari', 'Горы Джизака'),
  side('Navoiy Oltini', 'Золото Навои'),
  side('Guliston Bogʻi', 'Сады Гулистана'),
  side('Urganch Suvori', 'Всадник Ургенча'),
  side('Margʻilon Ipagi', 'Шёлк Маргилана'),
];

const MINUTE = 60;

/** All leagues: fictitious clubs and fighters from real places. */
export const leagues: readonly League[] = [
  {
    id: 'ipak',
    sport: 'football',
    name: side('Ipak yoʻli ligasi', 'Лига Шёлкового пути'),
    everySeconds: 45 * MINUTE,
    sides: clubs.slice(0, 10),
  },
  {
    id: 'vodiy',
    sport: 'football',
    name: side('Vodiy kubogi', 'Кубок Долины'),
    everySeconds: 70 * MINUTE,
    sides: clubs.slice(4, 16),
  },
  {
    id: 'tennis',
    sport: 'tennis',
    name: side('Shaharlar tennis turniri', 'Теннисный турнир городов'),
    everySeconds: 40 * MINUTE,
    sides: [
      side('Toshkent Chorsu', 'Ташкент Чорсу'),
      side('Samarqand Registon', 'Самарканд Регистан'),
      side('Buxoro Labihovuz', 'Бухара Ляби-Хауз'),
      side('Xiva Ichan', 'Хива Ичан'),
      side('Namangan Chust', 'Наманган Чуст'),
      side('Andijon Bobur', 'Андижан Бабур'),
      side('Termiz Fayoz', 'Термез Фаяз'),
      side('Nukus Amu', 'Нукус Аму'),
    ],
  },
  {
    id: 'pahlavon',
    sport: 'mma',
    name: side('Pahlavonlar kechasi', 'Ночь богатырей'),
    everySeconds: 25 * MINUTE,
    sides: [
      side('Ustyurt Boʻrisi', 'Волк Устюрта'),
      side('Zomin Burguti', 'Беркут Заамина'),
      side('Nurota Qoploni', 'Барс Нураты'),
      side('Chimyon Ayigʻi', 'Медведь Чимгана'),
      side('Boysun Toʻfoni', 'Буря Байсуна'),
      side('Qizilqum Chayoni', 'Скорпион Кызылкума'),
      side('Hisor Toshi', 'Камень Гиссара'),
      side('Sirdaryo Arsloni', 'Лев Сырдарьи'),
    ],
  },
  {
    id: 'raqam',
    sport: 'esports',
    name: side('Raqamli arena', 'Цифровая арена'),
    everySeconds: 35 * MINUTE,
    sides: [
      side('Toshkent Pixel', 'Ташкент Пиксель'),
      side('Samarqand Neon', 'Самарканд Неон'),
      side('Buxoro Kvant', 'Бухара Квант'),
      side('Xorazm Piramida', 'Хорезм Пирамида'),
      side('Fargʻona Impuls', 'Фергана Импульс'),
      side('Qarshi Orbita', 'Карши Орбита'),
      side('Andijon Signal', 'Андижан Сигнал'),
      side('Nukus Mirage', 'Нукус Мираж'),
    ],
  },
];
