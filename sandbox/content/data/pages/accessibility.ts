import { blocks, w } from '#sandbox/content/data/blocks.ts';
import { operatorFacts } from '#sandbox/world/play/operatorFacts.ts';

const { emails, phone } = operatorFacts;

export const accessibility = {
  slug: 'accessibility',
  title: w('Sayt hamma uchun qulay boʻlsin', 'Доступность сайта'),
  lead: w(
    'Saytdan koʻrmaydigan, eshitmaydigan yoki sichqoncha ishlata olmaydigan odam ham foydalana olishi kerak. Bu yerda nimaga erishganimiz, nimaga hali yoʻq va kamchilikni kimga aytish yozilgan.',
    'Сайтом должны пользоваться и те, кто не видит, не слышит или не может держать мышь. Здесь написано, чего мы достигли, чего ещё нет и куда сообщить о недостатке.',
  ),
  updatedOn: '2026-11-27',
  blocks: [
    blocks.heading('Maqsad va holat', 'Цель и состояние', 'state'),
    blocks.text(
      'Oʻlchovimiz — **WCAG 2.2, AA darajasi**. Saytning oʻz sahifalari va oynalari unga mos. Quyida aytilgan qismlari esa mos emas yoki biz uchun nomaʼlum, shuning uchun sayt talablarga **qisman** mos deymiz.',
      'Наша мера — **WCAG 2.2, уровень AA**. Собственные страницы и окна сайта ей соответствуют. Части, названные ниже, не соответствуют или нам неизвестны, поэтому мы говорим: сайт соответствует требованиям **частично**.',
    ),
    blocks.heading('Nimalar ishlaydi', 'Что работает', 'works'),
    blocks.list(
      [
        'Kirish, toʻldirish, yechish, oʻyinni topish, limit, tanaffus va murojaat klaviatura bilan oʻtadi, ekran oʻqish dasturi har bir qadamni aytadi.',
        'Вход, пополнение, вывод, поиск игры, лимит, перерыв и обращение проходятся с клавиатуры, экранный диктор называет каждый шаг.',
      ],
      [
        'Brauzer sahifani ikki baravar kattalashtiradi. Faqat matn kattalashtirilsa, u ikki baravar oʻsadi, tor joydagi sarlavha va tugmalar esa kamroq. Sahifa 320 piksel kenglikda ham yoniga surilmaydi.',
        'Масштаб браузера увеличивает страницу вдвое. Если увеличить только текст, он растёт вдвое, а заголовки и кнопки в узких местах — меньше. Страница не прокручивается вбок и на ширине 320 пикселей.',
      ],
      [
        'Qorongʻi va yorugʻ mavzuda matn kontrasti kamida 4,5:1, yirik matnniki kamida 3:1.',
        'В тёмной и светлой теме контраст текста не меньше 4,5:1, крупного — не меньше 3:1.',
      ],
      [
        'Sozlamalarda harakatni oʻchirish mumkin, hech narsa sekundiga uch martadan koʻp miltillamaydi.',
        'В настройках можно отключить движение, ничто не мигает чаще трёх раз в секунду.',
      ],
      [
        'Xato maydon yonida yoziladi, aytiladi va yozilgan narsa yoʻqolmaydi.',
        'Ошибка написана у поля и произносится, введённое не пропадает.',
      ],
      ['Kassa, limit va murojaat JavaScriptsiz ham ishlaydi.', 'Касса, лимиты и обращения работают и без JavaScript.'],
    ),
    blocks.heading('Nimaga hali erishmaganmiz', 'Чего мы ещё не достигли', 'gaps'),
    blocks.list(
      [
        'Oʻyinlar, jonli stollar va sport tikishlari boshqa kompaniyalarning oynasida ochiladi. Ularning koʻpini koʻrmasdan yoki klaviatura bilan oʻynab boʻlmaydi.',
        'Игры, live-столы и ставки на спорт открываются в окнах других компаний. Во многие из них нельзя играть, не видя экрана или с клавиатуры.',
      ],
      ['Jonli stollar efirida subtitr va sharh yoʻq.', 'В эфире live-столов нет субтитров и описания.'],
      [
        'Toʻlov tizimi sahifasi va hujjat tekshiruvi oynasi bizniki emas. Shaxsni boshqa yoʻl bilan tasdiqlash uchun bizga yozing.',
        'Страница платёжной системы и окно проверки документов не наши. Чтобы подтвердить личность другим способом, напишите нам.',
      ],
      [
        'Saytni dastur va virtual ekran diktori tekshiradi. NVDA, JAWS, VoiceOver va TalkBack bilan, nogironligi bor odamlar bilan sinov hali oʻtkazilmagan.',
        'Сайт проверяют программы и виртуальный экранный диктор. Проверок с NVDA, JAWS, VoiceOver и TalkBack и с участием людей с инвалидностью ещё не было.',
      ],
    ),
    blocks.heading('Qanday tekshiramiz', 'Как мы проверяем', 'how'),
    blocks.text(
      'Har bir oʻzgarishda sahifalarni axe dasturi oʻqiydi. Toʻliq tekshiruvda xatolari va oynalari ochiq sahifalarni IBM va Siteimprove dasturlari ham oʻqiydi. Asosiy ishlarning har birida ekran diktori aytadigan satrlar yozib qoʻyilgan va ular oʻzgarsa, odam oʻqib chiqadi.',
      'При каждом изменении страницы читает программа axe. При полной проверке страницы с ошибками и открытыми окнами читают ещё программы IBM и Siteimprove. Строки, которые экранный диктор произносит в основных задачах, записаны, и их изменение читает человек.',
    ),
    blocks.heading('Kamchilikni ayting', 'Сообщите о недостатке', 'complain'),
    blocks.table(
      [w('Nima uchun', 'Зачем'), w('Manzil', 'Адрес'), w('Javob muddati', 'Срок ответа')],
      [
        [w('Biror narsa ishlamasa', 'Что-то не получается'), emails.support, w('1 soatgacha', 'До 1 часа')],
        [w('Javob qoniqtirmasa', 'Ответ не устроил'), emails.complaints, w('5 ish kuni', '5 рабочих дней')],
        [w('Telefon', 'Телефон'), phone, w('Har kuni 9:00–21:00', 'Ежедневно 9:00–21:00')],
      ],
    ),
    blocks.text(
      'Sahifani, qurilmangizni va ekran diktoringiz nomini yozing, parolni yozmang. Toʻldirish, yechish, limit yoki tanaffusni oʻzingiz bajara olmasangiz, xodimimiz shu murojaatda yordam beradi.',
      'Назовите страницу, устройство и экранный диктор, но не пароль. Если пополнить, вывести, поставить лимит или взять перерыв самостоятельно не получается, сотрудник поможет в том же обращении.',
    ),
    blocks.link(
      w('Bizga yozing', 'Напишите нам'),
      w('Hisob kerak emas.', 'Аккаунт не нужен.'),
      w('Murojaat yozish', 'Написать обращение'),
      '/support',
    ),
  ],
  related: ['contacts', 'responsible-gaming', 'privacy'],
};
