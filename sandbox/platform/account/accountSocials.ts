import * as contract from '../../../shared/api/account/accountSocials.contract.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { type Answer, answerPlayer } from '../answer.ts';
import { refuseField } from '../refuseField.ts';
import { textFor } from '../texts.ts';

export const accountSocials: Answer[] = [
  answerPlayer(contract.getSocials, (_input, { world, player }) => {
    const items = world.socials.of(player.uid).map(({ service, name, linked_at }) => ({ service, name, linked_at }));
    return { items, total: items.length };
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
    const { id, username, first_name } = who;
    const owner = world.socials.find('telegram', String(id))?.uid;
    if (owner === player.uid) return 1;
    if (owner === undefined && world.socials.link(player.uid, 'telegram', String(id), username ?? first_name)) return 1;
    const message = textFor(locale, 'socialTaken');
    throw new AppError('InvalidParameterException', { message, code: 'ALREADY_LINKED', data: { tg_data: [message] } });
  }),
];
