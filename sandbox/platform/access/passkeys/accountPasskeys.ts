import { noteKeyChange } from '#sandbox/platform/account/noteKeyChange.ts';
import { type Answer, type Asking, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { Session } from '#sandbox/world/players/sessions.ts';
import { textFor } from '#sandbox/world/texts.ts';
import * as contract from '#shared/api/account/passkeys.contract.ts';
import { passkeyNameRule } from '#shared/rules/keys/passkeyNameRule.ts';
import { checkAssertion } from './checkAssertion.ts';
import { hasJustSignedIn, isFreshSignIn } from './isFreshSignIn.ts';
import { attestation, readCredential } from './readCredential.ts';
import { relyingParty } from './relyingParty.ts';

/** ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257];
const TIMEOUT_MS = 300_000;

const transportsOf = (stored: string) => JSON.parse(stored) as string[];

/**
 * A key passes the second factor. With it on, a stolen session must not make one, or it would make recovery codes by it and switch the factor
 * off; the sign-in has just asked for it.
 */
function refuseStolen({ world, player, locale, session }: Asking & { player: Account; session: Session }): void {
  if (player.two_factor === 1 && !hasJustSignedIn({ world }, session))
    throw refuseField(locale, 'passkeys', 'passkeySignInFirst');
}

/** The player's passkeys: made, named, removed, and used in place of a code of the second factor. */
export const accountPasskeys: Answer[] = [
  answerPlayer(contract.getPasskeys, (_input, { world, player }) => ({
    items: world.access.passkeys
      .of(player.uid)
      .map(({ id, name, made_at, used_at }) => ({ id, name, made_at, used_at })),
    max: world.access.passkeys.max,
  })),

  answerPlayer(contract.askNewPasskey, (_input, asking) => {
    refuseStolen(asking);
    const { world, player, locale } = asking;
    const {
      access: { passkeys },
    } = world;
    const stored = passkeys.of(player.uid);
    if (stored.length >= passkeys.max) throw refuseField(locale, 'passkeys', 'passkeysFull');
    return {
      options: {
        challenge: passkeys.newChallenge('add', player.uid),
        rp: { id: relyingParty(asking).rpId, name: 'Yulduz' },
        user: {
          id: Buffer.from(passkeys.handleOf(player.uid)).toString('base64url'),
          name: player.login,
          displayName: player.fakename ?? player.login,
        },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: stored.map(({ id, transports }) => ({
          id,
          type: 'public-key',
          transports: transportsOf(transports),
        })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: TIMEOUT_MS,
      },
    };
  }),

  answerPlayer(contract.addPasskey, async ({ credential, name }, asking) => {
    refuseStolen(asking);
    const { world, player, locale, place, session } = asking;
    const {
      access: { passkeys },
    } = world;
    const { uid } = player;
    const label = passkeyNameRule().safeParse(name || place.device || textFor(player.locale, 'passkeyName'));
    if (!label.success) throw refuseField(locale, 'name', 'wrongValue');
    const given = readCredential(attestation, credential);
    if (!given) throw refuseField(locale, 'credential', 'passkeyRefused');
    const { rpId, origins } = relyingParty(asking);
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const checked = await verifyRegistrationResponse({
      response: {
        id: given.id,
        rawId: given.rawId,
        type: given.type,
        response: {
          clientDataJSON: given.response.clientDataJSON,
          attestationObject: given.response.attestationObject,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => passkeys.takeChallenge(challenge, 'add', uid),
      expectedOrigin: origins,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => ({ verified: false as const }));
    if (!checked.verified) throw refuseField(locale, 'credential', 'passkeyRefused');
    if (passkeys.of(uid).length >= passkeys.max) throw refuseField(locale, 'passkeys', 'passkeysFull');
    const { id, publicKey, counter } = checked.registrationInfo.credential;
    const transports = JSON.stringify(given.response.transports ?? []);
    const isNew = passkeys.add({ id, uid, name: label.data, rp_id: rpId, public_key: publicKey, counter, transports });
    if (!isNew) throw refuseField(locale, 'credential', 'passkeyRefused');
    noteKeyChange(world, player, {
      key: 'passkey',
      text: 'passkeyAdded',
      about: label.data,
      isSafe: isFreshSignIn(asking, uid, session),
    });
    return { id };
  }),

  answerPlayer(contract.renamePasskey, ({ id, name }, { world, player, locale }) => {
    const label = passkeyNameRule().safeParse(name);
    if (!label.success) throw refuseField(locale, 'name', 'wrongValue');
    if (!world.access.passkeys.rename(player.uid, id, label.data)) throw refuseField(locale, 'id', 'unknownPasskey');
    return 1;
  }),

  answerPlayer(contract.removePasskey, ({ id }, { world, player, locale }) => {
    const passkey = world.access.passkeys.byId(id);
    if (!passkey || !world.access.passkeys.remove(player.uid, id)) throw refuseField(locale, 'id', 'unknownPasskey');
    noteKeyChange(world, player, { key: 'passkey', text: 'passkeyRemoved', about: passkey.name });
    return 1;
  }),

  answerPlayer(contract.askPasskeyProof, (_input, asking) => {
    const { world, player, locale } = asking;
    const stored = world.access.passkeys.of(player.uid);
    if (stored.length === 0) throw refuseField(locale, 'passkeys', 'unknownPasskey');
    return {
      options: {
        challenge: world.access.passkeys.newChallenge('prove', player.uid),
        rpId: relyingParty(asking).rpId,
        allowCredentials: stored.map(({ id, transports }) => ({
          id,
          type: 'public-key',
          transports: transportsOf(transports),
        })),
        timeout: TIMEOUT_MS,
        userVerification: 'required',
      },
    };
  }),

  answerPlayer(contract.provePasskey, async ({ credential }, asking) => {
    const { world, player, session } = asking;
    await checkAssertion(asking, { purpose: 'prove', credential, uid: player.uid });
    return { code: world.access.passkeys.newProof(session.tokenHash) };
  }),
];
