import { media } from '#sandbox/content/media.ts';
import { clubLevels } from '#sandbox/world/rewards/clubLevels.ts';
import { pointPrice } from '#sandbox/world/rewards/pointPrice.ts';

export const loyalty = {
  title: { uz: 'Yulduz klubi', ru: 'Клуб Yulduz' },
  text: {
    uz: 'Har bir tikish ball keltiradi. Ballar darajani koʻtaradi va doʻkonda sovgʻaga almashtiriladi.',
    ru: 'Каждая ставка приносит баллы. Баллы поднимают уровень и обмениваются на подарки в магазине.',
  },
  images: {
    cover: media('banners/club-1280x420.webp', { uz: 'Yulduzlar yoʻli', ru: 'Звёздный путь' }),
    coverMobile: media('banners/club-780x560.webp', { uz: 'Yulduzlar yoʻli', ru: 'Звёздный путь' }),
  },
  levelsView: 'path',
  steps: [
    {
      title: { uz: 'Oʻynang', ru: 'Играйте' },
      text: {
        uz: `Pulga tikilgan har ${pointPrice.texts.uz} uchun 1 ball.`,
        ru: `1 балл за каждые ${pointPrice.texts.ru} ставок на деньги.`,
      },
      icon: 'play-circle',
    },
    {
      title: { uz: 'Darajani koʻtaring', ru: 'Повышайте уровень' },
      text: {
        uz: 'Uchqundan Qutb yulduzigacha beshta daraja, har birida oʻz imtiyozi bor.',
        ru: 'Пять уровней, от «Учкун» до «Кутб юлдузи», и на каждом свои преимущества.',
      },
      icon: 'star',
    },
    {
      title: { uz: 'Ballarni sarflang', ru: 'Тратьте баллы' },
      text: {
        uz: 'Doʻkonda pul, demo hisob va sovgʻalar.',
        ru: 'В магазине деньги, демо-счёт и подарки.',
      },
      icon: 'gift',
    },
  ],
  // Levels for guests; players get theirs from the platform.
  levels: clubLevels.map(({ sysname, name, text, privileges, min }) => ({
    sysname,
    name,
    points: min,
    text,
    privileges: { uz: privileges.uz.join('\n'), ru: privileges.ru.join('\n') },
  })),
  shop: {
    title: { uz: 'Klub doʻkoni', ru: 'Магазин клуба' },
    text: {
      uz: 'Ballarning muddati cheklanmagan.',
      ru: 'Срок действия баллов не ограничен.',
    },
    categories: [
      { sysname: 'money', name: { uz: 'Pul', ru: 'Деньги' } },
      { sysname: 'demo', name: { uz: 'Demo', ru: 'Демо' } },
      { sysname: 'merch', name: { uz: 'Buyumlar', ru: 'Вещи' } },
    ],
  },
  characters: {
    title: { uz: 'Qahramon tanlang', ru: 'Выберите героя' },
    text: {
      uz: 'Qahramon profilingizni bezaydi, oʻyin natijasiga taʼsir qilmaydi.',
      ru: 'Герой украшает профиль и не влияет на результат игры.',
    },
  },
};
