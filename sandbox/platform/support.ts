import { operatorFacts } from '#sandbox/world/play/operatorFacts.ts';
import {
  getSupportSettings,
  getTickets,
  readTickets,
  replyTicket,
  sendFeedback,
} from '#shared/api/site/support.contract.ts';
import { MAX_TICKET_LENGTH } from '#shared/support/ticketRule.ts';
import { checkEmail } from './account/checkEmail.ts';
import { type Answer, answer, answerPlayer } from './answer.ts';
import { chatProviderOf } from './chatProviders.ts';
import { refuseField } from './refuseField.ts';

const subjects = [
  { id: 1, name: { uz: 'Hisob va kirish', ru: 'Аккаунт и вход' } },
  { id: 2, name: { uz: 'Pul kiritish va yechish', ru: 'Пополнение и вывод' } },
  { id: 3, name: { uz: 'Oʻyinlar', ru: 'Игры' } },
  { id: 4, name: { uz: 'Masʼuliyatli oʻyin', ru: 'Ответственная игра' } },
  { id: 5, name: { uz: 'Boshqa', ru: 'Другое' } },
] as const;

/** The case number stands in the last line of a ticket. */
const CASE = /^([\s\S]*)\n#([2-9A-Z]{7})$/;

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
    const uid = player?.uid ?? null;
    world.messages.feedback.add({ uid, subject, name, email: from, text });
    const [, said = '', number] = CASE.exec(text) ?? [];
    if (number) world.messages.tickets.open({ number, uid, subject, email: from, locale }, said.trim());
    return 1;
  }),

  answerPlayer(getTickets, (_input, { world, player }) => ({
    items: world.messages.tickets.of(player.uid).map(({ number, subject, unread }) => ({
      number,
      subject,
      is_unread: unread === 1,
      messages: world.messages.tickets.messagesOf(number).map(({ sender, text, at }) => ({ from: sender, text, at })),
    })),
  })),

  answerPlayer(replyTicket, ({ number, text }, { world, player, locale }) => {
    if (world.messages.tickets.byNumber(number)?.uid !== player.uid)
      throw refuseField(locale, 'number', 'unknownTicket');
    if (text.trim() === '') throw refuseField(locale, 'text', 'required');
    if (Array.from(text).length > MAX_TICKET_LENGTH) throw refuseField(locale, 'text', 'tooLong');
    world.messages.tickets.write(number, 'player', text.trim());
    return 1;
  }),

  answerPlayer(readTickets, (_input, { world, player }) => {
    world.messages.tickets.read(player.uid);
    return 1;
  }),
];
