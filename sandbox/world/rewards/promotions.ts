import { sumText } from '#sandbox/world/money/sumText.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { cashbackTerms } from './cashbacks.ts';
import { pointPrice } from './pointPrice.ts';
import { raceKinds } from './raceKinds.ts';
import { welcomeBonus } from './welcomeBonus.ts';

type LocalizedText = Record<SandboxLanguage, string>;

export interface PromotionData {
  id: string;
  /** The picture's name under /uploads/banners. */
  picture: string;
  title: LocalizedText;
  /** One sentence with the terms. */
  subtitle: LocalizedText;
  /** Markup: what it is and for whom. */
  text: LocalizedText;
  steps: Record<SandboxLanguage, string[]>;
  facts: readonly { label: LocalizedText; value: LocalizedText }[];
  terms: Record<SandboxLanguage, string[]>;
  button: LocalizedText;
  /** The target of the button, without the locale's prefix. */
  slug: string;
  /** Ends with the current week of Tashkent, or at a moment in Unix seconds; absent: no end. */
  ends?: 'week' | number;
}

const { percent, min, max, waits } = cashbackTerms;

const weekly = raceKinds.find(({ sysname }) => sysname === 'weekly');
const prizes = weekly?.prizes.amounts ?? [];
const fund = sumText(prizes.reduce((sum, amount) => sum + amount, 0));
const price = pointPrice.texts;

const fact = (uz: string, ru: string, uzValue: string, ruValue: string) => ({
  label: { uz, ru },
  value: { uz: uzValue, ru: ruValue },
});

