const phone = {
  name: 'phone',
  type: 'phone',
  label: { uz: 'Telefon raqami', ru: 'Номер телефона' },
  placeholder: '90 123-45-67',
};
const email = {
  name: 'email',
  type: 'email',
  label: { uz: 'E-pochta', ru: 'Эл. почта' },
  placeholder: 'name@example.com',
};
const password = {
  name: 'password',
  type: 'password',
  label: { uz: 'Parol', ru: 'Пароль' },
  hint: { uz: '6–20 belgi', ru: '6–20 символов' },
  min: 6,
  max: 20,
};
const currency = {
  name: 'currency',
  type: 'select',
  label: { uz: 'Valyuta', ru: 'Валюта' },
  value: 'UZS',
  options: [
    { value: 'UZS', label: { uz: 'Oʻzbek soʻmi (UZS)', ru: 'Узбекский сум (UZS)' } },
    { value: 'USDT', label: 'Tether (USDT)' },
  ],
};
const promo = {
  name: 'promo_code',
  type: 'promo',
  label: { uz: 'Promokod', ru: 'Промокод' },
  optional: true,
};
const terms = {
  name: 'terms',
  type: 'checkbox',
  label: {
    uz: '18 yoshga toʻlganman va [shartlarga](/rules) roziman',
    ru: 'Мне исполнилось 18 лет, я принимаю [условия](/rules)',
  },
};
const notify = {
  name: 'notify',
  type: 'checkbox',
  label: {
    uz: 'Takliflarni xabar orqali olaman (ixtiyoriy)',
    ru: 'Хочу получать предложения (необязательно)',
  },
  optional: true,
};
const firstName = { name: 'first_name', type: 'name', label: { uz: 'Ism', ru: 'Имя' } };
const lastName = { name: 'last_name', type: 'name', label: { uz: 'Familiya', ru: 'Фамилия' } };
const birthDate = {
  name: 'birth_date',
  type: 'date',
  label: { uz: 'Tugʻilgan sana', ru: 'Дата рождения' },
  placeholder: { uz: 'kk.oo.yyyy', ru: 'дд.мм.гггг' },
  mask: '##.##.####',
  min: '01.01.1920',
};

export const formsConfig = {
  messages: {
    required: { uz: 'Bu maydonni toʻldiring', ru: 'Заполните это поле' },
    email: {
      uz: 'E-pochta manzili notoʻgʻri. Masalan: name@example.com',
      ru: 'Неверный адрес почты. Пример: name@example.com',
    },
    phone: { uz: 'Telefon raqami notoʻgʻri', ru: 'Неверный номер телефона' },
    minLength: { uz: 'Kamida $$min$$ ta belgi kiriting', ru: 'Введите не менее $$min$$ символов' },
    maxLength: { uz: 'Koʻpi bilan $$max$$ ta belgi kiritish mumkin', ru: 'Можно ввести не более $$max$$ символов' },
    minValue: { uz: 'Eng kam qiymat — $$min$$', ru: 'Минимальное значение — $$min$$' },
    maxValue: { uz: 'Eng koʻp qiymat — $$max$$', ru: 'Максимальное значение — $$max$$' },
    date: { uz: 'Sana notoʻgʻri. Masalan: 25.03.1998', ru: 'Неверная дата. Пример: 25.03.1998' },
    name: { uz: 'Ismda faqat harflar boʻlsin', ru: 'В имени могут быть только буквы' },
    fakename: {
      uz: 'Taxallus notoʻgʻri: 4 tadan 20 tagacha harf yoki raqam',
      ru: 'Неверный псевдоним: от 4 до 20 букв или цифр',
    },
    address: { uz: 'Manzilda ortiqcha belgilar bor', ru: 'В адресе есть лишние символы' },
    iban: { uz: 'IBAN notoʻgʻri', ru: 'Неверный IBAN' },
  },
  forms: {
    login: [
      {
        name: 'login',
        type: 'login',
        label: { uz: 'Telefon yoki e-pochta', ru: 'Телефон или эл. почта' },
        placeholder: '+998 90 123-45-67',
      },
      { name: 'password', type: 'password', label: { uz: 'Parol', ru: 'Пароль' } },
    ],
    registration: {
      phone: [phone, password, currency, promo, terms, notify],
      email: [email, password, currency, promo, terms, notify],
      oneClick: [currency, promo, terms, notify],
      social: [phone, email, terms, notify],
    },
    restore: [
      { name: 'login', type: 'login', label: { uz: 'Telefon yoki e-pochta', ru: 'Телефон или эл. почта' } },
      { name: 'code', type: 'code', label: { uz: '6 xonali kod', ru: 'Код из 6 цифр' } },
      { ...password, label: { uz: 'Yangi parol', ru: 'Новый пароль' } },
      { name: 'repeat_password', type: 'password', label: { uz: 'Parolni takrorlang', ru: 'Повторите пароль' } },
    ],
    profile: [
      firstName,
      lastName,
      birthDate,
      {
        name: 'sex',
        type: 'sex',
        label: { uz: 'Jins', ru: 'Пол' },
        optional: true,
        options: [
          { value: '1', label: { uz: 'Erkak', ru: 'Мужской' } },
          { value: '2', label: { uz: 'Ayol', ru: 'Женский' } },
        ],
      },
      {
        name: 'document',
        type: 'cpf',
        label: { uz: 'JSHSHIR', ru: 'ПИНФЛ' },
        hint: { uz: '14 raqam', ru: '14 цифр' },
        mask: '##############',
        regex: '^\\d{14}$',
        optional: true,
      },
      { name: 'region', type: 'text', label: { uz: 'Viloyat', ru: 'Область' }, optional: true },
      { name: 'home_town', type: 'text', label: { uz: 'Shahar', ru: 'Город' }, optional: true },
      { name: 'address', type: 'address', label: { uz: 'Manzil', ru: 'Адрес' }, optional: true },
      { name: 'postcode', type: 'postcode', label: { uz: 'Pochta indeksi', ru: 'Почтовый индекс' }, optional: true },
    ],
    feedback: [
      { name: 'name', type: 'name', label: { uz: 'Ismingiz', ru: 'Ваше имя' } },
      email,
      {
        name: 'subject',
        type: 'select',
        label: { uz: 'Mavzu', ru: 'Тема' },
        options: [
          { value: 'payment', label: { uz: 'Toʻlov', ru: 'Платёж' } },
          { value: 'bonus', label: { uz: 'Bonus', ru: 'Бонус' } },
          { value: 'game', label: { uz: 'Oʻyin', ru: 'Игра' } },
          { value: 'account', label: { uz: 'Hisob va tasdiqlash', ru: 'Аккаунт и проверка' } },
          { value: 'other', label: { uz: 'Boshqa', ru: 'Другое' } },
        ],
      },
      { name: 'text', type: 'text', label: { uz: 'Xabar', ru: 'Сообщение' }, min: 10, max: 2000 },
    ],
  },
  validationStrategy: 'eager',
};
