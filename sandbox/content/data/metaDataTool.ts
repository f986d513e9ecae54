import { moneyRules } from '#sandbox/world/money/moneyRules.ts';

const { verifiedAbove } = moneyRules.texts;

const w = (uz: string, ru: string) => ({ uz, ru });
type LocalizedText = ReturnType<typeof w>;
const page = (header: object, description: object, button: object | string = '') => ({ header, description, button });
const dialog = <C extends LocalizedText | string>(
  title: LocalizedText,
  text: LocalizedText,
  confirm: C,
  cancel: LocalizedText | string = '',
) => ({
  title,
  text,
  confirm,
  cancel,
});

export const metaDataTool = {
  systemPages: {
    // notFound, forbidden, maintenance and blocked are empty: the site has its own messages for them.
    slotError: page(
      w('Oʻyin ochilmadi', 'Игра не открылась'),
      w(
        'Provayder javob bermadi. Balansdan hech narsa yechilmadi. Birozdan soʻng urinib koʻring yoki boshqa oʻyin tanlang.',
        'Провайдер не ответил. С баланса ничего не списано. Попробуйте чуть позже или выберите другую игру.',
      ),
      w('Oʻyinlarga', 'К играм'),
    ),
    unsubscribe: page(
      w('Obunani bekor qilish', 'Отписка от рассылки'),
      w(
        'Bundan buyon reklama xabarlari kelmaydi. Hisob va toʻlovlarga oid xabarlar qoladi.',
        'Рекламные сообщения больше не придут. Сообщения об аккаунте и платежах останутся.',
      ),
      w('Tasdiqlash', 'Подтвердить'),
    ),
    paysuccess: page(
      w('Hisob toʻldirildi', 'Счёт пополнен'),
      w('Pul balansingizda. Yaxshi oʻyin!', 'Деньги на балансе. Приятной игры!'),
      w('Oʻyinlarga', 'К играм'),
    ),
    payfail: page(
      w('Toʻlov oʻtmadi', 'Платёж не прошёл'),
      w(
        'Pul yechilmadi. Karta maʼlumotlarini tekshiring yoki boshqa usulni tanlang.',
        'Деньги не списаны. Проверьте данные карты или выберите другой способ.',
      ),
      w('Kassaga qaytish', 'Вернуться в кассу'),
    ),
    paycancel: page(
      w('Toʻlov bekor qilindi', 'Платёж отменён'),
      w('Siz toʻlovni toʻxtatdingiz. Pul yechilmadi.', 'Вы остановили платёж. Деньги не списаны.'),
      w('Kassaga qaytish', 'Вернуться в кассу'),
    ),
    paypending: page(
      w('Toʻlov kutilmoqda', 'Ожидаем платёж'),
      w('Odatda bir daqiqa. Sahifani yopsangiz ham boʻladi.', 'Обычно около минуты. Страницу можно закрыть.'),
    ),
    paymobile: page(
      w('Telefonda tasdiqlang', 'Подтвердите на телефоне'),
      w('Toʻlov ilovasiga soʻrov yuborildi.', 'Мы отправили запрос в платёжное приложение.'),
    ),
    paynewwindow: page(
      w('Toʻlov yangi oynada', 'Оплата в новом окне'),
      w('Oyna ochilmagan boʻlsa, kassadan qayta urinib koʻring.', 'Если окно не открылось, повторите из кассы.'),
      w('Kassaga qaytish', 'Вернуться в кассу'),
    ),
  },
  dialogs: {
    demoMode: dialog(
      w('Balans nolga teng', 'Баланс равен нулю'),
      w(
        'Pulga oʻynash uchun hisobni toʻldiring yoki oʻyinni sinov pulida ochib koʻring.',
        'Чтобы играть на деньги, пополните счёт или откройте игру на условные деньги.',
      ),
      w('Demo ochish', 'Открыть демо'),
      w('Yopish', 'Закрыть'),
    ),
    inactivity: dialog(
      w('Hali shu yerdamisiz?', 'Вы ещё здесь?'),
      w(
        'Uzoq vaqt harakat boʻlmasa, xavfsizlik uchun hisobdan chiqamiz. Davom etish uchun tugmani bosing.',
        'Если вы долго неактивны, ради безопасности мы выходим из аккаунта. Нажмите кнопку, чтобы продолжить.',
      ),
      w('Davom etish', 'Продолжить'),
      w('Chiqish', 'Выйти'),
    ),
    promoActivated: dialog(
      w('Promokod faollashdi', 'Промокод активирован'),
      w('Sovgʻangiz: {name}. U bonuslar sahifasida.', 'Ваш подарок: {name}. Он на странице бонусов.'),
      w('Tushunarli', 'Понятно'),
    ),
    bettingBonusActivated: dialog(
      w('Sport bonusi faollashdi', 'Спортивный бонус активирован'),
      w(
        'Sovgʻangiz: {name}. Undan keyingi tikishda foydalanishingiz mumkin.',
        'Ваш подарок: {name}. Его можно использовать в следующей ставке.',
      ),
      w('Tushunarli', 'Понятно'),
    ),
    unseenCashback: dialog(
      w('Keshbekingiz tayyor', 'Ваш кешбэк готов'),
      w('Uni hozir balansga oʻtkazishingiz mumkin.', 'Его можно сразу перевести на баланс.'),
      w('Olish', 'Получить'),
      w('Keyinroq', 'Позже'),
    ),
    identityVerification: dialog(
      w('Shaxsni tasdiqlang', 'Подтвердите личность'),
      w(
        `Jami ${verifiedAbove.uz}dan ortiq yechishdan oldin hujjatni bir marta tekshiramiz. Suratga olish bir necha daqiqa, tekshiruvning oʻzi uzoqroq davom etishi mumkin.`,
        `Перед выводом больше ${verifiedAbove.ru} в сумме мы один раз проверяем документ. Съёмка займёт несколько минут, сама проверка может длиться дольше.`,
      ),
      w('Boshlash', 'Начать'),
      w('Keyinroq', 'Позже'),
    ),
    burnBonuses: dialog(
      w('Bonus kuyadi', 'Бонус сгорит'),
      w(
        'Davom etsangiz, faol bonus va undan olingan yutuq bekor qilinadi.',
        'Если продолжить, активный бонус и выигрыш с него будут отменены.',
      ),
      w('Bonussiz davom etish', 'Продолжить без бонуса'),
      w('Bonusni saqlash', 'Сохранить бонус'),
    ),
    confirmEmail: dialog(
      w('E-pochtani tasdiqlang', 'Подтвердите почту'),
      w(
        'Xatdagi 6 xonali kodni kiriting. Xat kelmasa, «Spam» jildini tekshiring.',
        'Введите код из 6 цифр из письма. Если письма нет, проверьте папку «Спам».',
      ),
      w('Tasdiqlash', 'Подтвердить'),
      w('Keyinroq', 'Позже'),
    ),
    fillProfile: dialog(
      w('Profilni toʻldiring', 'Заполните профиль'),
      w('Davom etish uchun ism va tugʻilgan sana kerak.', 'Чтобы продолжить, нужны имя и дата рождения.'),
      w('Toʻldirish', 'Заполнить'),
      w('Keyinroq', 'Позже'),
    ),
    completeRegistration: dialog(
      w('Roʻyxatdan oʻtishni yakunlang', 'Завершите регистрацию'),
      w(
        'Qonun telefon yoki e-pochtani talab qiladi, shuning uchun bu oynani yopib boʻlmaydi.',
        'Закон требует контактные данные, поэтому это окно нельзя закрыть.',
      ),
      w('Yakunlash', 'Завершить'),
    ),
    ageGate: dialog(
      w('18 yoshga toʻlganmisiz?', 'Вам исполнилось 18 лет?'),
      w('Sayt faqat voyaga yetganlar uchun.', 'Сайт только для совершеннолетних.'),
      w('Ha, 18 yoshga toʻlganman', 'Да, мне исполнилось 18'),
      w('Yoʻq', 'Нет'),
    ),
  },
  dictionary: {},
};
