import { blocks, w } from '#sandbox/content/data/blocks.ts';
import { operatorFacts } from '#sandbox/world/play/operatorFacts.ts';

const address = operatorFacts.emails.privacy;

export const privacy = {
  slug: 'privacy',
  title: w('Maxfiylik siyosati', 'Политика конфиденциальности'),
  lead: w(
    'Qanday maʼlumot yigʻamiz, nima uchun, qancha saqlaymiz va qanday oʻchirish mumkin.',
    'Какие данные мы собираем, зачем, сколько храним и как их удалить.',
  ),
  updatedOn: '2026-09-01',
  blocks: [
    blocks.heading('Nimani yigʻamiz', 'Что мы собираем', 'data'),
    blocks.table(
      [w('Maʼlumot', 'Данные'), w('Nima uchun', 'Зачем'), w('Muddat', 'Срок')],
      [
        [
          w('Telefon, e-pochta, parol xeshi', 'Телефон, почта, хеш пароля'),
          w('Kirish va xavfsizlik', 'Вход и безопасность'),
          w('Hisob yopilgunga qadar', 'До закрытия аккаунта'),
        ],
        [
          w('Ism, tugʻilgan sana, hujjat', 'Имя, дата рождения, документ'),
          w('Yosh va shaxsni tasdiqlash', 'Проверка возраста и личности'),
          w('Hisob yopilgach 5 yil', '5 лет после закрытия аккаунта'),
        ],
        [
          w('Toʻlovlar va tikishlar', 'Платежи и ставки'),
          w('Hisob-kitob va nizolar', 'Расчёты и споры'),
          w('5 yil', '5 лет'),
        ],
        [
          w('Brauzerning tasodifiy belgisi (device_id)', 'Случайная метка браузера (device_id)'),
          w(
            'Tanaffusdagi odamning ikkinchi hisobini topish, xavfsizlik uchun zarur; boshqa maqsadda ishlatilmaydi',
            'Найти второй аккаунт того, кто взял перерыв: нужна для безопасности и больше ни для чего не служит',
          ),
          w('Oxirgi kirishdan keyin 400 kun', '400 дней после последнего входа'),
        ],
        [
          w('Qurilma va IP manzil', 'Устройство и IP-адрес'),
          w('Firibgarlikdan himoya', 'Защита от мошенничества'),
          w('12 oy', '12 месяцев'),
        ],
      ],
    ),
    blocks.heading('Kimga beramiz', 'Кому передаём', 'sharing'),
    blocks.text(
      'Maʼlumot faqat xizmat uchun kerak boʻlganda beriladi: toʻlov tizimlari, shaxsni tasdiqlash xizmati va oʻyin provayderlari. Provayder sizning ismingizni emas, faqat ichki raqamni koʻradi. Maʼlumotni **sotmaymiz**.',
      'Данные передаются только когда это нужно для услуги: платёжным системам, службе подтверждения личности и провайдерам игр. Провайдер видит не имя, а внутренний номер. Мы **не продаём** данные.',
    ),
    blocks.heading('Sizning huquqlaringiz', 'Ваши права', 'rights'),
    blocks.list(
      ['Oʻzingiz haqingizdagi maʼlumot nusxasini olish', 'Получить копию своих данных'],
      ['Xato maʼlumotni tuzatish', 'Исправить ошибочные данные'],
      ['Reklama xabarlaridan voz kechish', 'Отказаться от рекламных сообщений'],
      ['Qonun saqlashni talab qilmaydigan maʼlumotni oʻchirish', 'Удалить данные, хранения которых не требует закон'],
    ),
    blocks.callout(
      'info',
      w('Qanday murojaat qilinadi', 'Как обратиться'),
      w(
        `${address} manziliga hisobga bogʻlangan e-pochtadan yozing. 10 ish kuni ichida javob beramiz.`,
        `Напишите на ${address} с почты, привязанной к аккаунту. Ответим в течение 10 рабочих дней.`,
      ),
    ),
    blocks.heading('Himoya', 'Защита', 'security'),
    blocks.text(
      'Aloqa shifrlanadi, parollar qaytarib boʻlmaydigan xesh koʻrinishida saqlanadi, seans kaliti brauzer skriptlariga koʻrinmaydi. Hisobga ikki bosqichli kirishni yoqish mumkin.',
      'Соединение шифруется, пароли хранятся в виде необратимого хеша, ключ сеанса недоступен скриптам браузера. В аккаунте можно включить двухэтапный вход.',
    ),
  ],
  related: ['cookies', 'rules', 'contacts'],
};
