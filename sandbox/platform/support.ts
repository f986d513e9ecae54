import { operatorFacts } from '#sandbox/world/play/operatorFacts.ts';
import { getSupportSettings, sendFeedback } from '#shared/api/site/support.contract.ts';
import { checkEmail } from './account/checkEmail.ts';
import { type Answer, answer } from './answer.ts';
import { chatProviderOf } from './chatProviders.ts';
import { refuseField } from './refuseField.ts';

const subjects = [
  { id: 1, name: { uz: 'Hisob va kirish', ru: 'Аккаунт и вход' } },
  { id: 2, name: { uz: 'Pul kiritish va yechish', ru: 'Пополнение и вывод' } },
  { id: 3, name: { uz: 'Oʻyinlar', ru: 'Игры' } },
  { id: 4, name: { uz: 'Masʼuliyatli oʻyin', ru: 'Ответственная игра' } },
  { id: 5, name: { uz: 'Boshqa', ru: 'Другое' } },
] as const;

export const support: Answer[] = [
  answer(getSupportSettings, (_input, { world, locale }) => ({
    provider: chatProviderOf(world.switches.get('chat'), world.money.payOrigin()),
    subjects: subjects.map(({ id, name }) => ({ id, name: name[locale] })),
    contacts: [{ type: 'email', value: operatorFacts.emails.support }],
  })),

  answer(sendFeedback, ({ subject_id, name = '', email, text }, { world, player, locale }) => {
    if (text === '') throw refuseField(locale, 'text', 'required');
    const subject = subjects.find(({ id }) => String(id) === String(subject_id))?.name[locale] ?? '';
    const from = checkEmail(locale, email);
    world.feedback.add({ uid: player?.uid ?? null, subject, name, email: from, text });
    return 1;
  }),
];
