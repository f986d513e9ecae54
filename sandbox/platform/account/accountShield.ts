import { isKnownDevice } from '#sandbox/platform/access/isKnownDevice.ts';
import { isFreshSignIn } from '#sandbox/platform/access/passkeys/isFreshSignIn.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import * as contract from '#shared/api/account/accountShield.contract.ts';
import { phraseRule } from '#shared/rules/fields/phraseRule.ts';

export const accountShield: Answer[] = [
  answerPlayer(contract.getShield, (_input, { world, player, session, place }) => {
    const until = world.cashier.withdrawalHold > 0 ? world.clock.seconds() + world.cashier.withdrawalHold : null;
    const isSafe = player.two_factor === 0 && isKnownDevice(world, player.uid, { place, session });
    const isHeld = player.hold_until > world.clock.seconds();
    return {
      phrase: player.phrase,
      withdrawals_from: isHeld ? player.hold_until : null,
      would_hold: {
        password: until,
        second_factor: isSafe ? null : until,
        social: until,
        passkey: isFreshSignIn({ world, place }, player.uid, session) ? null : until,
        passkey_end: until,
      },
      withdrawals_wait_for: isHeld ? player.hold_for : null,
    };
  }),

  answerPlayer(contract.setPhrase, ({ phrase }, { world, player, locale }) => {
    const parsed = phraseRule().safeParse(phrase);
    if (!parsed.success) throw refuseField(locale, 'phrase', 'wrongPhrase');
    world.players.accounts.update(player.uid, { phrase: parsed.data || null });
    return 1;
  }),
];
