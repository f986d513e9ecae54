import { blocks, w } from '#sandbox/content/data/blocks.ts';
import { moneyRules } from '#sandbox/world/money/moneyRules.ts';

const { verifiedAbove } = moneyRules.texts;

export const rules = {
  slug: 'rules',
  title: w('Qoidalar va shartlar', 'Правила и условия'),
  lead: w(
    'Hisob ochish, oʻyin, toʻlov va nizolar boʻyicha asosiy qoidalar.',
    'Основные правила об аккаунте, игре, платежах и спорах.',
  ),
  updatedOn: '2026-09-01',
  blocks: [
    blocks.callout(
      'info',
      w('Qisqacha', 'Коротко'),
      w(
        '18 yoshga toʻlgansiz, hisob bitta va oʻz nomingizda. Oʻz kartangizdan toʻlaysiz, oʻz kartangizga yechasiz.',
        'Вам исполнилось 18 лет, аккаунт один и на ваше имя. Платите со своей карты и выводите на свою карту.',
      ),
    ),
    blocks.heading('1. Hisob', '1. Аккаунт', 'account'),
    blocks.list(
      [
        'Roʻyxatdan faqat 18 yoshga toʻlgan shaxslar oʻtadi.',
        'Регистрироваться могут только лица, которым исполнилось 18 лет.',
      ],
      [
        'Bir kishi, bir manzil va bir qurilma uchun bitta hisob ochiladi.',
        'Один аккаунт на человека, адрес и устройство.',
      ],
      [
        `Maʼlumotlar haqiqiy boʻlishi kerak: jami ${verifiedAbove.uz}dan ortiq yechishdan oldin ular hujjat bilan solishtiriladi.`,
        `Данные должны быть подлинными: перед выводом больше ${verifiedAbove.ru} в сумме их сверяют с документом.`,
      ],
      [
        'Parolni hech kimga bermang. Ikki bosqichli kirishni yoqishni tavsiya qilamiz.',
        'Никому не сообщайте пароль. Советуем включить двухэтапный вход.',
      ],
    ),
    blocks.heading('2. Oʻyin', '2. Игра', 'play'),
    blocks.text(
      'Tikish tasdiqlangan paytdan qabul qilingan hisoblanadi va bekor qilinmaydi. Aloqa uzilsa, raund serverda yakunlanadi va natija balansda aks etadi.\n\nTexnik nosozlik aniqlansa, nosoz raund bekor qilinadi va tikish qaytariladi.',
      'Ставка считается принятой с момента подтверждения и не отменяется. При обрыве связи раунд завершается на сервере, а результат отражается на балансе.\n\nПри технической неисправности раунд аннулируется, а ставка возвращается.',
    ),
    blocks.list(
      [
        'Dastur, bot va boshqa avtomatik vositalardan foydalanish taqiqlanadi.',
        'Запрещены программы, боты и другие автоматические средства.',
      ],
      ['Bir necha oʻyinchining kelishib oʻynashi taqiqlanadi.', 'Запрещён сговор между игроками.'],
      ['Demo rejimdagi yutuq pulga almashtirilmaydi.', 'Выигрыш в демо-режиме не обменивается на деньги.'],
    ),
    blocks.heading('3. Toʻlovlar', '3. Платежи', 'payments'),
    blocks.text(
      'Hisob faqat egasining nomidagi karta yoki hamyondan toʻldiriladi. Yechib olish imkon qadar oʻsha usulga qaytariladi. Kiritilgan summa kamida bir marta tikilmagan boʻlsa, toʻlov tizimi xarajatini ushlab qolishimiz mumkin.',
      'Счёт пополняется только с карты или кошелька владельца. Вывод по возможности идёт тем же способом. Если внесённая сумма не была поставлена хотя бы один раз, мы можем удержать расходы платёжной системы.',
    ),
    blocks.heading('4. Bonuslar', '4. Бонусы', 'bonuses'),
    blocks.text(
      'Bonus ixtiyoriy: undan istalgan paytda voz kechish mumkin. Aylanma, muddat va hissa foizlari bonus shartlari sahifasida.',
      'Бонус необязателен: от него можно отказаться в любой момент. Вейджер, срок и доли ставок описаны на странице условий бонусов.',
    ),
    blocks.heading('5. Hisobni yopish', '5. Закрытие аккаунта', 'closing'),
    blocks.text(
      'Hisobni istalgan vaqtda yopishingiz mumkin, qoldiq yechib beriladi. Biz hisobni qoida buzilganda, firibgarlik gumonida yoki qonun talabi bilan toʻxtatamiz va sababini yozma ravishda aytamiz.',
      'Вы можете закрыть аккаунт в любое время, остаток будет выплачен. Мы приостанавливаем аккаунт при нарушении правил, подозрении в мошенничестве или по требованию закона и письменно сообщаем причину.',
    ),
    blocks.heading('6. Nizolar', '6. Споры', 'disputes'),
    blocks.steps(
      [
        'Qoʻllab-quvvatlash xizmatiga yozing: oʻyin nomi, vaqt va summani koʻrsating.',
        'Напишите в поддержку: укажите игру, время и сумму.',
      ],
      [
        'Raund yozuvini tekshiramiz va 5 ish kuni ichida javob beramiz.',
        'Мы проверим запись раунда и ответим в течение 5 рабочих дней.',
      ],
      [
        'Javobga rozi boʻlmasangiz, vakolatli organga murojaat qilishingiz mumkin.',
        'Если ответ не устроил, вы можете обратиться в уполномоченный орган.',
      ],
    ),
  ],
  related: ['bonus-terms', 'privacy', 'responsible-gaming'],
};
