import { blocks, w } from '#sandbox/content/data/blocks.ts';

export const responsibleGaming = {
  slug: 'responsible-gaming',
  title: w('Masʼuliyatli oʻyin', 'Ответственная игра'),
  lead: w(
    'Oʻyin — dam olish uchun, daromad uchun emas. Nazoratni saqlashga yordam beradigan vositalar shu yerda.',
    'Игра — для отдыха, а не для заработка. Здесь всё, что помогает сохранять контроль.',
  ),
  updatedOn: '2026-09-01',
  blocks: [
    blocks.image('responsible', w('Sokin tun, choynak va yulduz', 'Тихая ночь, чайник и звезда')),
    blocks.heading('Oʻzingizga beradigan savollar', 'Вопросы к себе', 'questions'),
    blocks.list(
      ['Rejalashtirganimdan koʻp pul yoki vaqt sarflayapmanmi?', 'Трачу ли я больше денег или времени, чем хочу?'],
      ['Yutqazganni qaytarish uchun oʻynayapmanmi?', 'Играю ли я, чтобы отыграться?'],
      ['Oʻyin uchun qarz olganmanmi?', 'Беру ли я в долг ради игры?'],
      ['Oʻyinni yaqinlarimdan yashiryapmanmi?', 'Скрываю ли я игру от близких?'],
      ['Oʻynamasam, asabiylashamanmi?', 'Раздражаюсь ли я, когда не играю?'],
    ),
    blocks.callout(
      'warning',
      w('Bitta «ha» yetarli', 'Достаточно одного «да»'),
      w(
        'Tanaffus qiling. Qarzga va yashashga kerak pulga hech qachon oʻynamang.',
        'Сделайте перерыв. Никогда не играйте на заёмные деньги и на те, что нужны для жизни.',
      ),
    ),
    blocks.heading('Limitlar', 'Лимиты', 'limits'),
    blocks.text(
      '**Toʻldirish limiti** — kun, hafta yoki oy uchun eng katta summa. Limitni pasaytirish darhol, oshirish 24 soatdan keyin va qoʻshimcha tasdiq bilan kuchga kiradi.\n\n**Vaqt hisobi** — oʻyin sahifasida seans vaqti va sof natija doim koʻrinadi.',
      '**Лимит пополнений** — наибольшая сумма за день, неделю или месяц. Снижение действует сразу, повышение — через 24 часа и с повторным подтверждением.\n\n**Учёт времени** — на странице игры всегда видны время сеанса и чистый результат.',
    ),
    blocks.heading('Tanaffus', 'Перерыв', 'break'),
    blocks.text(
      'Tanaffus 24 soatdan 3 oygacha boʻladi. U darhol boshlanadi, sabab soʻralmaydi. Bu vaqtda hisobga kirib boʻlmaydi va reklama yuborilmaydi. Pulingiz joyida qoladi: uni yechish uchun qoʻllab-quvvatlash xizmatiga yozing.',
      'Перерыв длится от 24 часов до 3 месяцев. Он начинается сразу, причину мы не спрашиваем. В это время войти в аккаунт нельзя, реклама не приходит. Деньги остаются на месте: чтобы вывести их, напишите в поддержку.',
    ),
    blocks.heading('Oʻzini cheklash', 'Самоограничение', 'self-exclusion'),
    blocks.text(
      'Oʻzini cheklash kamida 6 oyga oʻrnatiladi, butunlay ham boʻlishi mumkin. U muddatidan oldin bekor qilinmaydi. Hisobingizga kiring va profilda «Masʼuliyatli oʻyin» sahifasini oching. Muddatni tanlang va tasdiqlang: u darhol kuchga kiradi.',
      'Самоограничение ставится на срок от 6 месяцев, можно и навсегда. Досрочно оно не снимается. Войдите в аккаунт и откройте в профиле страницу «Ответственная игра». Выберите срок и подтвердите: он действует сразу.',
    ),
    blocks.heading('Voyaga yetmaganlar', 'Несовершеннолетние', 'minors'),
    blocks.list(
      [
        'Hisobingizdan chiqing va parolni brauzerda saqlamang.',
        'Выходите из аккаунта и не сохраняйте пароль в браузере.',
      ],
      [
        'Bolalar foydalanadigan qurilmaga ota-ona nazoratini oʻrnating.',
        'Установите родительский контроль на устройство, которым пользуются дети.',
      ],
    ),
    blocks.link(
      w('Yordam kerakmi?', 'Нужна помощь?'),
      w(
        'Yozing: suhbat maxfiy, javobni oʻzbek va rus tillarida beramiz.',
        'Напишите нам: разговор конфиденциален, отвечаем на узбекском и русском.',
      ),
      w('Bogʻlanish', 'Связаться'),
      '/contacts',
    ),
  ],
  related: ['rules', 'faq', 'contacts'],
};
