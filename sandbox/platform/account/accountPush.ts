import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { textFor } from '#sandbox/world/texts.ts';
import * as contract from '#shared/api/account/accountPush.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { pushKinds } from '#shared/push/pushKinds.ts';
import type { PushDevice } from '#shared/push/pushOrder.ts';

const MAX_ADDRESS = 1_000;
/** Bytes of a P-256 point and of an auth secret. */
const POINT = 65;
const SECRET = 16;

/** Whether a device's subscription is well formed. The sender must still check where its endpoint leads. */
function isSendable({ endpoint, p256dh, auth }: PushDevice): boolean {
  const bytes = (text: string) => Buffer.from(text, 'base64url').length;
  return (
    endpoint.length <= MAX_ADDRESS &&
    /^https?:/.test(URL.parse(endpoint)?.protocol ?? '') &&
    bytes(p256dh) === POINT &&
    bytes(auth) === SECRET
  );
}

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
