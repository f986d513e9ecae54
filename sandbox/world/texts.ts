import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { bindFigures } from '#shared/script/bindFigures.ts';

/** Texts of the platform for players, in `message` and `error_data`; the interface may show its own messages instead. */
const texts = {
  wrongCredentials: { uz: 'Login yoki parol notoʻgʻri', ru: 'Неверный логин или пароль' },
  notSignedIn: { uz: 'Avval hisobingizga kiring', ru: 'Сначала войдите в аккаунт' },
  banned: { uz: 'Hisob bloklangan', ru: 'Аккаунт заблокирован' },
  paused: {
    uz: 'Siz oʻyindan tanaffus olgansiz, muddat tugaguncha kirib boʻlmaydi',
    ru: 'Вы взяли перерыв: вход закрыт до её окончания',
  },
  newDevice: {
    uz: 'Yulduz: hisobingizga yangi qurilmadan kirildi. Bu siz boʻlmasangiz, parolni almashtiring:',
    ru: 'Yulduz: вход с нового устройства. Если это не вы, смените пароль:',
  },
  passwordChanged: {
    uz: 'Yulduz: parolingiz almashtirildi. Bu siz boʻlmasangiz, darhol parolni tiklang va qoʻllab-quvvatlash xizmatiga yozing.',
    ru: 'Yulduz: пароль изменён. Если это не вы, сразу восстановите пароль и напишите в поддержку.',
  },
  factorOn: {
    uz: 'Yulduz: ikki bosqichli kirish yoqildi. Bu siz boʻlmasangiz, parolni almashtiring va qoʻllab-quvvatlash xizmatiga yozing.',
    ru: 'Yulduz: двухэтапный вход включён. Если это не вы, смените пароль и напишите в поддержку.',
  },
  factorOff: {
    uz: 'Yulduz: ikki bosqichli kirish oʻchirildi. Bu siz boʻlmasangiz, parolni almashtiring va qoʻllab-quvvatlash xizmatiga yozing.',
    ru: 'Yulduz: двухэтапный вход выключен. Если это не вы, смените пароль и напишите в поддержку.',
  },
  factorFirst: { uz: 'Avval ikki bosqichli kirishni yoqing', ru: 'Сначала включите двухэтапный вход' },
  recoveryUsed: {
    uz: 'Yulduz: zaxira kodingiz ishlatildi. Bu siz boʻlmasangiz, parolni almashtiring va qoʻllab-quvvatlash xizmatiga yozing. Qolgan kodlar:',
    ru: 'Yulduz: использован ваш резервный код. Если это не вы, смените пароль и напишите в поддержку. Осталось кодов:',
  },
  passkeyAdded: {
    uz: 'Yulduz: hisobingizga kirish kaliti qoʻshildi. Bu siz boʻlmasangiz, uni xavfsizlik sahifasida oʻchiring, parolni almashtiring va qoʻllab-quvvatlash xizmatiga yozing:',
    ru: 'Yulduz: добавлен ключ доступа. Если это не вы, удалите его на странице безопасности, смените пароль и напишите в поддержку:',
  },
  passkeyRemoved: {
    uz: 'Yulduz: kirish kaliti oʻchirildi. Bu siz boʻlmasangiz, parolni almashtiring va qoʻllab-quvvatlash xizmatiga yozing:',
    ru: 'Yulduz: удалён ключ доступа. Если это не вы, смените пароль и напишите в поддержку:',
  },
  passkeyCopied: {
    uz: 'Yulduz: kirish kalitingizning nusxasi bilan kirishga urinildi, u rad etildi. Kalitni xavfsizlik sahifasida oʻchiring va yangisini yarating:',
    ru: 'Yulduz: кто-то пытался войти с копией вашего ключа доступа, вход отклонён. Удалите ключ на странице безопасности и создайте новый:',
  },
  passkeyRefused: {
    uz: 'Bu kirish kaliti qabul qilinmadi. Qayta urinib koʻring yoki parol bilan kiring',
    ru: 'Этот ключ доступа не принят. Попробуйте ещё раз или войдите с паролем',
  },
  passkeyName: { uz: 'Kirish kaliti', ru: 'Ключ доступа' },
  passkeySignInFirst: {
    uz: 'Ikki bosqichli kirish yoqilgan: kalit yaratish uchun chiqib, qayta kiring',
    ru: 'Двухэтапный вход включён: чтобы создать ключ, выйдите и войдите заново',
  },
  passkeysFull: {
    uz: 'Kirish kalitlari soni chegaraga yetdi. Keraksizini oʻchiring',
    ru: 'Ключей доступа уже максимум. Удалите ненужный',
  },
  unknownPasskey: { uz: 'Bunday kirish kaliti yoʻq', ru: 'Такого ключа доступа нет' },
  contactChanges: {
    uz: 'Yulduz: kontaktingiz 3 kundan keyin almashadi. Bu siz boʻlmasangiz, sozlamalarda toʻxtating, parolni almashtiring va qoʻllab-quvvatlash xizmatiga yozing. Yangi kontakt:',
    ru: 'Yulduz: ваш контакт сменится через 3 дня. Если это не вы, остановите замену в настройках, смените пароль и напишите в поддержку. Новый контакт:',
  },
  contactChanged: {
    uz: 'Yulduz: kontaktingiz almashtirildi. Bu siz boʻlmasangiz, parolni almashtiring va qoʻllab-quvvatlash xizmatiga yozing. Yangi kontakt:',
    ru: 'Yulduz: ваш контакт заменён. Если это не вы, смените пароль и напишите в поддержку. Новый контакт:',
  },
  contactGone: {
    uz: 'Yulduz: bu kontakt hisobdan olib tashlandi. Bu siz boʻlmasangiz, qoʻllab-quvvatlash xizmatiga yozing. Oʻrniga:',
    ru: 'Yulduz: этот контакт больше не связан с аккаунтом. Если это не вы, напишите в поддержку. Вместо него:',
  },
  contactCame: {
    uz: 'Yulduz: endi xabarlar shu yerga keladi, hisobga ham shu kontakt bilan kiring.',
    ru: 'Yulduz: теперь сообщения приходят сюда, и войти можно с этим контактом.',
  },
  contactStays: {
    uz: 'Yulduz: kontakt almashtirilmadi, avvalgisi qoldi.',
    ru: 'Yulduz: контакт не заменён, остался прежний.',
  },
  changeUnderWay: {
    uz: 'Kontakt allaqachon almashtirilmoqda. Boshqasini yozish uchun avval uni toʻxtating',
    ru: 'Контакт уже заменяется. Чтобы указать другой, сначала остановите замену',
  },
  ticketAnswered: {
    uz: 'Yulduz: qoʻllab-quvvatlash xizmati javob berdi. Murojaat raqami:',
    ru: 'Yulduz: поддержка ответила. Номер обращения:',
  },
  ticketOpened: {
    uz: 'Yulduz: xatingiz keldi. Suhbatni ochish uchun saytning Yordam boʻlimida raqam va kodni yozing. Murojaat raqami:',
    ru: 'Yulduz: письмо получено. Чтобы открыть переписку, введите в разделе «Помощь» номер и код. Номер обращения:',
  },
  ticketCode: { uz: 'Kod (hech kimga aytmang):', ru: 'Код (никому не сообщайте):' },
  wrongTicketCode: { uz: 'Bunday raqam va kodli murojaat yoʻq', ru: 'Обращения с таким номером и кодом нет' },
  wrongFile: { uz: 'Bu fayl toʻgʻri kelmaydi', ru: 'Этот файл не подходит' },
  fileTooLarge: { uz: 'Fayl 12 MB dan katta', ru: 'Файл больше 12 МБ' },
  unknownTicket: { uz: 'Bunday murojaat yoʻq', ru: 'Такого обращения нет' },
  payoutChanged: {
    uz: 'Yulduz: pul yangi rekvizitlarga yechilmoqda. Bu siz boʻlmasangiz, qoʻllab-quvvatlash xizmatiga yozing:',
    ru: 'Yulduz: вывод на новые реквизиты. Если это не вы, напишите в поддержку:',
  },
  socialLinked: {
    uz: 'Yulduz: hisobingizga kirish uchun yana bir hisob bogʻlandi. Bu siz boʻlmasangiz, uni uzing, parolni almashtiring va qoʻllab-quvvatlash xizmatiga yozing:',
    ru: 'Yulduz: привязан ещё один аккаунт для входа. Если это не вы, отвяжите его, смените пароль и напишите в поддержку:',
  },
  depositLate: {
    uz: 'Yulduz: toʻlovingiz kechikib tasdiqlandi, pul balansingizda. Toʻlov raqami:',
    ru: 'Yulduz: ваш платёж подтверждён с опозданием, деньги на балансе. Номер платежа:',
  },
  wrongPhrase: {
    uz: 'Ibora bir qatorda, 4 tadan 40 tagacha belgi boʻlsin',
    ru: 'Фраза — одна строка, от 4 до 40 символов',
  },
  wrongTelegram: { uz: 'Telegram maʼlumoti tasdiqlanmadi', ru: 'Данные Telegram не подтвердились' },
  passwordNeeded: { uz: 'Parol va kod bilan kiring', ru: 'Войдите по паролю и коду' },
  nothingToConfirm: { uz: 'Tasdiqlanadigan limit yoʻq', ru: 'Нет лимита, который можно подтвердить' },
  unknownSession: { uz: 'Bunday seans yoʻq', ru: 'Такого сеанса нет' },
  unknownSocial: { uz: 'Bu xizmat ulanmagan', ru: 'Этот сервис не привязан' },
  socialTaken: { uz: 'Bu hisob boshqa oʻyinchiga bogʻlangan', ru: 'Этот аккаунт уже привязан к другому игроку' },
  offerOver: {
    uz: 'Bogʻlash muddati tugadi, qaytadan boshlang',
    ru: 'Время на привязку вышло, начните заново',
  },
  lastAuthMethod: {
    uz: 'Avval parol oʻrnating: boshqa kirish yoʻli qolmaydi',
    ru: 'Сначала задайте пароль: другого способа входа не останется',
  },
  unknownWithdrawal: { uz: 'Bunday pul yechish yoʻq', ru: 'Такого вывода нет' },
  withdrawalRefused: {
    uz: 'Pul yechish rad etildi, pul hisobingizga qaytdi',
    ru: 'Выплата отклонена, деньги вернулись на счёт',
  },
  required: { uz: 'Maydonni toʻldiring', ru: 'Заполните поле' },
  wrongValue: { uz: 'Qiymat notoʻgʻri', ru: 'Неверное значение' },
  loginTaken: { uz: 'Bu login band', ru: 'Этот логин уже занят' },
  emailTaken: { uz: 'Bu e-pochta bilan hisob ochilgan', ru: 'С этой почтой аккаунт уже открыт' },
  phoneTaken: { uz: 'Bu raqam bilan hisob ochilgan', ru: 'С этим номером аккаунт уже открыт' },
  wrongEmail: { uz: 'E-pochta manzili notoʻgʻri', ru: 'Неверный адрес почты' },
  wrongLogin: {
    uz: 'Telefon raqami, e-pochta yoki loginingizni yozing',
    ru: 'Напишите телефон, почту или логин',
  },
  wrongPhone: { uz: 'Telefon raqami notoʻgʻri', ru: 'Неверный номер телефона' },
  passwordLength: {
    uz: 'Parol 6 tadan 20 tagacha belgidan iborat boʻlsin',
    ru: 'Пароль должен быть от 6 до 20 символов',
  },
  passwordSymbols: {
    uz: 'Parolda faqat lotin harflari, raqam va belgilar boʻlsin',
    ru: 'В пароле могут быть только латинские буквы, цифры и знаки',
  },
  passwordCommon: {
    uz: 'Bu parol juda koʻp uchraydi, boshqasini tanlang',
    ru: 'Этот пароль слишком частый, выберите другой',
  },
  passwordOwn: {
    uz: 'Parolda telefon, e-pochta, ism yoki taxallus boʻlmasin: ularni boshqalar biladi',
    ru: 'Пароль не должен состоять из телефона, почты, имени или псевдонима: их знают другие',
  },
  passwordsDiffer: { uz: 'Parollar bir xil emas', ru: 'Пароли не совпадают' },
  acceptTerms: { uz: 'Shartlarga rozilik bildiring', ru: 'Примите условия' },
  unavailable: { uz: 'Hozircha mavjud emas', ru: 'Пока недоступно' },
  unknownContact: { uz: 'Bunday kontakt topilmadi', ru: 'Такой контакт не найден' },
  alreadyConfirmed: { uz: 'Kontakt allaqachon tasdiqlangan', ru: 'Контакт уже подтверждён' },
  wrongCode: { uz: 'Kod notoʻgʻri', ru: 'Неверный код' },
  expiredCode: { uz: 'Kodning muddati tugagan', ru: 'Срок действия кода истёк' },
  codeLocked: {
    uz: 'Kod juda koʻp marta notoʻgʻri kiritildi, kod kiritish vaqtincha yopildi',
    ru: 'Слишком много неверных кодов, ввод кода временно закрыт',
  },
  codeGuessed: {
    uz: 'Yulduz: hisobingizga kirish yoki pul yechish uchun ketma-ket notoʻgʻri kod yoki parol kiritildi. Bu siz boʻlmasangiz, parolni tiklang: shunda boshqa seanslar tugaydi va kod kiritish qayta ochiladi.',
    ru: 'Yulduz: несколько раз подряд введён неверный код или пароль. Если это не вы, восстановите пароль: чужие сеансы завершатся, а ввод кода снова откроется.',
  },
  tooOften: { uz: 'Juda tez-tez soʻralmoqda, biroz kuting', ru: 'Слишком часто, немного подождите' },
  unknownGame: { uz: 'Bunday oʻyin yoʻq', ru: 'Такой игры нет' },
  giftOver: {
    uz: 'Bepul aylanishlarning muddati tugagan',
    ru: 'Срок фриспинов истёк',
  },
  noDemo: { uz: 'Bu oʻyinning demo rejimi yoʻq', ru: 'У этой игры нет демо-режима' },
  insufficient: { uz: 'Balansda mablagʻ yetarli emas', ru: 'Недостаточно средств' },
  tooLong: { uz: 'Matn juda uzun', ru: 'Слишком длинный текст' },
  invisible: { uz: 'Matnda koʻrinmas belgilar bor', ru: 'В тексте есть невидимые символы' },
  wrongPassword: { uz: 'Joriy parol notoʻgʻri', ru: 'Текущий пароль неверен' },
  wrongName: { uz: 'Faqat harflar boʻlsin', ru: 'Допустимы только буквы' },
  wrongFakename: {
    uz: 'Taxallus xato: 4 tadan 20 tagacha harf yoki raqam',
    ru: 'Псевдоним: от 4 до 20 букв или цифр',
  },
  fakenameTaken: { uz: 'Bu taxallus band', ru: 'Этот псевдоним уже занят' },
  wrongDate: { uz: 'Sana notoʻgʻri', ru: 'Неверная дата' },
  adultsOnly: { uz: 'Sayt faqat 18 yoshga toʻlganlar uchun', ru: 'Сайт только для тех, кому исполнилось 18 лет' },
  wrongPinfl: { uz: 'JSHSHIR 14 ta raqamdan iborat', ru: 'ПИНФЛ состоит из 14 цифр' },
  verifiedField: {
    uz: 'Shaxsingiz tasdiqlangan, bu maʼlumotni oʻzgartirib boʻlmaydi',
    ru: 'Личность подтверждена, эти данные изменить нельзя',
  },
  tooManyContacts: { uz: 'Kontaktlar soni chegaraga yetdi', ru: 'Больше контактов добавить нельзя' },
  currencyFixed: {
    uz: 'Hisobda pul borligida valyutani almashtirib boʻlmaydi',
    ru: 'Валюту нельзя сменить, пока на счёте есть деньги',
  },
  wrongLink: { uz: 'Havola yaroqsiz', ru: 'Ссылка недействительна' },
  unsubscribeEmail: {
    uz: 'Yulduz: xabarlarga obuna boʻldingiz. Obunani bekor qilish:',
    ru: 'Yulduz: вы подписались на сообщения. Отписаться:',
  },
  verificationFirst: { uz: 'Avval hujjatlarni yuboring', ru: 'Сначала отправьте документы' },
  verificationApproved: { uz: 'Yulduz: shaxsingiz tasdiqlandi.', ru: 'Yulduz: личность подтверждена.' },
  verificationRetry: {
    uz: 'Yulduz: hujjat surati aniq emas. Iltimos, qaytadan yuboring.',
    ru: 'Yulduz: фото документа нечёткое. Пожалуйста, отправьте ещё раз.',
  },
  verificationRejected: {
    uz: 'Yulduz: tasdiqlash rad etildi. Qoʻllab-quvvatlash xizmatiga yozing.',
    ru: 'Yulduz: в подтверждении отказано. Напишите в поддержку.',
  },
  samePassword: { uz: 'Yangi parol hozirgisidan farq qilsin', ru: 'Новый пароль совпадает с нынешним' },
  withdrawFirst: {
    uz: 'Avval balansdagi pulni yechib oling, keyin hisobni yopish mumkin',
    ru: 'Сначала выведите деньги с баланса, потом аккаунт можно закрыть',
  },
  accountLeft: {
    uz: 'Yulduz: hisobingiz yopildi. Bir kundan keyin uni «Parolni unutdingizmi?» va kod bilan qayta ochish mumkin. Ochiq tikishlar natijasi odatdagidek hisoblanadi, yutuq sizniki boʻlib qoladi.',
    ru: 'Yulduz: ваш аккаунт закрыт. Через сутки его можно открыть снова: «Забыли пароль?» и код. Открытые ставки будут рассчитаны как обычно, выигрыш останется вашим.',
  },
  leftForGood: {
    uz: 'Yulduz: hisobingiz butunlay yopildi, uni hech kim qayta ocholmaydi. Ochiq tikishlar natijasi odatdagidek hisoblanadi, yutuqni qoʻllab-quvvatlash xizmati toʻlaydi: unga yozing.',
    ru: 'Yulduz: ваш аккаунт закрыт навсегда, открыть его снова не сможет никто. Открытые ставки будут рассчитаны как обычно, выигрыш выплатит поддержка: напишите ей.',
  },
  pinflTaken: {
    uz: 'Bu JSHSHIR boshqa hisobda bor. Oʻsha hisobga kiring yoki qoʻllab-quvvatlash xizmatiga yozing.',
    ru: 'Этот ПИНФЛ указан в другом аккаунте. Войдите в него или напишите в поддержку.',
  },
  secondAccount: {
    uz: 'Yulduz: bu ikkinchi hisobingiz, birinchisida tanaffus yoki cheklov bor, shuning uchun u yopildi. Ochiq tikishlar bekor qilindi, bonuslar tugadi. Pulingizni qoʻllab-quvvatlash xizmati qayerdan kelgan boʻlsa, oʻsha yerga qaytaradi: unga yozing.',
    ru: 'Yulduz: это ваш второй аккаунт, а на первом перерыв или ограничение, поэтому он закрыт. Открытые ставки отменены, бонусы закончились. Деньги поддержка вернёт туда, откуда они пришли: напишите ей.',
  },
  closed: {
    uz: 'Hisob oʻyin uchun yopiq. Asosiy hisobdagi pulni yechib olish mumkin.',
    ru: 'Аккаунт закрыт для игры. Деньги с основного счёта можно вывести.',
  },
  closedForAge: {
    uz: 'Yulduz: hujjatga koʻra siz 18 yoshga toʻlmagansiz, shuning uchun hisob oʻyin uchun yopildi. Ochiq tikishlar bekor qilindi, pullari qaytarildi. Bonuslar va bepul aylanishlar tugadi. Asosiy hisobdagi pul sizniki: kassada yechib oling yoki qoʻllab-quvvatlash xizmatiga yozing. Bu xato boʻlsa ham, shu yerga yozing.',
    ru: 'Yulduz: по документу вам не исполнилось 18 лет, поэтому аккаунт закрыт для игры. Открытые ставки отменены, деньги за них возвращены. Бонусы и фриспины закончились. Деньги на основном счёте ваши: выведите их в кассе или напишите в поддержку. Если это ошибка, напишите туда же.',
  },
  closedForFraud: {
    uz: 'Yulduz: hujjatning haqiqiyligi tasdiqlanmadi, shuning uchun hisob oʻyin uchun yopildi. Ochiq tikishlar bekor qilindi, pullari qaytarildi. Bonuslar va bepul aylanishlar tugadi. Asosiy hisobdagi pul haqida qoʻllab-quvvatlash xizmatiga yozing: u yerda qarorga shikoyat ham qilish mumkin.',
    ru: 'Yulduz: подлинность документа не подтвердилась, поэтому аккаунт закрыт для игры. Открытые ставки отменены, деньги за них возвращены. Бонусы и фриспины закончились. О деньгах на основном счёте напишите в поддержку: там же можно обжаловать решение.',
  },
  unknownAction: { uz: 'Bunday tekshiruv yoʻq', ru: 'Такой проверки нет' },
  requisitesApproved: {
    uz: 'Yulduz: karta yoki hamyon sizniki ekani tasdiqlandi.',
    ru: 'Yulduz: карта или кошелёк подтверждены.',
  },
  requisitesRetry: {
    uz: 'Yulduz: karta yoki hamyon surati aniq emas. Iltimos, qaytadan yuboring.',
    ru: 'Yulduz: снимок карты или кошелька нечёткий. Пожалуйста, отправьте ещё раз.',
  },
  requisitesRejected: {
    uz: 'Yulduz: karta yoki hamyon tasdiqlanmadi. Qoʻllab-quvvatlash xizmatiga yozing.',
    ru: 'Yulduz: карту или кошелёк подтвердить не удалось. Напишите в поддержку.',
  },
  unknownCharacter: { uz: 'Bunday qahramon yoʻq', ru: 'Такого героя нет' },
  unknownProduct: { uz: 'Bunday sovgʻa yoʻq', ru: 'Такого подарка нет' },
  unknownProgram: { uz: 'Bunday dastur yoʻq', ru: 'Такой программы нет' },
  lowLevel: {
    uz: 'Bu sovgʻa yuqoriroq darajada ochiladi',
    ru: 'Этот подарок открывается на более высоком уровне',
  },
  giftSent: { uz: 'Bu sovgʻa joʻnatib boʻlingan', ru: 'Этот подарок уже отправлен' },
  fewPoints: { uz: 'Ballar yetarli emas', ru: 'Недостаточно баллов' },
  unknownTournament: { uz: 'Bunday turnir yoʻq', ru: 'Такого турнира нет' },
  tournamentOver: { uz: 'Turnir tugagan', ru: 'Турнир завершён' },
  tournamentConditions: {
    uz: 'Turnir shartlaridan biri bajarilmagan',
    ru: 'Не выполнено одно из условий турнира',
  },
  wrongPeriod: { uz: 'Davr notoʻgʻri', ru: 'Неверный период' },
} as const satisfies Record<string, Record<SandboxLanguage, string>>;

export type TextId = keyof typeof texts;

export function textFor(locale: SandboxLanguage, id: TextId): string {
  return bindFigures(texts[id][locale]);
}
