import * as contract from '../../../shared/api/account/accountSocials.contract.ts';
import { sameId } from '../../../shared/api/sameId.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import type { World } from '../../world/createWorld.ts';
import type { SandboxLanguage } from '../../world/players/languages.ts';
import type { Account } from '../../world/players/accounts.ts';
import { RESEND_SECONDS } from '../../world/players/confirmationCodes.ts';
import { isPassword } from '../../world/players/passwords.ts';
import type { SocialOffer } from '../../world/players/socialOffers.ts';
import { transaction } from '../../world/schema/transaction.ts';
import { type Answer, answerPlayer } from '../answer.ts';
import { refuseField } from '../refuseField.ts';
import { textFor } from '../texts.ts';
import { maskContact } from './maskContact.ts';
import { noteKeyChange } from './noteKeyChange.ts';
import { offerSocial } from './offerSocial.ts';

/** A code is for one offered account: it does not link another. */
const codeName = (contact: string, { service, subject }: SocialOffer) => `${contact}|${service}|${subject}`;
const labelOf = ({ service, name }: SocialOffer) => `${service.charAt(0).toUpperCase()}${service.slice(1)}: ${name}`;

export const accountSocials: Answer[] = [
  answerPlayer(contract.getSocials, (_input, { world, player }) => {
    const items = world.socials.of(player.uid).map(({ service, name, linked_at }) => ({ service, name, linked_at }));
    const open = world.socialOffers.of(player.uid);
    const offer = open
      ? { id: open.id, service: open.service, name: open.name, confirm_by: keyOf(world, player) }
      : null;
    return { items, total: items.length, offer };
  }),

  answerPlayer(contract.removeSocial, ({ service }, { world, player, locale }) => {
    const linked = world.socials.of(player.uid);
    if (!linked.some((link) => link.service === service)) throw refuseField(locale, 'service', 'unknownSocial');
    if (player.password_hash === '' && linked.length === 1) throw refuseField(locale, 'service', 'lastAuthMethod');
    world.socials.unlink(player.uid, service);
    return 1;
  }),

  answerPlayer(contract.addTelegram, ({ tg_data }, { world, player, locale }) => {
    const who = world.telegram.enter(tg_data);
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
    const wait = world.codes.send('link', codeName(contact, offer), { to: contact, link: () => `· ${labelOf(offer)}` });
    if (wait !== undefined)
      throw new AppError('TooManyRequestsException', {
        message: textFor(locale, 'tooOften'),
        data: { resend_time: wait },
      });
    return { sent_to: maskContact(contact), resend_time: RESEND_SECONDS };
  }),

  answerPlayer(
    contract.confirmSocial,
    async ({ offer: id, old_password: password, code }, { world, player, locale }) => {
      const offer = offerOf(world, player, locale);
      // It may have been replaced after the player read whose account it is.
      if (!sameId(offer.id, id)) throw refuseField(locale, 'offer', 'offerOver');
      if (keyOf(world, player) === 'password') {
        if (!(await isPassword(password ?? '', player.password_hash))) {
          world.socialOffers.countWrong(player.uid);
          throw refuseField(locale, 'old_password', 'wrongPassword');
        }
      } else {
        const verdict = world.codes.check('link', codeName(contactOf(world, player) ?? '', offer), code ?? '');
        if (verdict !== 'right') throw refuseField(locale, 'code', verdict === 'wrong' ? 'wrongCode' : 'expiredCode');
      }
      const { service, subject, name } = offer;
      transaction(world.db, () => {
        world.socialOffers.drop(player.uid);
        if (!world.socials.link(player.uid, service, subject, name)) throw refuseField(locale, 'offer', 'socialTaken');
        noteKeyChange(world, player, { key: 'social', text: 'socialLinked', about: labelOf(offer) });
      });
      return 1;
    },
  ),

  answerPlayer(contract.dropSocial, (_input, { world, player }) => {
    world.socialOffers.drop(player.uid);
    return 1;
  }),
];

function offerOf(world: World, { uid }: Account, locale: SandboxLanguage): SocialOffer & { id: string } {
  const offer = world.socialOffers.of(uid);
  if (!offer) throw refuseField(locale, 'offer', 'offerOver');
  return offer;
}

function contactOf(world: World, { uid }: Account): string | undefined {
  return world.accounts.contactsOf(uid).find(({ is_confirmed }) => is_confirmed === 1)?.contact;
}

/** What the player proves to be the owner by. */
function keyOf(world: World, player: Account): 'password' | 'code' | null {
  if (player.password_hash !== '') return 'password';
  return contactOf(world, player) === undefined ? null : 'code';
}
