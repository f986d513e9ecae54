import { askSecondFactor } from '#sandbox/platform/access/askSecondFactor.ts';
import { noteWrongCode } from '#sandbox/platform/access/noteWrongCode.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import * as contract from '#shared/api/account/accountRecovery.contract.ts';

export const accountRecovery: Answer[] = [
  answerPlayer(contract.getRecoveryCodes, (_input, { world, player }) => {
    const { remaining, madeAt } = world.access.recoveryCodes.of(player.uid);
    return { left: remaining, made_at: madeAt };
  }),

  // A stolen session alone must not make codes that pass the second factor.
  answerPlayer(contract.makeRecoveryCodes, ({ code }, { world, player, locale, session }) => {
    if (player.two_factor === 0) throw refuseField(locale, 'code', 'factorFirst');
    const place = `session:${session.tokenHash}` as const;
    try {
      askSecondFactor(world, player, { locale, place, code });
    } catch (error) {
      noteWrongCode(error, { world, locale, place, owner: player });
      throw error;
    }
    return { codes: world.access.recoveryCodes.make(player.uid) };
  }),
];
