import { boundMessages } from '#sandbox/games/frame/boundMessages.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

const uz = {
  start: 'Uchirish',
  take: 'Olish: {sum}',
  auto: 'Oʻzi olsin',
  autoOff: 'Qoʻlda',
  autoLess: 'Koʻpaytmani kamaytirish',
  autoMore: 'Koʻpaytmani oshirish',
  flies: 'Uchmoqda. Vaqtida oling!',
  ready: 'Tikishni tanlang va uchiring',
  crashed: 'Uchib ketdi: ×{point}',
  grounded: 'Uchmay qoldi',
  taken: 'Olindi: ×{at}, yutuq {sum}',
  last: 'Oxirgi uchishlar',
  screen: 'Koʻpaytma',
  rules:
    'Tikasiz, uchirasiz va koʻpaytma oʻsadi. Parvoz tugagunicha «Olish» tugmasini bossangiz, tikishingiz oʻsha koʻpaytmaga koʻpayadi. Ulgurmasangiz, tikish yutqaziladi.',
  rulesAuto:
    '«Oʻzi olsin» tanlansa, koʻpaytmaga yetganda pul oʻzi olinadi, sahifa yopilgan yoki aloqa uzilgan boʻlsa ham.',
  rulesLost:
    'Aloqa uzilsa, parvoz serverda davom etadi va uning qoidasi bilan yakunlanadi. Qaytganingizda natijani koʻrasiz.',
  rulesHigh: 'Eng katta koʻpaytma: ×{highest}. Unga yetganda pul oʻzi olinadi.',
  keys: 'Klaviatura: boʻsh joy yoki Enter — uchirish va olish.',
};

export type CrashMessages = typeof uz;

const ru: CrashMessages = {
  start: 'Запустить',
  take: 'Забрать: {sum}',
  auto: 'Забрать само',
  autoOff: 'Вручную',
  autoLess: 'Уменьшить множитель',
  autoMore: 'Увеличить множитель',
  flies: 'Летит. Успейте забрать!',
  ready: 'Выберите ставку и запускайте',
  crashed: 'Улетела: ×{point}',
  grounded: 'Не взлетела',
  taken: 'Забрали на ×{at}, выигрыш {sum}',
  last: 'Последние полёты',
  screen: 'Множитель',
  rules:
    'Вы делаете ставку и запускаете полёт: множитель растёт. Нажмите «Забрать» до конца полёта, и ставка умножится на него. Не успеете — ставка проиграна.',
  rulesAuto:
    'Если выбрано «Забрать само», деньги забираются на этом множителе, даже если страница закрыта или связь прервалась.',
  rulesLost:
    'При потере связи полёт продолжается на сервере и завершается по его правилам. Вернувшись, вы увидите результат.',
  rulesHigh: 'Наибольший множитель: ×{highest}. На нём деньги забираются сами.',
  keys: 'Клавиатура: пробел или Enter — запустить и забрать.',
};

/** Messages used by the crash game only. */
export const crashMessages: Record<SandboxLanguage, CrashMessages> = boundMessages<CrashMessages>({ uz, ru });
