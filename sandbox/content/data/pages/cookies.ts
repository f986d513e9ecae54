import { blocks, w } from '#sandbox/content/data/blocks.ts';

export const cookies = {
  slug: 'cookies',
  title: w('Cookie fayllari', 'Файлы cookie'),
  lead: w(
    'Brauzeringizda nimani saqlaymiz va buni qanday boshqarish mumkin.',
    'Что мы храним в вашем браузере и как этим управлять.',
  ),
  updatedOn: '2026-09-01',
  blocks: [
    blocks.text(
      'Cookie — sayt brauzerda qoldiradigan kichik yozuv. U kirganingizni va tanlagan tilingizni eslab qolish uchun kerak.',
      'Cookie — небольшая запись, которую сайт оставляет в браузере. Она нужна, чтобы помнить ваш вход и выбранный язык.',
    ),
    blocks.heading('Biz ishlatadigan yozuvlar', 'Какие записи мы используем', 'list'),
    blocks.table(
      [w('Nomi', 'Название'), w('Vazifasi', 'Назначение'), w('Muddat', 'Срок')],
      [
        ['sid', w('Hisobga kirish', 'Вход в аккаунт'), w('30 kun', '30 дней')],
        ['i18n_redirected', w('Tanlangan til', 'Выбранный язык'), w('365 kun', '365 дней')],
        [
          'known_device',
          w(
            'Begonalar parolingizni topishga urinayotganda ham sizni kiritish',
            'Чтобы впустить вас, когда посторонние подбирают пароль',
          ),
          w('365 kun', '365 дней'),
        ],
        [
          'device_id',
          w(
            'Tasodifiy belgi: oʻzini cheklagan odam shu qurilmada ikkinchi hisob ochmasligi uchun. Boshqa hech narsaga ishlatilmaydi',
            'Случайная метка, чтобы тот, кто взял самоограничение, не открыл здесь второй аккаунт. Больше ни для чего не служит',
          ),
          w('400 kun', '400 дней'),
        ],
        ['guest_session', w('Mehmon seansini tanish', 'Узнать сеанс гостя'), w('30 daqiqa', '30 минут')],
        [
          'sign_in_wait',
          w('Kutganingizdan soʻng bir marta kirishga urinish', 'Одна попытка входа после ожидания'),
          w('kutish va 10 daqiqa', 'ожидание и 10 минут'),
        ],
        ['cookie_consent', w('Cookie boʻyicha tanlovingiz', 'Ваш выбор по cookie'), w('365 kun', '365 дней')],
      ],
    ),
    blocks.heading('Boshqarish', 'Управление', 'manage'),
    blocks.text(
      'Zarur yozuvlarsiz hisobga kirib boʻlmaydi. Qolganlarini brauzer sozlamalarida oʻchirishingiz mumkin: «Maxfiylik» boʻlimini oching va sayt maʼlumotlarini tozalang.',
      'Без необходимых записей войти в аккаунт нельзя. Остальные можно удалить в настройках браузера: откройте раздел «Конфиденциальность» и очистите данные сайта.',
    ),
    blocks.callout(
      'info',
      w('Brauzer xotirasi', 'Память браузера'),
      w(
        'Promokod va oxirgi ochilgan oʻyinlar kabi qulayliklar brauzer xotirasida saqlanadi va serverga yuborilmaydi. Chat va statistika xizmatlariga maʼlumot oxirgi marta qachon ketgani ham shu yerda: uni «Maʼlumotlarim» sahifasi koʻrsatadi, hisobdan chiqish oʻchiradi.',
        'Удобства вроде промокода и последних открытых игр хранятся в памяти браузера и не отправляются на сервер. Там же время, когда данные последний раз ушли в чат и службы статистики: его показывает страница «Мои данные», а выход из аккаунта стирает.',
      ),
    ),
  ],
  related: ['privacy', 'rules'],
};
