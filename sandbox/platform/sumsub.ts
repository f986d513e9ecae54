import { createApplicant, getAccessToken } from '../../shared/api/sumsub.contract.ts';
import { VERIFICATION_TOKEN_SECONDS } from '../world/verification.ts';
import { type Answer, answerPlayer } from './answer.ts';
import { refuseField } from './refuseField.ts';

export const sumsub: Answer[] = [
  answerPlayer(createApplicant, (_input, { world, player }) => {
    const { applicant_id, status } = world.verification.open(player.uid);
    return { applicant_id, status };
  }),
  answerPlayer(getAccessToken, ({ externalActionId = '' }, { world, player, locale }) => {
    const applicant = world.verification.of(player.uid);
    if (!applicant) throw refuseField(locale, 'applicant', 'verificationFirst');
    const origin = world.money.payOrigin();
    return {
      token: world.verification.token(applicant, externalActionId),
      expires_in: VERIFICATION_TOKEN_SECONDS,
      // The stand-in of the WebSDK, where the player can reach it.
      ...(origin === undefined ? {} : { sdk_url: `${origin}/_/identity/websdk.js` }),
    };
  }),
];