/** The operator's promotions besides its offers, in display order. */
export const promotions: readonly PromotionData[] = [
  {
    id: 'welcome',
    picture: 'welcome',
    title: welcomeBonus.title,
    subtitle: welcomeBonus.summary,
    text: {
      uz: 'Yangi oʻyinchining **birinchi toʻldirishini ikki baravar qilamiz**. Bonus ixtiyoriy: toʻldirishda uni oʻzingiz tanlaysiz, tanlamasangiz, pulingiz shartsiz qoladi.',
      ru: '**Удваиваем первое пополнение** нового игрока. Бонус добровольный: вы сами выбираете его при пополнении, а без него ваши деньги остаются без условий.',
    },
    steps: {
      uz: [
        'Roʻyxatdan oʻting va kiring.',
        'Taklifni faollashtiring.',
        `Hisobni kamida ${welcomeBonus.texts.min.uz}ga toʻldiring.`,
        'Bonus darhol hisobga tushadi.',
      ],
      ru: [
        'Зарегистрируйтесь и войдите.',
        'Активируйте предложение.',
        `Пополните счёт на ${welcomeBonus.texts.min.ru} или больше.`,
        'Бонус зачислится сразу.',
      ],
    },
    facts: welcomeBonus.facts,
    terms: welcomeBonus.terms,
    button: { uz: 'Taklifni ochish', ru: 'Открыть предложение' },
    slug: '/offers/1',
  },
  {
    id: 'weekly-race',
    picture: 'tournament',
    title: weekly?.name ?? { uz: '', ru: '' },
    subtitle: {
      uz: `Jami ${fund.uz}, ${prizes.length} ta sovrinli oʻrin, sovrinlar aylanmasiz`,
      ru: `Всего ${fund.ru}, ${prizes.length} призовых мест, призы без вейджера`,
    },
    text: {
      uz: `Har dushanba yangi poyga boshlanadi. **Har ${price.uz} tikish 1 ochko** beradi, yutgan-yutqazganingiz farqi yoʻq. Koʻproq tikishga undamaymiz: oʻz limitingiz doirasida qatnashing.`,
      ru: `Каждый понедельник начинается новая гонка. **Каждые ${price.ru} ставок дают 1 очко**, выиграли вы или нет. Мы не призываем ставить больше: участвуйте в пределах своих лимитов.`,
    },
    steps: {
      uz: [
        'Turnir sahifasida «Qatnashish» tugmasini bosing.',
        'Turnir oʻyinlarida oʻynang.',
        'Yakunda sovrin oʻzi hisobga tushadi.',
      ],
      ru: [
        'Нажмите «Участвовать» на странице турнира.',
        'Играйте в игры турнира.',
        'В конце приз сам поступит на счёт.',
      ],
    },
    facts: [
      fact('Sovrin jamgʻarmasi', 'Призовой фонд', fund.uz, fund.ru),
      fact('Sovrinli oʻrinlar', 'Призовые места', `${prizes.length}`, `${prizes.length}`),
      fact('Aylanma', 'Вейджер', 'Yoʻq', 'Нет'),
    ],
    terms: {
      uz: [
        'Faqat qoʻshilgandan keyingi pulga qilingan tikishlar hisoblanadi.',
        'Demo oʻyinlar va bepul aylanishlar hisobga olinmaydi.',
        'Hafta dushanba 0:00dan yakshanba 23:59gacha (Toshkent vaqti).',
      ],
      ru: [
        'Считаются только настоящие ставки после вступления.',
        'Демо-игры и фриспины не учитываются.',
        'Неделя длится с понедельника 0:00 до воскресенья 23:59 (время Ташкента).',
      ],
    },
    button: { uz: 'Turnirlarga oʻtish', ru: 'К турнирам' },
    slug: '/tournaments',
    ends: 'week',
  },
  {
    id: 'cashback',
    picture: 'cashback',
    title: { uz: `Haftalik keshbek ${percent}%`, ru: `Еженедельный кешбэк ${percent}%` },
    subtitle: {
      uz: `Haftalik yutqazishning ${percent} foizi qaytadi, ${max.uz}gacha, aylanmasiz`,
      ru: `Возвращаем ${percent}% недельного проигрыша, до ${max.ru}, без вейджера`,
    },
    text: {
      uz: `Hafta davomida oʻz pulingizdan yutqazgan boʻlsangiz, **dushanba kuni ${percent} foizi qaytadi**. Hech narsani faollashtirish shart emas: kirganingizda keshbek sizni kutib turadi.`,
      ru: `Если за неделю вы проиграли часть своих денег, **в понедельник вернём ${percent}%**. Активировать ничего не нужно: кешбэк будет ждать вас при входе.`,
    },
    steps: {
      uz: [
        'Odatdagidek oʻynang.',
        'Dushanba kuni keshbek hisoblanadi.',
        'Kirganda chiqadigan oynada «Olish» tugmasini bosing.',
      ],
      ru: [
        'Играйте как обычно.',
        'В понедельник кешбэк будет рассчитан.',
        'Нажмите «Получить» в окне, которое появится при входе.',
      ],
    },
    facts: [
      fact('Ulush', 'Доля', `${percent}%`, `${percent}%`),
      fact('Eng kam', 'Минимум', min.uz, min.ru),
      fact('Eng koʻp', 'Максимум', max.uz, max.ru),
      fact('Olish muddati', 'Забрать можно', waits.uz, waits.ru),
    ],
    terms: {
      uz: [
        'Asosiy hisobdagi tikish va yutuqlar farqi hisoblanadi, bonus pul hisobga olinmaydi.',
        `Keshbek ${waits.uz} ichida olinmasa, kuyadi.`,
        'Pul asosiy hisobga aylanmasiz tushadi.',
      ],
      ru: [
        'Считается разница ставок и выигрышей основного счёта, бонусные деньги не учитываются.',
        `Если не забрать кешбэк за ${waits.ru}, он сгорает.`,
        'Деньги поступают на основной счёт, без вейджера.',
      ],
    },
    button: { uz: 'Oʻyinlarga oʻtish', ru: 'К играм' },
    slug: '/gamehall',
  },
  {
    id: 'fair-play',
    picture: 'fair-play',
    title: { uz: 'Natijani oʻzingiz tekshiring', ru: 'Проверьте результат сами' },
    subtitle: {
      uz: 'Tezkor oʻyinlarda har raundning izi tikishdan oldin koʻrsatiladi',
      ru: 'В быстрых играх отпечаток каждого раунда показан ещё до ставки',
    },
    text: {
      uz: 'Raund tugagach, oʻyin server kodini ochadi: undan iz chiqarib, natija oldindan belgilanganini **oʻzingiz tekshira olasiz**. Demo rejimda ham ishlaydi, hisob ochish shart emas.',
      ru: 'После раунда игра открывает код сервера: получите из него отпечаток и **сами убедитесь**, что результат был определён заранее. Работает и в демо, аккаунт не нужен.',
    },
    steps: {
      uz: [
        'Tezkor oʻyinni oching.',
        'Raunddan oldin izni koʻring.',
        'Raunddan keyin «Oxirgi raundlar» boʻlimida «Natijani tekshirish» qatorini oching.',
      ],
      ru: [
        'Откройте быструю игру.',
        'Посмотрите отпечаток до раунда.',
        'После раунда откройте в разделе «Последние раунды» строку «Проверка результата».',
      ],
    },
    facts: [],
    terms: { uz: [], ru: [] },
    button: { uz: 'Tezkor oʻyinlar', ru: 'Быстрые игры' },
    slug: '/gamehall?category=fast',
  },
  {
    id: 'autumn-nights',
    picture: 'caravan',
    title: { uz: 'Kuz oqshomlari', ru: 'Осенние вечера' },
    subtitle: {
      uz: 'Oktabrda karvon slotlarida 20 ta bepul aylanish',
      ru: 'В октябре 20 фриспинов в слотах о караванах',
    },
    text: {
      uz: 'Oktabr davomida karvon slotlarida oʻynagan har bir oʻyinchi 20 ta bepul aylanish oldi.',
      ru: 'В октябре каждый, кто играл в слоты о караванах, получил 20 фриспинов.',
    },
    steps: { uz: [], ru: [] },
    facts: [],
    terms: { uz: ['Aksiya 2026-yil 31-oktabrda tugadi.'], ru: ['Акция закончилась 31 октября 2026 года.'] },
    button: { uz: 'Slotlarni ochish', ru: 'Открыть слоты' },
    slug: '/gamehall?category=slots',
    ends: Date.parse('2026-11-01T00:00:00+05:00') / 1000,
  },
];
