import { operatorFacts } from '#sandbox/world/play/operatorFacts.ts';

const { company, license, social } = operatorFacts;

const category = (sysname: string) => `/gamehall?category=${sysname}`;

const home = { title: { uz: 'Bosh sahifa', ru: 'Главная' }, url: '/', icon: 'home' };
const allGames = { title: { uz: 'Barcha oʻyinlar', ru: 'Все игры' }, url: '/gamehall', icon: 'grid', countOf: 'all' };
const favourites = {
  title: { uz: 'Sevimlilar', ru: 'Избранное' },
  url: category('favourites'),
  icon: 'heart',
  visibility: 'player',
  countOf: 'favourites',
};
const slots = { title: { uz: 'Slotlar', ru: 'Слоты' }, url: category('slots'), icon: 'slots', countOf: 'slots' };
const live = {
  title: { uz: 'Jonli kazino', ru: 'Live-казино' },
  url: category('live'),
  icon: 'spade',
  countOf: 'live',
};
const fast = {
  title: { uz: 'Tezkor oʻyinlar', ru: 'Быстрые игры' },
  url: category('fast'),
  icon: 'rocket',
  countOf: 'fast',
};
const jackpot = { title: { uz: 'Jekpotlar', ru: 'Джекпоты' }, url: '/jackpots', icon: 'diamond' };

const tournaments = { title: { uz: 'Turnirlar', ru: 'Турниры' }, url: '/tournaments', icon: 'trophy' };
const winners = { title: { uz: 'Gʻoliblar', ru: 'Победители' }, url: '/winners', icon: 'crown' };
const providers = { title: { uz: 'Provayderlar', ru: 'Провайдеры' }, url: '/providers', icon: 'club' };

const sport = { title: { uz: 'Sport', ru: 'Спорт' }, url: '/betting', icon: 'ball' };
const promotions = { title: { uz: 'Aksiyalar', ru: 'Акции' }, url: '/promotions', icon: 'gift' };
const offers = { title: { uz: 'Takliflar', ru: 'Предложения' }, url: '/offers', icon: 'percent' };
const club = { title: { uz: 'Yulduz klubi', ru: 'Клуб Yulduz' }, url: '/loyalty', icon: 'star' };
const forPlayers = { visibility: 'player' };
const profile = { title: { uz: 'Profil', ru: 'Профиль' }, url: '/profile', icon: 'user', ...forPlayers };
const cashier = { title: { uz: 'Kassa', ru: 'Касса' }, url: '/cashier/deposit', icon: 'wallet', ...forPlayers };
const withdrawal = {
  title: { uz: 'Yechib olish', ru: 'Вывод' },
  url: '/cashier/withdraw',
  icon: 'upload',
  ...forPlayers,
};
const bonuses = { title: { uz: 'Bonuslar', ru: 'Бонусы' }, url: '/profile/bonuses', icon: 'gift', ...forPlayers };
const bets = {
  title: { uz: 'Tikishlar tarixi', ru: 'История ставок' },
  url: '/profile/bets/history',
  icon: 'history',
  ...forPlayers,
};
const support = { title: { uz: 'Yordam', ru: 'Помощь' }, url: '/support', icon: 'help' };

const about = { title: { uz: 'Biz haqimizda', ru: 'О нас' }, url: '/about', icon: 'info' };
const rules = { title: { uz: 'Qoidalar va shartlar', ru: 'Правила и условия' }, url: '/rules', icon: 'document' };
const privacy = {
  title: { uz: 'Maxfiylik siyosati', ru: 'Политика конфиденциальности' },
  url: '/privacy',
  icon: 'lock',
};
const cookies = { title: { uz: 'Cookie fayllari', ru: 'Файлы cookie' }, url: '/cookies', icon: 'settings' };
const accessibility = {
  title: { uz: 'Hamma uchun qulaylik', ru: 'Доступность сайта' },
  url: '/accessibility',
  icon: 'user',
};
const payments = { title: { uz: 'Toʻlov usullari', ru: 'Способы оплаты' }, url: '/payments', icon: 'card' };
const faq = { title: { uz: 'Savol-javob', ru: 'Вопросы и ответы' }, url: '/faq', icon: 'help' };
const contacts = { title: { uz: 'Aloqa', ru: 'Контакты' }, url: '/contacts', icon: 'chat' };
const bonusTerms = { title: { uz: 'Bonus shartlari', ru: 'Условия бонусов' }, url: '/bonus-terms', icon: 'gift' };
const responsible = {
  title: { uz: 'Masʼuliyatli oʻyin', ru: 'Ответственная игра' },
  url: '/responsible-gaming',
  icon: 'shield',
  visibility: 'guest',
};
/** The same menu entry for players, which opens their limits instead of the article. */
const limits = { ...responsible, url: '/profile/responsible-game', visibility: 'player' };
const selfExclusion = {
  title: { uz: 'Oʻzini cheklash', ru: 'Самоограничение' },
  url: '/responsible-gaming#self-exclusion',
  icon: 'lock',
  visibility: 'guest',
};

