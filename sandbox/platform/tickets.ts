import type { World } from '#sandbox/createWorld.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { textFor } from '#sandbox/world/texts.ts';
import type { StoredTicket } from '#sandbox/world/tickets.ts';
import { addFile, getFile, getFileByCode } from '#shared/api/site/ticketFiles.contract.ts';
import * as contract from '#shared/api/site/tickets.contract.ts';
import { isCaseNumber } from '#shared/support/createCaseNumber.ts';
import { plainTicketCode, TICKET_CODE_LENGTH } from '#shared/support/createTicketCode.ts';
import { KIND_BYTES, ticketFileKind } from '#shared/support/ticketFileKind.ts';
import { TICKET_FILES } from '#shared/support/ticketFilePlace.ts';
import { ticketFiles } from '#shared/support/ticketFiles.ts';
import { MAX_TICKET_LENGTH } from '#shared/support/ticketRule.ts';
import { guardGuess, noteWrongGuess } from './access/guardGuess.ts';
import { checkEmail } from './account/checkEmail.ts';
import { type Answer, answer, answerPlayer } from './answer.ts';
import { refuseField } from './refuseField.ts';
import { subjectName } from './ticketSubjects.ts';

function talkOf(world: World, { number, subject, unread }: StoredTicket) {
  return {
    number,
    subject,
    is_unread: unread === 1,
    messages: world.messages.tickets.messagesOf(number).map(({ sender, text, at, files }) => ({
      from: sender,
      text,
      at,
      files: files.map(({ id, type, size }) => ({ id, type, size })),
    })),
  };
}

/** Checks the files of a new message: each was sent, and belongs to no message yet. */
function checkFiles(world: World, locale: SandboxLanguage, ids: readonly string[] = []): void {
  const isUsable = (id: string) => world.messages.tickets.files.byId(id)?.message === null;
  if (ids.length > ticketFiles.maxCount || new Set(ids).size !== ids.length || !ids.every(isUsable))
    throw refuseField(locale, 'files', 'wrongFile');
}

function checkText(locale: SandboxLanguage, text: string): string {
  const said = text.trim();
  if (said === '') throw refuseField(locale, 'text', 'required');
  if (Array.from(said).length > MAX_TICKET_LENGTH) throw refuseField(locale, 'text', 'tooLong');
  return said;
}

/** The ticket of number and code. A wrong number and a wrong code are one refusal, and both are counted. */
function openedBy(world: World, locale: SandboxLanguage, access: { number: string; code: string }): StoredTicket {
  const number = plainTicketCode(access.number);
  const place = `ticket:${number}` as const;
  guardGuess({ world, locale, place });
  const ticket = world.messages.tickets.byCode(number, access.code);
  if (!ticket) {
    noteWrongGuess({ world, locale, place, owner: undefined });
    throw refuseField(locale, 'code', 'wrongTicketCode');
  }
  world.access.guesses.right(place);
  return ticket;
}

function write(
  world: World,
  locale: SandboxLanguage,
  number: string,
  said: { text: string; key?: string | undefined; files?: string[] | undefined },
) {
  const text = checkText(locale, said.text);
  // A message sent again has given its files away.
  const isNew = said.key === undefined || !world.messages.tickets.hasMessage(number, said.key);
  if (isNew) checkFiles(world, locale, said.files);
  world.messages.tickets.write(number, 'player', { ...said, text });
  return 1;
}

function placeOf(world: World, locale: SandboxLanguage, numbers: readonly string[], id: string) {
  const file = world.messages.tickets.files.byId(id);
  if (!file || !numbers.some((number) => world.messages.tickets.hasFile(number, id)))
    throw refuseField(locale, 'id', 'wrongFile');
  return { url: TICKET_FILES + file.name, type: file.type };
}

export const tickets: Answer[] = [
  answer(addFile, async ({ key, file }, { world, locale }) => {
    if (file.size > ticketFiles.maxBytes) throw refuseField(locale, 'file', 'fileTooLarge');
    const content = new Uint8Array(await file.arrayBuffer());
    const kind = ticketFileKind(content.subarray(0, KIND_BYTES));
    if (kind === null) throw refuseField(locale, 'file', 'wrongFile');
    return { id: world.messages.tickets.files.add({ key, kind, content }) };
  }),

  answer(
    contract.openTicket,
    ({ number, code, subject_id, name = '', email, text, files }, { world, player, locale }) => {
      if (!isCaseNumber(number)) throw refuseField(locale, 'number', 'wrongValue');
      if (plainTicketCode(code).length !== TICKET_CODE_LENGTH) throw refuseField(locale, 'code', 'wrongValue');
      const from = checkEmail(locale, email);
      // The answer tells whether the code is right: it counts like every other guess of it.
      const place = `ticket:${number}` as const;
      guardGuess({ world, locale, place });
      if (world.messages.tickets.byCode(number, code)) {
        world.access.guesses.right(place);
        return 1;
      }
      if (world.messages.tickets.byNumber(number)) {
        noteWrongGuess({ world, locale, place, owner: undefined });
        throw refuseField(locale, 'number', 'wrongValue');
      }
      const said = text.trim();
      if (said === '') throw refuseField(locale, 'text', 'required');
      checkFiles(world, locale, files);
      const subject = subjectName(subject_id, locale);
      const uid = player?.uid ?? null;
      const opened = world.messages.tickets.open(
        { number, uid, subject, email: from, locale, code },
        { text: said, files },
      );
      if (opened === 'taken') throw refuseField(locale, 'number', 'wrongValue');
      world.messages.feedback.add({ uid, subject, name, email: from, text: `${said}\n#${number}` });
      world.messages.outbox.send(
        from,
        `${textFor(locale, 'ticketOpened')} ${number}\n${textFor(locale, 'ticketCode')} ${code}`,
      );
      return 1;
    },
  ),

  answerPlayer(contract.getTickets, (_input, { world, player }) => ({
    items: world.messages.tickets.of(player.uid).map((ticket) => talkOf(world, ticket)),
  })),

  answer(contract.viewTicket, (access, { world, locale }) => {
    const ticket = openedBy(world, locale, access);
    world.messages.tickets.readOne(ticket.number);
    return talkOf(world, ticket);
  }),

  answerPlayer(contract.replyTicket, ({ number, ...said }, { world, player, locale }) => {
    if (world.messages.tickets.byNumber(number)?.uid !== player.uid)
      throw refuseField(locale, 'number', 'unknownTicket');
    return write(world, locale, number, said);
  }),

  answer(contract.replyByCode, ({ number, code, ...said }, { world, locale }) =>
    write(world, locale, openedBy(world, locale, { number, code }).number, said),
  ),

  answerPlayer(contract.readTickets, (_input, { world, player }) => {
    world.messages.tickets.read(player.uid);
    return 1;
  }),

  answerPlayer(getFile, ({ id }, { world, player, locale }) =>
    placeOf(
      world,
      locale,
      world.messages.tickets.of(player.uid).map(({ number }) => number),
      id,
    ),
  ),

  answer(getFileByCode, ({ id, ...access }, { world, locale }) =>
    placeOf(world, locale, [openedBy(world, locale, access).number], id),
  ),
];
