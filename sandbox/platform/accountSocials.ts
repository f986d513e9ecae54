import * as contract from '../../shared/api/accountSocials.contract.ts';
import { type Answer, answerPlayer } from './answer.ts';
import { refuseField } from './refuseField.ts';

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
];
