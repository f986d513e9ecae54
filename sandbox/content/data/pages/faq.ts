import { blocks, w } from '#sandbox/content/data/blocks.ts';
import { homeFaq } from '#sandbox/content/data/homeFaq.ts';

export const faq = {
  slug: 'faq',
  title: w('Savol-javob', 'Вопросы и ответы'),
  lead: w(
    'Eng koʻp beriladigan savollarga qisqa javoblar. Topolmasangiz, bizga yozing.',
    'Короткие ответы на самые частые вопросы. Если не нашли свой, напишите нам.',
  ),
  updatedOn: '2026-09-01',
  blocks: [
    blocks.faq(w('Boshlash', 'С чего начать'), homeFaq),
    blocks.faq(w('Hisob va xavfsizlik', 'Аккаунт и безопасность'), [
      {
        question: w('Parolni unutdim', 'Не помню пароль'),
        answer: w(
          'Kirish oynasida «Parolni unutdingizmi?» havolasini bosing. Telefon yoki e-pochtaga 6 xonali kod keladi, u bilan yangi parol qoʻyasiz.',
          'В окне входа нажмите «Забыли пароль?». На телефон или почту придёт код из 6 цифр, с ним вы зададите новый пароль.',
        ),
      },
      {
        question: w('Ikki bosqichli kirish nima?', 'Что такое двухэтапный вход?'),
        answer: w(
          'Paroldan keyin autentifikator ilovasidagi 6 xonali kod ham soʻraladi. Parol oʻgʻirlansa ham, hisobga kira olmaydilar.',
          'После пароля нужен ещё код из 6 цифр из приложения-аутентификатора. Даже с украденным паролем в аккаунт не войти.',
        ),
      },
      {
        question: w('Ikkinchi hisob ochsam boʻladimi?', 'Можно ли создать второй аккаунт?'),
        answer: w(
          'Yoʻq, bir kishiga bitta hisob. Eskisiga kira olmasangiz, qoʻllab-quvvatlash xizmati uni tiklab beradi.',
          'Нет, у одного человека один аккаунт. Если не можете войти в прежний, поддержка поможет восстановить доступ.',
        ),
      },
    ]),
    blocks.faq(w('Oʻyinlar', 'Игры'), [
      {
        question: w('Oʻyin natijasi adolatlimi?', 'Честны ли игры?'),
        answer: w(
          'Natijani serverdagi tasodifiy sonlar generatori belgilaydi, oldingi raundlar keyingisiga taʼsir qilmaydi. Oʻyinning qaytimi (RTP) oʻyin sahifasida yozilgan.',
          'Результат определяет генератор случайных чисел на сервере, прошлые раунды не влияют на следующие. Отдача (RTP) указана на странице игры.',
        ),
      },
      {
        question: w('Oʻyin vaqtida internet uzilib qoldi', 'Во время игры пропал интернет'),
        answer: w(
          'Raund serverda yakunlanadi. Oʻyinni qayta oching: natija va balans yangilangan boʻladi.',
          'Раунд завершится на сервере. Откройте игру снова: результат и баланс будут обновлены.',
        ),
      },
      {
        question: w('Oʻyinni qanday topaman?', 'Как найти игру?'),
        answer: w(
          'Qidiruvga nomining ikki-uch harfini yoki provayder nomini yozing. Turkumlar va provayder filtri oʻyinlar zalida.',
          'Введите в поиск две-три буквы названия или имя провайдера. Категории и фильтр по провайдеру есть в игровом зале.',
        ),
      },
    ]),
    blocks.link(
      w('Raund natijasi', 'Результат раунда'),
      w(
        'Natija tikishdan oldin belgilanganini oʻzingiz tekshira olasiz.',
        'То, что результат определён до ставки, можно проверить самостоятельно.',
      ),
      w('Raundni tekshirish', 'Проверить раунд'),
      '/fairness',
    ),
    blocks.link(
      w('Javob topilmadimi?', 'Не нашли ответ?'),
      w('Qoʻllab-quvvatlash xizmati kuniga 24 soat ishlaydi.', 'Служба поддержки работает круглосуточно.'),
      w('Bizga yozing', 'Написать нам'),
      '/contacts',
    ),
  ],
  related: ['payments', 'bonus-terms', 'contacts'],
};
