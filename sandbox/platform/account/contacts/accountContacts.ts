import type { World } from '#sandbox/createWorld.ts';
import { guardGuess, noteWrongGuess } from '#sandbox/platform/access/guardGuess.ts';
import { checkEmail } from '#sandbox/platform/account/checkEmail.ts';
import { checkPhone } from '#sandbox/platform/account/checkPhone.ts';
import { maskContact } from '#sandbox/platform/account/maskContact.ts';
import { noteKeyChange } from '#sandbox/platform/account/noteKeyChange.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { CHANGE_SECONDS } from '#sandbox/world/players/contactChanges.ts';
import { textFor } from '#sandbox/world/texts.ts';
import * as contract from '#shared/api/account/accountContacts.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { replaceContact } from './replaceContact.ts';

/** Until when withdrawals wait after a replacement that takes effect then; null: not held. */
function heldUntil({ cashier: { withdrawalHold } }: Pick<World, 'cashier'>, changedAt: number): number | null {
  return withdrawalHold > 0 ? changedAt + withdrawalHold : null;
}

/** The replacement of a contact: a code to the new one, a notice to the old one, a wait, and a hold of withdrawals. */
export const accountContacts: Answer[] = [
  answerPlayer(contract.getContactChange, (_input, { world, player }) => {
    const open = world.access.contactChanges.of(player.uid);
    const now = world.clock.seconds();
    return {
      change: open ? { from: open.from_contact, to: open.to_contact, type: open.type, due_at: open.due_at } : null,
      wait: CHANGE_SECONDS,
      would_hold: { confirmed: heldUntil(world, now + CHANGE_SECONDS), unconfirmed: heldUntil(world, now) },
    };
  }),

  answerPlayer(contract.changeContact, (input, { world, player, locale }) => {
    const {
      players: { accounts },
      access: { contactChanges, codes },
    } = world;
    const old = accounts.findContact(input.from);
    if (old?.uid !== player.uid) throw refuseField(locale, 'from', 'unknownContact');
    const isEmail = old.type === 'email';
    const country = input.phone_country_code ?? 'UZ';
    const contact = isEmail
      ? checkEmail(locale, input.contact, 'contact')
      : checkPhone(locale, input.contact, country, 'contact');
    if (accounts.findContact(contact) || accounts.byLogin(contact))
      throw refuseField(locale, 'contact', isEmail ? 'emailTaken' : 'phoneTaken');
    // After a right code the change can only be stopped, or its wait would begin anew unseen.
    if (contactChanges.of(player.uid)?.due_at) throw refuseField(locale, 'from', 'changeUnderWay');
    const wait = codes.send('change', `${player.uid}|${contact}`, { to: contact });
    if (wait !== undefined)
      throw new AppError('TooManyRequestsException', {
        message: textFor(locale, 'tooOften'),
        data: { resend_time: wait },
      });
    contactChanges.ask({
      uid: player.uid,
      from_contact: old.contact,
      to_contact: contact,
      type: old.type,
      phone_country_code: isEmail ? null : country,
    });
    return 1;
  }),

  answerPlayer(contract.confirmContactChange, ({ code }, { world, player, locale, session }) => {
    const {
      access: { contactChanges, codes },
      players: { accounts },
      clock,
      messages: { outbox },
    } = world;
    const open = contactChanges.of(player.uid);
    if (!open || open.due_at !== null) throw refuseField(locale, 'code', 'expiredCode');
    const place = `session:${session.tokenHash}` as const;
    guardGuess({ world, locale, place });
    const verdict = codes.check('change', `${player.uid}|${open.to_contact}`, code);
    if (verdict === 'wrong') {
      noteWrongGuess({ world, locale, place, owner: player });
      throw refuseField(locale, 'code', 'wrongCode');
    }
    if (verdict === 'expired') {
      const { type, message, data } = refuseField(locale, 'code', 'expiredCode');
      throw new AppError(type, { message, data, code: 'EXPIRED_CODE' });
    }
    world.access.guesses.right(place);
    const isConfirmed = accounts.findContact(open.from_contact)?.is_confirmed === 1;
    const dueAt = clock.seconds() + (isConfirmed ? CHANGE_SECONDS : 0);
    const masked = maskContact(open.to_contact);
    if (isConfirmed) {
      contactChanges.schedule(player.uid, dueAt);
      if (open.from_contact !== player.login)
        outbox.send(open.from_contact, `${textFor(player.locale, 'contactChanges')} ${masked}`);
    } else if (!replaceContact(world, open)) throw refuseField(locale, 'contact', 'unknownContact');
    noteKeyChange(world, accounts.byUid(player.uid) ?? player, {
      key: 'contact',
      text: isConfirmed ? 'contactChanges' : 'contactChanged',
      about: masked,
      from: dueAt,
    });
    return { due_at: isConfirmed ? dueAt : null };
  }),

  answerPlayer(contract.cancelContactChange, (_input, { world, player, locale }) => {
    const open = world.access.contactChanges.of(player.uid);
    if (open?.due_at) world.messages.outbox.send(open.from_contact, textFor(locale, 'contactStays'));
    world.access.contactChanges.drop(player.uid);
    return 1;
  }),
];