export const common = {
  menus: {
    header: [
      { title: { uz: 'Kazino', ru: 'Казино' }, url: '/gamehall', icon: 'dice' },
      { title: { uz: 'Jonli', ru: 'Live' }, url: category('live'), icon: 'live' },
      sport,
    ],
    side: [
      home,
      favourites,
      sport,
      { title: { uz: 'Kazino', ru: 'Казино' }, children: [allGames, slots, live, fast, jackpot] },
      { title: { uz: 'Mukofotlar', ru: 'Награды' }, children: [tournaments, promotions, offers, club] },
      {
        title: { uz: 'Profil va kassa', ru: 'Профиль и касса' },
        children: [profile, cashier, withdrawal, bonuses, bets],
      },
      { title: { uz: 'Yordam va xavfsizlik', ru: 'Помощь и безопасность' }, children: [support, responsible, limits] },
    ],
    mobile: [
      { title: { uz: 'Lobbi', ru: 'Лобби' }, url: '/', icon: 'home' },
      sport,
      { title: { uz: 'Qidiruv', ru: 'Поиск' }, icon: 'search', action: 'search' },
      { ...promotions, visibility: 'guest' },
      { title: { uz: 'Menyu', ru: 'Меню' }, icon: 'menu', action: 'menu' },
      profile,
    ],
    profile: [
      profile,
      cashier,
      withdrawal,
      bonuses,
      bets,
      limits,
      { ...support, visibility: 'player' },
      { title: { uz: 'Chiqish', ru: 'Выйти' }, icon: 'logout', action: 'signOut', visibility: 'player' },
    ],
    cashier: [payments, bonusTerms, { ...faq, title: { uz: 'Toʻlovlar boʻyicha savollar', ru: 'Вопросы о платежах' } }],
  },
  footer: {
    about: {
      uz: 'Onlayn kazino. Samarqand tunidek sokin, yulduzdek aniq.',
      ru: 'Онлайн-казино. Спокойное, как самаркандская ночь, ясное, как звезда.',
    },
    columns: [
      { title: { uz: 'Kazino', ru: 'Казино' }, links: [slots, live, fast, sport, jackpot, providers, allGames] },
      {
        title: { uz: 'Toʻlov va bonuslar', ru: 'Платежи и бонусы' },
        links: [promotions, offers, bonusTerms, payments, tournaments, club, winners],
      },
      {
        title: { uz: 'Yordam va xavfsizlik', ru: 'Помощь и безопасность' },
        links: [support, faq, contacts, responsible, limits],
      },
      { title: { uz: 'Yulduz', ru: 'Yulduz' }, links: [about, rules, privacy, cookies, accessibility] },
    ],
    text: {
      uz: 'Xizmat faqat 18 yoshga toʻlgan shaxslar uchun. Pul tikiladigan oʻyinlar qaramlikka olib kelishi mumkin: limit qoʻying, tanaffus qiling.',
      ru: 'Сервис только для лиц, достигших 18 лет. Азартные игры могут вызвать зависимость: ставьте лимиты, делайте перерывы.',
    },
    license: {
      uz: `${license.uz}. Operator: ${company.uz}.`,
      ru: `${license.ru}. Оператор: ${company.ru}.`,
    },
    copyright: '© 2026 Yulduz',
    responsibleLinks: [
      responsible,
      limits,
      selfExclusion,
      { ...selfExclusion, url: '/profile/responsible-game#self-exclusion', visibility: 'player' },
    ],
    payments: [
      { name: 'Uzcard', icon: 'pay-uzcard' },
      { name: 'Humo', icon: 'pay-humo' },
      { name: 'Payme', icon: 'pay-payme' },
      { name: 'Click', icon: 'pay-click' },
      { name: 'USDT', icon: 'pay-usdt' },
    ],
  },
  social: [
    { name: 'Telegram', url: social.telegram, icon: 'send' },
    { name: 'Instagram', url: social.instagram, icon: 'camera' },
    { name: 'YouTube', url: social.youtube, icon: 'play-circle' },
  ],
  languages: [
    { code: 'uz', name: 'Oʻzbekcha', language: 'uz-Latn-UZ', icon: 'flag-uz', default: true },
    { code: 'ru', name: 'Русский', language: 'ru-RU', icon: 'flag-ru', default: false },
  ],
  offers: { slug: '/offers' },
  localeDetectStrategy: 'browser',
  customCode: [],
  ratingSites: [],
  flagIcons: { uz: 'flag-uz', ru: 'flag-ru', kz: 'flag-kz', kg: 'flag-kg', tj: 'flag-tj', tm: 'flag-tm' },
};
