import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { bindFigures } from '#shared/script/bindFigures.ts';

export type IdentityMessageId = keyof (typeof messages)['uz'];

const uz = {
  title: 'Shaxsni tasdiqlash',
  intro: 'Hujjatingiz va oʻz suratingizni yuboring. Bu sinov muhiti: suratlar saqlanmaydi.',
  requisites: 'Karta yoki hamyonni tasdiqlash',
  requisitesIntro: 'Karta yoki hamyon va oʻz suratingizni yuboring. Bu sinov muhiti: suratlar saqlanmaydi.',
  requisitesApproved: 'Karta yoki hamyon tasdiqlandi.',
  front: 'Hujjatning old tomoni',
  back: 'Hujjatning orqa tomoni (ixtiyoriy)',
  selfie: 'Hujjat bilan oʻz suratingiz',
  send: 'Yuborish',
  again: 'Qayta yuborish',
  init: 'Hujjatlaringizni kutmoqdamiz.',
  pending: 'Hujjatlaringiz koʻrib chiqilmoqda.',
  approved: 'Shaxsingiz tasdiqlandi.',
  retry: 'Hujjatlar qabul qilinmadi. Yangi surat yuboring.',
  rejected: 'Hujjatlar rad etildi. Qoʻllab-quvvatlash xizmatiga murojaat qiling.',
  type: 'JPEG, PNG, WebP yoki PDF fayl kerak.',
  size: 'Fayl boʻsh yoki 10 MB dan katta.',
  closed: 'Bu tekshiruv yopilgan.',
  missing: 'Old tomoni va oʻz suratingiz kerak.',
  expired: 'Oyna eskirdi. Uni qayta oching.',
};
const ru: typeof uz = {
  title: 'Подтверждение личности',
  intro: 'Отправьте фото документа и своё фото. Это пробная среда: снимки не сохраняются.',
  requisites: 'Подтверждение карты или кошелька',
  requisitesIntro: 'Отправьте фото карты или кошелька и своё фото. Это пробная среда: снимки не сохраняются.',
  requisitesApproved: 'Карта или кошелёк подтверждены.',
  front: 'Лицевая сторона документа',
  back: 'Обратная сторона документа (необязательно)',
  selfie: 'Ваше фото с документом',
  send: 'Отправить',
  again: 'Отправить ещё раз',
  init: 'Ждём ваши документы.',
  pending: 'Документы проверяются.',
  approved: 'Личность подтверждена.',
  retry: 'Документы не приняты. Отправьте новые снимки.',
  rejected: 'Документы отклонены. Обратитесь в поддержку.',
  type: 'Нужен файл JPEG, PNG, WebP или PDF.',
  size: 'Файл пустой или больше 10 МБ.',
  closed: 'Эта проверка закрыта.',
  missing: 'Нужны лицевая сторона и ваше фото.',
  expired: 'Окно устарело. Откройте его снова.',
};
const messages = { uz, ru };

export function identityMessage(locale: SandboxLanguage, id: IdentityMessageId): string {
  return bindFigures(messages[locale][id]);
}
