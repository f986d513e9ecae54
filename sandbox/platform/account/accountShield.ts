import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import * as contract from '#shared/api/account/accountShield.contract.ts';
import { phraseRule } from '#shared/rules/fields/phraseRule.ts';

export const accountShield: Answer[] = [
  answerPlayer(contract.getShield, (_input, { world, player }) => {
    const isHeld = player.hold_until > world.clock.seconds();
    return {
      phrase: player.phrase,
      withdrawals_from: isHeld ? player.hold_until : null,
      withdrawals_wait_for: isHeld ? player.hold_for : null,
    };
  }),

  answerPlayer(contract.setPhrase, ({ phrase }, { world, player, locale }) => {
    const parsed = phraseRule().safeParse(phrase);
    if (!parsed.success) throw refuseField(locale, 'phrase', 'wrongPhrase');
    world.accounts.update(player.uid, { phrase: parsed.data || null });
    return 1;
  }),
];
