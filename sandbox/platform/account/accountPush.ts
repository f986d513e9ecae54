import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { isSendable } from '#sandbox/world/isSendable.ts';
import { textFor } from '#sandbox/world/texts.ts';
import * as contract from '#shared/api/account/accountPush.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { pushKinds } from '#shared/push/pushKinds.ts';

export const accountPush: Answer[] = [
  answerPlayer(contract.getPush, ({ endpoint }, { world, player }) => ({
    kinds: world.messages.pushSubscriptions.kindsOf(player.uid, endpoint ?? ''),
    sent_at: world.messages.pushSubscriptions.sentAt(player.uid),
  })),

  answerPlayer(contract.setPush, ({ kinds, ...device }, { world, player, session, locale }) => {
    const wanted = (kinds ?? '').split(',');
    const chosen = pushKinds.filter((kind) => wanted.includes(kind));
    if (chosen.length > 0 && !isSendable(device)) {
      const wrong = textFor(locale, 'wrongValue');
      throw new AppError('InvalidParameterException', { message: wrong, data: { endpoint: [wrong] } });
    }
    world.messages.pushSubscriptions.set({ uid: player.uid, tokenHash: session.tokenHash }, device, chosen);
    return 1;
  }),
];
