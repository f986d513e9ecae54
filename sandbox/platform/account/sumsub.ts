import { type Answer, type Asking, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { RequisiteCheck } from '#sandbox/world/money/requisiteChecks.ts';
import { USUAL_CHECK_HOURS, VERIFICATION_TOKEN_SECONDS } from '#sandbox/world/players/verification.ts';
import { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import { createApplicant, getAccessToken } from '#shared/api/account/sumsub.contract.ts';

function ownCheck(
  action: string,
  { world, player, locale }: Pick<Asking, 'world' | 'player' | 'locale'>,
): RequisiteCheck {
  const check = world.cashier.requisiteChecks.find(action);
  if (!check || check.uid !== player?.uid) throw refuseField(locale, 'externalActionId', 'unknownAction');
  return check;
}

export const sumsub: Answer[] = [
  answerPlayer(createApplicant, (_input, { world, player }) => {
    const { applicant_id, status } = world.players.verification.open(player.uid);
    return { applicant_id, status };
  }),
  answerPlayer(getVerification, ({ externalActionId = '' }, { world, player, locale }) => {
    if (externalActionId !== '') {
      const check = ownCheck(externalActionId, { world, player, locale });
      const state = world.cashier.identity.state(check.action_id);
      return {
        status: check.status === 'init' && state?.received.length === 0 ? ('none' as const) : check.status,
        is_final: check.is_final === 1,
        labels: state?.labels ?? [],
        comment: state?.comment ?? '',
        updated_at: check.updated_at,
        usual_hours: USUAL_CHECK_HOURS,
        external_action_id: check.action_id,
        title: check.requisites,
      };
    }
    const applicant = world.players.verification.of(player.uid);
    const state = applicant && world.cashier.identity.state(applicant.applicant_id);
    return {
      // A demo player is verified without documents.
      status: player.is_verified ? ('approved' as const) : (state?.status ?? ('none' as const)),
      is_final: state?.is_final ?? false,
      labels: world.switches.get('closure') === 'ban' ? [] : (state?.labels ?? []),
      comment: state?.comment ?? '',
      updated_at: applicant?.updated_at ?? null,
      usual_hours: USUAL_CHECK_HOURS,
      external_action_id: '',
      title: '',
    };
  }),
  answerPlayer(getAccessToken, ({ externalActionId = '' }, { world, player, locale }) => {
    const applicant = world.players.verification.of(player.uid);
    if (!applicant) throw refuseField(locale, 'applicant', 'verificationFirst');
    if (externalActionId !== '') ownCheck(externalActionId, { world, player, locale });
    const origin = world.money.payOrigin();
    return {
      token: world.players.verification.token(applicant, externalActionId),
      expires_in: VERIFICATION_TOKEN_SECONDS,
      // The stand-in of the WebSDK, if the player can reach it.
      ...(origin === undefined ? {} : { sdk_url: `${origin}/_/identity/websdk.js` }),
    };
  }),
];
