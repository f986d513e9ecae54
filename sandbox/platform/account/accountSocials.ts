import type { World } from '#sandbox/createWorld.ts';
import { guardGuess, noteWrongGuess } from '#sandbox/platform/access/guardGuess.ts';
import { type Answer, type Asking, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import { RESEND_SECONDS } from '#sandbox/world/players/confirmationCodes.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { isPassword } from '#sandbox/world/players/passwords.ts';
import type { Session } from '#sandbox/world/players/sessions.ts';
import type { SocialOffer } from '#sandbox/world/players/socialOffers.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { type TextId, textFor } from '#sandbox/world/texts.ts';
import * as contract from '#shared/api/account/accountSocials.contract.ts';
import { sameId } from '#shared/api/sameId.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { maskContact } from './maskContact.ts';
import { noteKeyChange } from './noteKeyChange.ts';
import { offerSocial } from './offerSocial.ts';

/** A code is for one offered account: it does not link another. */
const codeName = (contact: string, { service, subject }: SocialOffer) => `${contact}|${service}|${subject}`;
const labelOf = ({ service, name }: SocialOffer) => `${service.charAt(0).toUpperCase()}${service.slice(1)}: ${name}`;

export const accountSocials: Answer[] = [
  answerPlayer(contract.getSocials, (_input, { world, player }) => {
    const items = world.players.socials
      .of(player.uid)
      .map(({ service, name, linked_at }) => ({ service, name, linked_at }));
    const open = world.players.socialOffers.of(player.uid);
    const offer = open
      ? { id: open.id, service: open.service, name: open.name, confirm_by: keyOf(world, player) }
      : null;
    return { items, total: items.length, offer };
  }),

  answerPlayer(contract.removeSocial, ({ service }, { world, player, locale }) => {
    const linked = world.players.socials.of(player.uid);
    if (!linked.some((link) => link.service === service)) throw refuseField(locale, 'service', 'unknownSocial');
    if (player.password_hash === '' && linked.length === 1) throw refuseField(locale, 'service', 'lastAuthMethod');
    world.players.socials.unlink(player.uid, service);
    return 1;
  }),

  answerPlayer(contract.addTelegram, ({ tg_data }, { world, player, locale }) => {
    const who = world.players.telegram.enter(tg_data);
    if (typeof who === 'string') throw refuseField(locale, 'tg_data', 'wrongTelegram');
    const name = who.username ? `${who.first_name} (@${who.username})` : who.first_name;
    const offer = { service: 'telegram', subject: String(who.id), name };
    if (offerSocial(world, player.uid, offer) !== 'taken') return 1;
    const message = textFor(locale, 'socialTaken');
    throw new AppError('InvalidParameterException', { message, code: 'ALREADY_LINKED', data: { tg_data: [message] } });
  }),

  answerPlayer(contract.sendSocialCode, (_input, { world, player, locale }) => {
    const offer = offerOf(world, player, locale);
    const contact = contactOf(world, player);
    if (contact === undefined) throw refuseField(locale, 'offer', 'unknownContact');
    const wait = world.access.codes.send('link', codeName(contact, offer), {
      to: contact,
      link: () => `· ${labelOf(offer)}`,
    });
    if (wait !== undefined)
      throw new AppError('TooManyRequestsException', {
        message: textFor(locale, 'tooOften'),
        data: { resend_time: wait },
      });
    return { sent_to: maskContact(contact), resend_time: RESEND_SECONDS };
  }),

  answerPlayer(contract.confirmSocial, async ({ offer: id, ...given }, asking) => {
    const { world, player, locale } = asking;
    const offer = offerOf(world, player, locale);
    // It may have been replaced after the player read whose account it is.
    if (!sameId(offer.id, id)) throw refuseField(locale, 'offer', 'offerOver');
    await checkKey(asking, player, offer, given);
    const { service, subject, name } = offer;
    transaction(world.db, () => {
      world.players.socialOffers.drop(player.uid);
      if (!world.players.socials.link(player.uid, service, subject, name))
        throw refuseField(locale, 'offer', 'socialTaken');
      noteKeyChange(world, player, { key: 'social', text: 'socialLinked', about: labelOf(offer) });
    });
    return 1;
  }),

  answerPlayer(contract.dropSocial, (_input, { world, player }) => {
    world.players.socialOffers.drop(player.uid);
    return 1;
  }),
];

function offerOf(world: World, { uid }: Account, locale: SandboxLanguage): SocialOffer & { id: string } {
  const offer = world.players.socialOffers.of(uid);
  if (!offer) throw refuseField(locale, 'offer', 'offerOver');
  return offer;
}

function contactOf(world: World, { uid }: Account): string | undefined {
  return world.players.accounts.contactsOf(uid).find(({ is_confirmed }) => is_confirmed === 1)?.contact;
}

/** What the player proves to be the owner by. */
function keyOf(world: World, player: Account): 'password' | 'code' | null {
  if (player.password_hash !== '') return 'password';
  return contactOf(world, player) === undefined ? null : 'code';
}

/** Refuses a wrong password or code; each counts as a guess of this session, and five end the offer. */
async function checkKey(
  { world, locale, session }: Pick<Asking, 'world' | 'locale'> & { session: Session },
  player: Account,
  offer: SocialOffer,
  { old_password: password = '', code = '' }: { old_password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const place = `session:${session.tokenHash}` as const;
  const refuse = (field: string, id: TextId) => {
    noteWrongGuess({ world, locale, place, owner: player });
    throw refuseField(locale, field, id);
  };
  if (keyOf(world, player) === 'password') {
    const isRight = await isPassword(password, player.password_hash);
    // After the slow check: of many concurrent guesses only those before the lock are answered.
    guardGuess({ world, locale, place });
    if (!isRight) {
      world.players.socialOffers.countWrong(player.uid);
      refuse('old_password', 'wrongPassword');
    }
  } else {
    guardGuess({ world, locale, place });
    const verdict = world.access.codes.check('link', codeName(contactOf(world, player) ?? '', offer), code);
    if (verdict === 'wrong') refuse('code', 'wrongCode');
    if (verdict === 'expired') throw refuseField(locale, 'code', 'expiredCode');
  }
  world.access.guesses.right(place);
}
