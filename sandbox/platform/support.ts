import { operatorFacts } from '#sandbox/world/play/operatorFacts.ts';
import { getSupportSettings, sendFeedback } from '#shared/api/site/support.contract.ts';
import { checkEmail } from './account/checkEmail.ts';
import { type Answer, answer } from './answer.ts';
import { chatProviderOf } from './chatProviders.ts';
import { refuseField } from './refuseField.ts';
import { subjectName, ticketSubjects } from './ticketSubjects.ts';

/** The case number stands in the last line of a ticket. */
const CASE = /^([\s\S]*)\n#([2-9A-Z]{7})$/;

export const support: Answer[] = [
  answer(getSupportSettings, (_input, { world, locale }) => ({
    provider: chatProviderOf(world.switches.get('chat'), world.money.payOrigin()),
    subjects: ticketSubjects.map(({ id, name }) => ({ id, name: name[locale] })),
    has_talks: true,
    contacts: [{ type: 'email', value: operatorFacts.emails.support }],
  })),

  answer(sendFeedback, ({ subject_id, name = '', email, text }, { world, player, locale }) => {
    if (text === '') throw refuseField(locale, 'text', 'required');
    const subject = subjectName(subject_id, locale);
    const from = checkEmail(locale, email);
    const uid = player?.uid ?? null;
    world.messages.feedback.add({ uid, subject, name, email: from, text });
    const [, said = '', number] = CASE.exec(text) ?? [];
    if (number) world.messages.tickets.open({ number, uid, subject, email: from, locale }, { text: said.trim() });
    return 1;
  }),
];
